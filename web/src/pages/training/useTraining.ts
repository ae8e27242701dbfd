import { api } from "../../api/client";
import type { TrainingOut } from "../../api/models";
import { useMe } from "../../people";
import { type Polled, usePolled } from "../../shell/hooks";

/** Seconds between two looks: something may be due by then. */
const PACE = 120;

/** What I have to train; undefined while nobody is known. */
export function useTraining(): Polled<TrainingOut | undefined> {
  const me = useMe();
  return usePolled(async () => (me ? api.training() : undefined), PACE, me?.id ?? "");
}

/** The review of a table: read at once, and again and again while it is being made. */

import { useCallback, useEffect, useState } from "react";

import { api, Refused } from "../../api/client";
import type { ReviewOut } from "../../api/models";

/** Milliseconds between two looks at a review that is being made. */
const PACE = 1500;

export interface Reviewing {
  found: ReviewOut | null;
  refused: Refused | null;
  /** Starts the review. */
  ask(): void;
}

export function useReview(id: string): Reviewing {
  const [found, setFound] = useState<ReviewOut | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const take = useCallback((reading: Promise<ReviewOut>, isGone: () => boolean = () => false) => {
    reading
      .then((next) => {
        if (isGone()) return;
        setFound(next);
        setRefused(null);
      })
      .catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
        if (!isGone()) setRefused(error);
      });
  }, []);
  useEffect(() => {
    let gone = false;
    take(api.review(id), () => gone);
    return () => {
      gone = true;
    };
  }, [id, take]);
  const running = found?.state === "running";
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => take(api.review(id)), PACE);
    return () => clearInterval(timer);
  }, [id, running, take]);
  const ask = useCallback(() => take(api.askForReview(id)), [id, take]);
  return { found, refused, ask };
}

/** How long a step is shown before the next one. */

import type { Settings } from "../../settings";

const MILLISECONDS: Record<Settings["speed"], number> = { slow: 2200, normal: 1200, fast: 550, off: 0 };

/** A step that tells much takes longer, but not endlessly. */
const MOST = 2.5;

/** For how long a step with so many lines is shown at this speed. */
export function paceOf(speed: Settings["speed"], lines: number): number {
  return MILLISECONDS[speed] * Math.min(MOST, 1 + Math.max(0, lines - 1) / 2);
}

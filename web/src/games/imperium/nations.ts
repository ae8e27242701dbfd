/** The nations: what they are like and what ends the game for them. */

export interface Nation {
  box: "classics" | "legends";
  /** From 1 to 5. */
  difficulty: number;
  exhausts: number;
  /** What of its own ends the game: the last development card, or something else. */
  goal: "development" | "zenith" | "graal" | "shangri-la";
  /** Where cards go that others put into history. */
  history: "history" | "none" | "sunken";
  /** Whether it begins as an empire. */
  empire: boolean;
}

const nation = (box: Nation["box"], difficulty: number, special: Partial<Nation> = {}): Nation => ({
  box,
  difficulty,
  exhausts: 5,
  goal: "development",
  history: "history",
  empire: false,
  ...special,
});

export const NATIONS: Readonly<Record<string, Nation>> = {
  carthaginians: nation("classics", 2),
  celts: nation("classics", 2),
  greeks: nation("classics", 5),
  macedonians: nation("classics", 1),
  persians: nation("classics", 1),
  romans: nation("classics", 1),
  scythians: nation("classics", 2),
  vikings: nation("classics", 5, { goal: "zenith", history: "none" }),
  arthurians: nation("legends", 5, { goal: "graal" }),
  atlanteans: nation("legends", 3, { history: "sunken", empire: true }),
  egyptians: nation("legends", 3),
  mauryans: nation("legends", 2),
  minoans: nation("legends", 3),
  olmecs: nation("legends", 5),
  qin: nation("legends", 2),
  utopians: nation("legends", 5, { goal: "shangri-la", exhausts: 3 }),
};

/** The id of a side of a nation's power card. */
export function powerOf(nation: string, side: "a" | "b"): string {
  return `${nation.slice(0, 3)}_power_${side}`;
}

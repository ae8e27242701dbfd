/** How far a running game is, and what everybody has: read when it comes into sight. */

import { type RefObject, useEffect, useRef, useState } from "react";

import { api } from "../api/client";
import type { TableOut } from "../api/models";
import { type GameModule, gameModule, type View } from "../games";
import { type GameWords, useGameWords } from "../words";

export function stageOf(module: GameModule, view: View, words: GameWords): string {
  if (module.stage) return module.stage(view, words);
  const turn = Number(view["turn"] ?? 0);
  return turn ? words.say("table-turn", { turn }) : words.say("table-setup");
}

/** What a seat has: in the game's own words, or its points. */
function scoreOf(module: GameModule, view: View, seat: number, words: GameWords): string {
  if (module.standing) return module.standing(view, seat, words);
  const points = view["points"];
  return Array.isArray(points) ? words.number(Number(points[seat])) : "";
}

export function Progress({ table, names }: { table: TableOut; names: readonly string[] }) {
  const words = useGameWords(table.game);
  const module = gameModule(table.game);
  const place = useRef<HTMLParagraphElement>(null);
  const view = useView(table, place);
  const scores = view && names.map((name, seat) => `${name} ${scoreOf(module, view, seat, words)}`.trim());
  return (
    <p ref={place} className="table-progress num">
      {view && scores && [stageOf(module, view, words), ...scores].join(" · ")}
    </p>
  );
}

/** The table as one of my seats or a spectator sees it, as soon as it is in sight. */
function useView(table: TableOut, place: RefObject<HTMLElement | null>): View | null {
  const [view, setView] = useState<View | null>(null);
  const seat = table.seats.find((other) => other.mine)?.seat ?? null;
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let gone = false;
    const watch = new IntersectionObserver(([seen]) => {
      if (!seen?.isIntersecting) return;
      watch.disconnect();
      api.state(table.id, seat).then(
        (state) => {
          if (!gone) setView(state.view as unknown as View);
        },
        () => undefined, // the list says enough without it
      );
    });
    watch.observe(element);
    return () => {
      gone = true;
      watch.disconnect();
    };
  }, [table.id, table.version, seat, place]);
  return view;
}

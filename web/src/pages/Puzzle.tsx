/** Puzzles of a game, one after the other, or the one that the address names. */

import { Suspense, useEffect, useState } from "react";
import { useLocation } from "wouter";

import { api } from "../api/client";
import type { PuzzleOut } from "../api/models";
import { useQuery } from "../shell/address";
import { useGameOf } from "../shell/games";
import { useDoing, useTitle } from "../shell/hooks";
import { Loading, Refusal } from "../shell/Trouble";
import { useWords } from "../words";
import { NotFound } from "./NotFound";
import { Solve } from "./puzzles/Solve";

export default function Puzzle({ game, id }: { game: string; id?: string | undefined }) {
  const words = useWords();
  useTitle(words.say("puzzle-title"));
  const known = useGameOf(game);
  const [query] = useQuery();
  const theme = query.get("theme");
  const [puzzle, setPuzzle] = useState<PuzzleOut | null>(null);
  const [, go] = useLocation();
  const { run, refused } = useDoing();
  useEffect(() => {
    if (known) run(async () => setPuzzle(await (id ? api.puzzle(game, id) : api.nextPuzzle(game, theme))));
  }, [known, game, id, theme, run]);
  if (!known) return <NotFound />;
  if (refused) {
    return (
      <div className="page">
        <Refusal refused={refused} />
      </div>
    );
  }
  if (!puzzle || (id && puzzle.id !== id)) return <Loading />;

  function next(): void {
    if (id) go(`/puzzles/${game}`);
    else run(async () => setPuzzle(await api.nextPuzzle(game, theme)));
  }

  return (
    <Suspense fallback={<Loading />}>
      <Solve key={puzzle.id} puzzle={puzzle} theme={theme} onNext={next} />
    </Suspense>
  );
}

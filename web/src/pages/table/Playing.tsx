/** A table at which a game is played or watched: the bar, the game's own table, the rail, and what opens over them. */

import { useMemo, useState } from "react";

import { api } from "../../api/client";
import type { HintOut, TableOut, Told } from "../../api/models";
import type { LiveTable } from "../../api/useTable";
import type { GameModule, View } from "../../games";
import { understand } from "../../kit/Guide";
import { Guests } from "../../kit/guests";
import { paceOf } from "../../kit/follow/pace";
import { CatchingUp, RecapOffers, RecapPanel, useRecapKeys } from "../../kit/follow/Recap";
import { useInSight, useQueue } from "../../kit/follow/useQueue";
import { useRecap } from "../../kit/follow/useRecap";
import { useKeys } from "../../kit/keys";
import { Spotlight } from "../../kit/lesson/Spotlight";
import { useLesson } from "../../kit/lesson/useLesson";
import { useTurnChime } from "../../kit/sound";
import { useUnread } from "../../kit/unread";
import { useSettings } from "../../settings";
import { useChanged, useDoing } from "../../shell/hooks";
import { tableNames } from "../../shell/TableList";
import { Loading } from "../../shell/Trouble";
import { type GameWords, useDetail, useGameWords, useLessonOf } from "../../words";
import { Bar } from "./Bar";
import { History } from "./History";
import { PassDevice } from "./PassDevice";
import { Question } from "./Question";
import { type SheetName, Sheets } from "./Sheets";

export interface PlayingProps {
  live: LiveTable;
  table: TableOut;
  seat: number | null;
  onSeat(seat: number | null): void;
  module: GameModule;
}

export function Playing({ live, table: now, seat, onSeat, module }: PlayingProps) {
  const words = useGameWords(now.game);
  const Detail = useDetail(module);
  const lesson = useLessonOf(now.lesson && seat !== null ? now.game : null);
  const names = useMemo(() => tableNames(words, now), [words, now]);
  const teaching = useLesson({ lesson, state: live.state, module, words, names });
  const { queue, recapping, past } = useFollowing(live, now, seat, words, teaching !== null);
  const state = teaching?.state ?? past ?? live.state;
  const table = past ? { ...now, asked: past.choice?.seat ?? null, result: null } : now;
  const guests = useMemo(
    () => new Set(now.seats.filter((one) => one.guest && !one.mine).map((one) => one.seat)),
    [now],
  );
  const unread = useUnread(live.chat);
  const [pointed, setPointed] = useState<string | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const [hint, setHint] = useState<HintOut | null>(null);
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const [card, setCard] = useState<string | null>(null);
  const mySeats = table.seats.filter((other) => other.mine).map((other) => other.seat);
  const next =
    table.asked !== null && table.asked !== seat && mySeats.length > 1 && mySeats.includes(table.asked)
      ? table.asked
      : null;
  const asking = useDoing();
  const choice = (past && past.choice ? { ...past.choice, options: null } : state?.choice) ?? null;
  const stories = useMemo(
    () => live.stories.filter(({ version }) => version <= (state?.version ?? 0)),
    [live.stories, state?.version],
  );

  if (useChanged(teaching ? state?.version : live.state?.version)) {
    setHint(null);
    setPicked(null);
  }
  useTurnChime(!past && choice !== null && choice.seat === seat, state?.version);
  useKeys({
    "?": () => choice && setSheet("why"),
    u: () => !past && state?.can_undo && live.undo(),
  });

  const askHint = (): void => {
    if (seat === null) return;
    asking.run(async () => {
      const found = await api.hint(table.id, seat);
      const option = choice?.options?.find((other) => other.token === found.token);
      setHint(found);
      setPicked((choice && option && module.groupOf?.(choice, option)) ?? null);
    });
  };

  if (!state) return <Loading />;
  if (next !== null) return <PassDevice game={table.game} name={names[next] ?? ""} onReady={() => onSeat(next)} />;
  const view = state.view as unknown as View;
  const answer = (token: string): void => {
    if (live.sending || teaching?.allows(token) === false) return;
    if (teaching && choice) understand(table.game, choice, token);
    live.answer(token);
  };
  const pick = (group: string | null): void => {
    if (teaching?.allowsPick(group) !== false) setPicked(group);
  };
  const speaking = { words, names, onCard: setCard };
  const told = (stories.at(-1)?.told ?? []) as Told[];
  const offers = !teaching && <RecapOffers words={words} recapping={recapping} />;
  const following = recapping.recap ? (
    <RecapPanel {...speaking} recapping={recapping} />
  ) : (
    past && <CatchingUp {...speaking} queue={queue} told={told} />
  );
  return (
    <div className="table" data-game={table.game} data-version={state.version}>
      <Bar
        table={table}
        words={words}
        view={view}
        names={names}
        status={live.status}
        onOpen={setSheet}
        mine={seat !== null}
        module={module}
      />
      <div className="table-main">
        <Guests value={guests}>
          <module.Table
            view={view}
            names={names}
            seat={seat}
            choice={choice}
            onAnswer={answer}
            stories={stories}
            following={past !== null}
            taught={teaching !== null}
            unread={unread.unread}
            pointed={pointed}
            hinted={hint?.token ?? null}
            picked={picked}
            onPick={pick}
          />
        </Guests>
        {teaching && <Spotlight step={teaching.step} group={teaching.group} />}
      </div>
      <aside className="rail">
        <Question
          table={table}
          words={words}
          names={names}
          seat={seat}
          version={state.version}
          choice={choice}
          following={following}
          teaching={teaching}
          guide={table.lesson && seat !== null ? stories : null}
          onCard={setCard}
          hint={hint}
          problem={live.problem ?? asking.refused ?? recapping.asking.refused}
          prompt={{
            busy: live.sending,
            onPoint: setPointed,
            onAnswer: answer,
            canUndo: state.can_undo,
            ...(seat === null ? {} : { onUndo: live.undo, ...(teaching ? {} : { onHint: askHint }) }),
            onWhy: () => setSheet("why"),
            tools: offers,
            hasText: !(choice && module.ignoresText?.(view, choice)),
            markOf: module.markOf,
            groupOf: module.groupOf,
            orderOf: module.orderOf,
            picked,
            onPick: pick,
            ...(Detail && choice
              ? { detail: (option) => <Detail view={view} choice={choice} option={option} names={names} /> }
              : {}),
          }}
          onBack={(mine) => asking.run(() => api.comeBack(table.id, mine.seat))}
        />
        <History
          words={words}
          table={table}
          stories={stories}
          chat={live.chat}
          unread={unread}
          names={names}
          headings={module.headings}
          tools={offers}
          isRead={following !== null}
          mayTalk={mySeats.length > 0}
          onCard={setCard}
        />
      </aside>
      <Sheets
        sheet={sheet}
        card={card}
        words={words}
        table={table}
        module={module}
        choice={choice}
        mine={seat !== null}
        onOpen={setSheet}
        onClose={() => {
          setSheet(null);
          setCard(null);
        }}
        onResign={live.resign}
      />
    </div>
  );
}

/** What is shown instead of the table as it is: a step of a recap, or one that others have taken meanwhile. In a lesson the
 * steps come one by one anyway; a clock doesn't wait, and neither does a page that nobody sees. */
function useFollowing(live: LiveTable, table: TableOut, seat: number | null, words: GameWords, isTaught: boolean) {
  const { speed } = useSettings();
  const isPaced = useInSight() && !isTaught && table.clock_minutes === null;
  const queue = useQueue(live.recent, live.stories, seat, (version) => {
    const told = (live.stories.findLast((story) => story.version === version)?.told ?? []) as Told[];
    return isPaced ? paceOf(speed, words.runs(told).length) : 0;
  });
  const recapping = useRecap({
    table: table.id,
    seat,
    recent: live.recent,
    stories: live.stories,
    pace: ({ told }) => paceOf(speed === "off" ? "normal" : speed, words.runs(told).length),
  });
  useRecapKeys(recapping);
  const { recap } = recapping;
  const past = recap?.steps[recap.at]?.state ?? (queue.waiting > 0 ? queue.state : null);
  return { queue, recapping, past };
}

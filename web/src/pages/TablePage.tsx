/** A table: waiting for players, playing, passing the device, and the end. */

import { Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link, useSearch } from "wouter";

import { api } from "../api/client";
import type { HintOut, SeatOut, TableOut } from "../api/models";
import { type LiveTable, useTable } from "../api/useTable";
import { type GameModule, gameModule, type View } from "../games";
import { Chat } from "../kit/Chat";
import { Guide } from "../kit/Guide";
import { Hint } from "../kit/Hint";
import { useKeys } from "../kit/keys";
import { Log } from "../kit/Log";
import { Prompt, Why } from "../kit/Prompt";
import { Sheet } from "../kit/Sheet";
import { chime } from "../kit/sound";
import { watching } from "../play";
import { Copy } from "../shell/Copy";
import { GuestMark } from "../shell/GuestMark";
import { useDoing, useTitle } from "../shell/hooks";
import { SiteMenu } from "../shell/Menu";
import { resultOf, tableNames } from "../shell/TableList";
import { Loading, MaybeRefusal, Refusal } from "../shell/Trouble";
import { type GameWords, MatchOptions, useGameWords, useRules, useWords } from "../words";
import { WaitingRoom } from "./WaitingRoom";
import "./table.css";

export default function TablePage({ id }: { id: string }) {
  const [seat, setSeat] = useState<number | null | undefined>(undefined);
  const [first, setFirst] = useState<TableOut | null>(null);
  const { run, refused } = useDoing();
  useEffect(() => {
    run(async () => {
      const table = await api.table(id);
      setFirst(table);
      setSeat(firstSeat(table));
    });
  }, [id, run]);
  if (refused) {
    return (
      <div className="page">
        <Refusal refused={refused} onRetry={() => window.location.reload()} />
      </div>
    );
  }
  if (first === null || seat === undefined) return <Loading />;
  return <AtTable id={id} seat={seat} onSeat={setSeat} game={first.game} />;
}

/** My seat, or none: a spectator. With several seats at one device nobody is known to look yet. */
function firstSeat(table: TableOut): number | null {
  const mine = table.seats.filter((seat) => seat.mine);
  return mine.length === 1 || table.state === "open" ? (mine[0]?.seat ?? null) : null;
}

function AtTable({ id, seat, onSeat, game }: { id: string; seat: number | null; onSeat(seat: number | null): void; game: string }) {
  const live = useTable(id, seat);
  const module = gameModule(game);
  const words = useWords();
  useTitle(words.say("table-title"));
  // Drawn when the game's words and its table are there, as the pages are.
  const there = useDeferredValue(live.state !== null, false);
  if (live.table?.state === "open") return <WaitingRoom table={live.table} onSeated={(mine) => onSeat(mine)} />;
  if (live.table?.closed && live.state === null) {
    return (
      <div className="page">
        <ClosedNotice table={live.table} />
      </div>
    );
  }
  // When another seat of mine sits down at this device, nothing of the one before is shown to it.
  if (!live.table || !module || live.state?.seat !== seat) {
    return live.problem ? (
      <div className="page">
        <Refusal refused={live.problem} onRetry={live.retry} />
      </div>
    ) : (
      <Loading />
    );
  }
  return (
    <Suspense fallback={<Loading />}>
      {there ? (
        <MatchOptions value={live.table.options}>
          <Playing live={live} table={live.table} seat={seat} onSeat={onSeat} module={module} />
        </MatchOptions>
      ) : (
        <Loading />
      )}
    </Suspense>
  );
}

/** Why a game can't go on, and what is left of it. */
function ClosedNotice({ table }: { table: TableOut }) {
  const words = useWords();
  return (
    <section className="prompt">
      <p className="prompt-ask">{words.say("closed-title")}</p>
      <p>{words.say(`closed-${table.closed ?? "damaged"}`)}</p>
      <a className="button" href={api.recordAddress(table.id)} download>
        {words.say("result-record")}
      </a>
    </section>
  );
}

interface PlayingProps {
  live: LiveTable;
  table: TableOut;
  seat: number | null;
  onSeat(seat: number | null): void;
  module: GameModule;
}

function Playing({ live, table, seat, onSeat, module }: PlayingProps) {
  const words = useGameWords(table.game);
  const names = useMemo(() => tableNames(words, table), [words, table]);
  const guide = new URLSearchParams(useSearch()).get("guide") === "1";
  const [pointed, setPointed] = useState<string | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const [hint, setHint] = useState<HintOut | null>(null);
  const [sheet, setSheet] = useState<"why" | "menu" | BarSheet | null>(guide ? "intro" : null);
  const [card, setCard] = useState<string | null>(null);
  const [rail, setRail] = useState<"log" | "chat">("log");
  const state = live.state;
  const choice = state?.choice ?? null;
  const myTurn = choice !== null && choice.seat === seat;
  const mySeats = table.seats.filter((other) => other.mine).map((other) => other.seat);
  const mustPass = mySeats.length > 1 && table.asked !== null && table.asked !== seat && mySeats.includes(table.asked);
  const asking = useDoing();

  useEffect(() => {
    setHint(null);
    setPicked(null);
  }, [state?.version]);
  useTurnChime(myTurn, state?.version);
  const answer = live.sending ? ignore : live.answer;
  useKeys({
    "?": () => choice && setSheet("why"),
    u: () => state?.can_undo && live.undo(),
    l: () => {
      flushSync(() => setRail("log"));
      document.querySelector<HTMLElement>(".log")?.focus();
    },
    c: () => {
      flushSync(() => setRail("chat"));
      document.querySelector<HTMLElement>(".chat-lines")?.focus();
    },
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
  if (mustPass && table.asked !== null) {
    return <PassDevice game={table.game} name={names[table.asked] ?? ""} onReady={() => onSeat(table.asked)} />;
  }
  const view = state.view as unknown as View;
  const result = resultOf(table);
  const mine = seat === null ? undefined : table.seats[seat];
  const opened = card ? words.cards.get(card) : undefined;
  const problem = live.problem ?? asking.refused;
  const { Detail } = module;
  return (
    <div className="table" data-game={table.game} data-version={state.version}>
      <Bar table={table} words={words} view={view} names={names} live={live} onOpen={setSheet} mine={seat !== null} module={module} />
      <div className="table-main">
        <module.Table
          view={view}
          names={names}
          seat={seat}
          choice={choice}
          onAnswer={answer}
          stories={[...live.stories]}
          pointed={pointed}
          picked={picked}
          onPick={setPicked}
        />
      </div>
      <aside className="rail">
        <div className="rail-prompt">
          {mine?.stand_in && (
            <p className="notice warn">
              {words.say("table-stand-in", { player: mine.name ?? "" })}{" "}
              <button type="button" className="button small" onClick={() => asking.run(async () => void (await api.comeBack(table.id, mine.seat)))}>
                {words.say("table-back")}
              </button>
            </p>
          )}
          <MaybeRefusal refused={problem}>
            <Suspense fallback={null}>{problem?.rule && <RuleBehind words={words} id={problem.rule} />}</Suspense>
          </MaybeRefusal>
          {hint && choice?.options && <Hint words={words} choice={choice} hint={hint} names={names} />}
          {guide && myTurn && <Guide words={words} choice={choice} />}
          {result ? (
            <section className="prompt">
              <p className="prompt-ask">{words.say("table-over")}</p>
              <p>{words.verdict(result, names)}</p>
              <Link className="button primary" href={`/table/${table.id}/result`}>
                {words.say("table-result")}
              </Link>
            </section>
          ) : table.closed ? (
            <ClosedNotice table={table} />
          ) : (
            choice && (
              <Prompt
                words={words}
                choice={choice}
                seat={seat}
                names={names}
                busy={live.sending}
                onPoint={setPointed}
                onAnswer={answer}
                canUndo={state.can_undo}
                {...(seat === null ? {} : { onUndo: live.undo, onHint: askHint })}
                hinted={hint?.token ?? null}
                onWhy={() => setSheet("why")}
                markOf={module.markOf}
                groupOf={module.groupOf}
                picked={picked}
                onPick={setPicked}
                {...(Detail ? { detail: (option) => <Detail view={view} choice={choice} option={option} names={names} /> } : {})}
              />
            )
          )}
          {seat === null && <p className="muted small">{words.say("table-spectator")}</p>}
        </div>
        <div className="rail-tabs" role="tablist" aria-label={words.say("log-label")}>
          {(["log", "chat"] as const).map((name) => (
            <button key={name} type="button" role="tab" aria-selected={rail === name} onClick={() => setRail(name)}>
              {words.say(name === "log" ? "tab-log" : "chat-label")}
              {name === "chat" && live.chat.length > 0 && <span className="num"> {live.chat.length}</span>}
            </button>
          ))}
        </div>
        {rail === "log" ? (
          <Log words={words} stories={live.stories} names={names} headings={module.headings} onCard={setCard} />
        ) : (
          <Chat words={words} lines={live.chat} table={table.id} mayTalk={mySeats.length > 0} />
        )}
      </aside>
      {sheet === "why" && choice && (
        <Suspense>
          <WhySheet words={words} choice={choice} game={table.game} onClose={() => setSheet(null)} />
        </Suspense>
      )}
      {sheet === "intro" && (
        <Sheet title={words.say("table-help")} onClose={() => setSheet(null)} closeLabel={words.say("close")}>
          <Suspense fallback={<Loading />}>
            <module.Intro seats={table.seats.length} onDone={() => setSheet(null)} />
          </Suspense>
        </Sheet>
      )}
      {sheet === "menu" && (
        <Sheet title={words.say("table-menu")} onClose={() => setSheet(null)} closeLabel={words.say("close")}>
          <div className="stack">
            <BarButtons words={words} mine={seat !== null} running={table.state === "running"} className="button" onOpen={setSheet} />
          </div>
        </Sheet>
      )}
      {sheet === "seed" && (
        <Sheet title={words.say("table-deal")} onClose={() => setSheet(null)} closeLabel={words.say("close")}>
          <p>{words.say("table-deal-why")}</p>
          <p className="hash">{table.commitment}</p>
        </Sheet>
      )}
      {sheet === "watch" && (
        <Sheet title={words.say("table-spectators")} onClose={() => setSheet(null)} closeLabel={words.say("close")}>
          <p>{words.say(table.watch ? "table-spectators-private" : "table-spectators-public")}</p>
          <Copy label={words.say("table-watch")} text={watching(table)} />
        </Sheet>
      )}
      {sheet === "resign" && (
        <Sheet title={words.say("table-resign-sure")} onClose={() => setSheet(null)} closeLabel={words.say("close")}>
          <p>{words.say(`table-resign-why-${["alone", "two"][table.seats.length - 1] ?? "more"}`)}</p>
          <p className="row">
            <button
              type="button"
              className="button danger"
              onClick={() => {
                live.resign();
                setSheet(null);
              }}
            >
              {words.say("table-resign-yes")}
            </button>
            <button type="button" className="button" onClick={() => setSheet(null)}>
              {words.say("table-stay")}
            </button>
          </p>
        </Sheet>
      )}
      {opened && (
        <Sheet title={words.cardName(opened.id)} onClose={() => setCard(null)} closeLabel={words.say("close")}>
          <module.CardFace card={opened} size="large" />
        </Sheet>
      )}
    </div>
  );
}

/** The rule behind a refusal, and how it is read: in the reader's language, as the server's own words are not. */
function RuleBehind({ words, id }: { words: GameWords; id: string }) {
  const rule = useRules(words.game).find((other) => other.id === id);
  return (
    <p className="small">
      <a href={`/rules/${words.game}#${id}`} target="_blank" rel="noreferrer">
        {words.say("why-rule", { rule: id })}
      </a>{" "}
      {rule?.texts[words.lang]} {rule?.reading?.[words.lang]}
    </p>
  );
}

function WhySheet({ words, choice, game, onClose }: {
  words: GameWords;
  choice: NonNullable<NonNullable<LiveTable["state"]>["choice"]>;
  game: string;
  onClose(): void;
}) {
  const rule = useRules(game).find((other) => other.id === choice.rule);
  return <Why words={words} choice={choice} rule={choice.rule} text={rule?.texts[words.lang] ?? ""} onClose={onClose} />;
}

/** Seats, scores, whose turn it is, and the menu. */
function Bar({ table, words, view, names, live, onOpen, mine, module }: {
  table: TableOut;
  words: GameWords;
  view: View;
  names: readonly string[];
  live: LiveTable;
  onOpen(sheet: "menu" | BarSheet): void;
  mine: boolean;
  module: GameModule;
}) {
  return (
    <header className="table-bar">
      <Link className="table-home serif" href="/">
        {words.say("kronika")}
      </Link>
      <h1 className="table-game">{words.say("game-name")}</h1>
      <span className="table-turn muted">{stageOf(module, view, words)}</span>
      <ol className="table-seats">
        {table.seats.map((seat) => (
          <li key={seat.seat} className={table.asked === seat.seat ? "asked" : ""} data-seat={seat.seat}>
            <Presence seat={seat} words={words} />
            <span className="seat-name">{names[seat.seat]}</span>
            {seat.guest && !seat.mine && <GuestMark />}
            {module.standing && <span className="seat-standing num">{module.standing(view, seat.seat, words)}</span>}
            {seat.seconds_left !== null && (
              <span className="muted small num"> {words.say("table-clock", { minutes: Math.ceil(seat.seconds_left / 60) })}</span>
            )}
            {table.asked === seat.seat && <span className="hidden-text">{words.say("table-your-turn")}</span>}
          </li>
        ))}
      </ol>
      {(live.status === "waiting" || live.status === "closed") && (
        <span className="table-offline" role="status">
          {words.say("table-offline")}
        </span>
      )}
      <span className="table-buttons">
        <span className="wide-only">
          <BarButtons words={words} mine={mine} running={table.state === "running"} className="quiet" onOpen={onOpen} />
        </span>
        <button type="button" className="icon-button narrow-only" aria-label={words.say("table-menu")} onClick={() => onOpen("menu")}>
          <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden="true">
            <path d="M5 9.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zm7 0a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zm7 0a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z" />
          </svg>
        </button>
        <SiteMenu />
      </span>
    </header>
  );
}

function stageOf(module: GameModule, view: View, words: GameWords): string {
  if (module.stage) return module.stage(view, words);
  const turn = Number(view["turn"] ?? 0);
  return turn ? words.say("table-turn", { turn }) : words.say("table-setup");
}

type BarSheet = "intro" | "resign" | "seed" | "watch";

/** In the bar, or behind one button where there is no room. */
function BarButtons({ words, mine, running, className, onOpen }: {
  words: GameWords;
  mine: boolean;
  running: boolean;
  className: string;
  onOpen(sheet: BarSheet): void;
}) {
  return (
    <>
      <button type="button" className={className} onClick={() => onOpen("intro")}>
        {words.say("table-help")}
      </button>
      <button type="button" className={className} onClick={() => onOpen("seed")}>
        {words.say("table-deal")}
      </button>
      {mine && (
        <button type="button" className={className} onClick={() => onOpen("watch")}>
          {words.say("table-spectators")}
        </button>
      )}
      {mine && running && (
        <button type="button" className={className} onClick={() => onOpen("resign")}>
          {words.say("table-resign")}
        </button>
      )}
    </>
  );
}

/** Whether a player sits at the table now; bots always do. */
function Presence({ seat, words }: { seat: SeatOut; words: GameWords }) {
  const text = words.say(seat.kind === "bot" ? "table-bot" : seat.present ? "table-here" : "table-away");
  return (
    <span className={`presence ${seat.present ? "here" : ""}`} title={text}>
      <span className="hidden-text">{text}: </span>
    </span>
  );
}

function PassDevice({ game, name, onReady }: { game: string; name: string; onReady(): void }) {
  const words = useWords();
  return (
    <div className="page pass-device" data-game={game}>
      <h1>{words.say("table-pass-title")}</h1>
      <p className="serif">{words.say("table-pass", { player: name })}</p>
      <button type="button" className="button primary" onClick={onReady} autoFocus>
        {words.say("table-pass-ready", { player: name })}
      </button>
    </div>
  );
}

/** One answer at a time. */
function ignore(): void {}

function useTurnChime(myTurn: boolean, version: number | undefined): void {
  const before = useRef(myTurn);
  useEffect(() => {
    if (myTurn && !before.current) chime();
    before.current = myTurn;
  }, [myTurn, version]);
}

import "./shell/shell.css";

import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect, useRef } from "react";
import { Route, Switch, useLocation } from "wouter";

import { Home } from "./pages/Home";
import { NotFound } from "./pages/NotFound";
import { Header } from "./shell/Menu";
import { Guard, Loading } from "./shell/Trouble";
import { useWords } from "./words";

const Lobby = lazy(() => import("./pages/Lobby"));
const NewTable = lazy(() => import("./pages/NewTable"));
const MyGames = lazy(() => import("./pages/MyGames"));
const Join = lazy(() => import("./pages/Join"));
const Cards = lazy(() => import("./pages/Cards"));
const Rules = lazy(() => import("./pages/Rules"));
const Puzzle = lazy(() => import("./pages/Puzzle"));
const Puzzles = lazy(() => import("./pages/Puzzles"));
const Mistakes = lazy(() => import("./pages/Mistakes"));
const Training = lazy(() => import("./pages/Training"));
const Replay = lazy(() => import("./pages/Replay"));
const Settings = lazy(() => import("./pages/Settings"));
const Credits = lazy(() => import("./pages/Credits"));
const Account = lazy(() => import("./pages/Account"));

const TablePage = lazy(() => import("./pages/TablePage"));
const ResultPage = lazy(() => import("./pages/ResultPage"));

export function App() {
  const [address] = useLocation();
  // A page that has to wait for its parts is drawn when they are there, and what was in sight stays until then: what
  // React had to replace by a fallback it hides for 300 ms, however soon it is there.
  const drawn = useDeferredValue<string | null>(address, null);
  const path = drawn ?? address;
  // The table fills the screen and has its own bar, with `SiteMenu` in it.
  const atTable = /^\/table\/[^/]+$/.test(path);
  return (
    <>
      <SkipLink />
      {!atTable && <Header />}
      <Main path={path} busy={drawn !== address}>
        <Guard place={path}>
          <Suspense fallback={<Loading />}>{drawn === null ? <Loading /> : <Pages path={drawn} />}</Suspense>
        </Guard>
      </Main>
    </>
  );
}

function Pages({ path }: { path: string }) {
  return (
    <Switch location={path}>
      <Route path="/" component={Home} />
      <Route path="/lobby" component={Lobby} />
      <Route path="/new/:game?">{({ game }) => <NewTable game={game} />}</Route>
      <Route path="/my" component={MyGames} />
      <Route path="/join/:table/:seat">{({ table, seat }) => <Join id={table} seat={Number(seat)} />}</Route>
      <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
      <Route path="/table/:id/result">{({ id }) => <ResultPage key={id} id={id} />}</Route>
      <Route path="/table/:id/replay">{({ id }) => <Replay key={id} id={id} />}</Route>
      <Route path="/table/:id/mistakes">{({ id }) => <Mistakes key={id} id={id} />}</Route>
      <Route path="/training/:game?">{({ game }) => <Training game={game} />}</Route>
      <Route path="/replay">{() => <Replay />}</Route>
      <Route path="/cards/:game?/:card?">{({ game, card }) => <Cards game={game} card={card} />}</Route>
      <Route path="/rules/:game?">{({ game }) => <Rules game={game} />}</Route>
      <Route path="/puzzles" component={Puzzles} />
      <Route path="/puzzles/:game/:id?">{({ game, id }) => <Puzzle key={game} game={game} id={id} />}</Route>
      <Route path="/settings" component={Settings} />
      <Route path="/account" component={Account} />
      <Route path="/credits" component={Credits} />
      <Route component={NotFound} />
    </Switch>
  );
}

function SkipLink() {
  return (
    <a className="button skip-link" href="#main" onClick={skip}>
      {useWords().say("skip-to-content")}
    </a>
  );
}

function skip(event: { preventDefault(): void }): void {
  event.preventDefault();
  document.getElementById("main")?.focus();
}

/** Which part of the address makes another page; what follows (a card, a step) is the page's own business. */
function pageOf(path: string): string {
  const [first = "", second = ""] = path.split("/").slice(1);
  return first === "cards" ? first : `${first}/${second}`;
}

/** Another page starts at the top, and readers of the screen hear it from its beginning. */
function Main({ path, busy, children }: { path: string; busy: boolean; children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const page = pageOf(path);
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    if (!window.location.hash) window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [page]);
  return (
    <main id="main" ref={main} tabIndex={-1} aria-busy={busy}>
      {children}
    </main>
  );
}

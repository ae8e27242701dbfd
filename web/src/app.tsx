import "./shell/shell.css";

import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
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
const Replay = lazy(() => import("./pages/Replay"));
const Settings = lazy(() => import("./pages/Settings"));
const Account = lazy(() => import("./pages/Account"));

const TablePage = lazy(() => import("./pages/TablePage"));
const ResultPage = lazy(() => import("./pages/ResultPage"));

export function App() {
  const [path] = useLocation();
  // The table fills the screen and has its own bar, with `SiteMenu` in it.
  const atTable = /^\/table\/[^/]+$/.test(path);
  return (
    <>
      <SkipLink />
      {!atTable && <Header />}
      <Main path={path}>
        <Guard place={path}>
          <Suspense fallback={<Loading />}>
            <Pages />
          </Suspense>
        </Guard>
      </Main>
    </>
  );
}

function Pages() {
  return (
    <Switch>
      <Route path="/" component={Home} />
      <Route path="/lobby" component={Lobby} />
      <Route path="/new/:game?">{({ game }) => <NewTable game={game} />}</Route>
      <Route path="/my" component={MyGames} />
      <Route path="/join/:table/:seat">{({ table, seat }) => <Join id={table} seat={Number(seat)} />}</Route>
      <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
      <Route path="/table/:id/result">{({ id }) => <ResultPage key={id} id={id} />}</Route>
      <Route path="/table/:id/replay">{({ id }) => <Replay key={id} id={id} />}</Route>
      <Route path="/replay">{() => <Replay />}</Route>
      <Route path="/cards/:game?/:card?">{({ game, card }) => <Cards game={game} card={card} />}</Route>
      <Route path="/rules/:game?">{({ game }) => <Rules game={game} />}</Route>
      <Route path="/settings" component={Settings} />
      <Route path="/account" component={Account} />
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
function Main({ path, children }: { path: string; children: ReactNode }) {
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
    <main id="main" ref={main} tabIndex={-1}>
      {children}
    </main>
  );
}

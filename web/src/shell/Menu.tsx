/** The way through the page, language and theme: in the header, and for the table's own bar in a small menu. */

import { useEffect, useId, useRef, useState } from "react";
import { Link, useLocation } from "wouter";

import { api } from "../api/client";
import { useMe } from "../people";
import { changeSettings, useSettings } from "../settings";
import { useWords } from "../words";
import { useChanged, usePolled, useTurnIcon } from "./hooks";

const PLACES = [
  { to: "/", word: "nav-home" },
  { to: "/lobby", word: "nav-lobby" },
  { to: "/my", word: "nav-my" },
  { to: "/puzzles", word: "nav-puzzles" },
  { to: "/training", word: "nav-training" },
  { to: "/cards", word: "nav-cards" },
  { to: "/rules", word: "nav-rules" },
] as const;

function isHere(place: string, path: string): boolean {
  return place === "/" ? path === "/" : path === place || path.startsWith(`${place}/`);
}

/** How many games wait for me. */
export function useMyTurns(): number {
  const me = useMe();
  const [path] = useLocation();
  const { data } = usePolled(async () => (me ? api.myTables(0) : []), 30, `${me?.id ?? ""} ${path}`);
  const turns = data?.filter((table) => table.my_turn).length ?? 0;
  useTurnIcon(turns > 0);
  return turns;
}

function Links({ turns }: { turns: number }) {
  const words = useWords();
  const [path] = useLocation();
  return (
    <ul>
      {PLACES.map(({ to, word }) => (
        <li key={to}>
          <Link href={to} aria-current={isHere(to, path) ? "page" : undefined}>
            {words.say(word)}
            {to === "/my" && turns > 0 && (
              <span className="turns num">
                {turns}
                <span className="hidden-text"> {words.say("nav-turns", { count: turns })}</span>
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function LangSwitch() {
  const words = useWords();
  const { lang } = useSettings();
  const other = lang === "en" ? "cs" : "en";
  return (
    <button
      type="button"
      className="icon-button lang-switch"
      lang={other}
      title={words.say(`lang-${other}`)}
      onClick={() => changeSettings({ lang: other })}
    >
      <span aria-hidden="true">{other.toUpperCase()}</span>
      <span className="hidden-text">{words.say(`lang-${other}`)}</span>
    </button>
  );
}

export function ThemeSwitch() {
  const words = useWords();
  useSettings();
  const dark = document.documentElement.dataset["theme"] === "dark";
  const label = words.say(dark ? "theme-to-light" : "theme-to-dark");
  return (
    <button
      type="button"
      className="icon-button"
      title={label}
      aria-label={label}
      onClick={() => changeSettings({ theme: dark ? "light" : "dark" })}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
        {dark ? (
          <path d="M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10Zm-1-6h2v4h-2zm0 18h2v4h-2zM1 11h4v2H1zm18 0h4v2h-4zM3.5 4.9l1.4-1.4 2.9 2.8-1.5 1.5zm12.7 12.7 1.4-1.4 2.9 2.8-1.5 1.5zM3.5 19.1l2.8-2.9 1.5 1.4-2.9 2.9zM16.2 6.4l2.8-2.9 1.5 1.4-2.9 2.9z" />
        ) : (
          <path d="M20.5 14.6A8.8 8.8 0 0 1 9.4 3.5a.6.6 0 0 0-.8-.7 9.8 9.8 0 1 0 12.6 12.6.6.6 0 0 0-.7-.8Z" />
        )}
      </svg>
    </button>
  );
}

/** A button that opens the site's menu; for bars that have no room for it. */
export function SiteMenu() {
  const words = useWords();
  const turns = useMyTurns();
  return <MenuButton turns={turns} label={words.say("menu")} />;
}

function MenuButton({ turns, label }: { turns: number; label: string }) {
  const [open, setOpen] = useState(false);
  const [path] = useLocation();
  const words = useWords();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  if (useChanged(path)) setOpen(false);

  useEffect(() => {
    if (!open) return;
    const away = (event: Event): void => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener("pointerdown", away);
    document.addEventListener("focusin", away);
    document.addEventListener("keydown", escape, true);
    return () => {
      document.removeEventListener("pointerdown", away);
      document.removeEventListener("focusin", away);
      document.removeEventListener("keydown", escape, true);
    };
  }, [open]);

  return (
    <div className="site-menu" ref={box}>
      <button
        ref={button}
        type="button"
        className="icon-button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
        <span className="hidden-text">{label}</span>
        {turns > 0 && <span className="dot" aria-hidden="true" />}
      </button>
      <div id={id} className="site-menu-panel" hidden={!open}>
        <nav aria-label={words.say("nav-label")}>
          <Links turns={turns} />
        </nav>
        <AccountLink />
        <Link href="/settings">{words.say("nav-settings")}</Link>
        <div className="row">
          <LangSwitch />
          <ThemeSwitch />
        </div>
      </div>
    </div>
  );
}

function AccountLink() {
  const words = useWords();
  const me = useMe();
  return (
    <Link href="/account" className="account-link">
      {me ? me.name : words.say("nav-account")}
    </Link>
  );
}

export function Header() {
  const words = useWords();
  const turns = useMyTurns();
  return (
    <header className="site-header">
      <Link href="/" className="wordmark">
        <Mark />
        {words.say("kronika")}
      </Link>
      <nav className="site-nav" aria-label={words.say("nav-label")}>
        <Links turns={turns} />
      </nav>
      <div className="site-tools">
        <AccountLink />
        <Link
          href="/settings"
          className="icon-button"
          aria-label={words.say("nav-settings")}
          title={words.say("nav-settings")}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path
              d="M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.5v5M8.5 14.5v5"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              fill="none"
            />
          </svg>
        </Link>
        <LangSwitch />
        <ThemeSwitch />
      </div>
      <MenuButton turns={turns} label={words.say("menu")} />
    </header>
  );
}

/** Two cards, one with a K: the same drawing as the icon of the tab. */
function Mark() {
  return (
    <svg className="wordmark-icon" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <rect x="5" y="4" width="17" height="24" rx="3" fill="var(--accent)" transform="rotate(-8 13 16)" />
      <rect x="10" y="4" width="17" height="24" rx="3" fill="var(--panel)" stroke="var(--ink)" strokeWidth="1.5" />
      <path
        d="M14.5 10v12M14.5 16.2l6.5-6.2M17 14l4.5 8"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

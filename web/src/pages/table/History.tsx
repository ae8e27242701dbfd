/** The lower part of the rail: the log and the chat, one at a time. */

import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";

import type { ChatOut, StoryOut, TableOut } from "../../api/models";
import { Chat } from "../../kit/Chat";
import { useKeys } from "../../kit/keys";
import { Log } from "../../kit/Log";
import { Unread, type useUnread } from "../../kit/unread";
import type { GameWords } from "../../words";

const PARTS = {
  log: { label: "tab-log", focus: ".log" },
  chat: { label: "chat-label", focus: ".chat-lines" },
} as const;
type Part = keyof typeof PARTS;

export function History({
  words,
  table,
  stories,
  chat,
  unread,
  names,
  headings,
  tools,
  isRead,
  mayTalk,
  onCard,
}: {
  words: GameWords;
  table: TableOut;
  stories: readonly StoryOut[];
  chat: readonly ChatOut[];
  unread: ReturnType<typeof useUnread>;
  names: readonly string[];
  headings: readonly string[];
  /** Beside the log: what shows something of it on the table. */
  tools: ReactNode;
  /** Whether what happens is read out somewhere else now. */
  isRead: boolean;
  mayTalk: boolean;
  onCard(card: string): void;
}) {
  const [shown, setShown] = useState<Part>("log");
  const turnTo = (part: Part) => (): void => {
    flushSync(() => setShown(part));
    document.querySelector<HTMLElement>(PARTS[part].focus)?.focus();
  };
  useKeys({ l: turnTo("log"), c: turnTo("chat") });
  return (
    <>
      <div className="rail-tabs" role="tablist" aria-label={words.say("log-label")}>
        {(["log", "chat"] as const).map((part) => (
          <button key={part} type="button" role="tab" aria-selected={shown === part} onClick={() => setShown(part)}>
            {words.say(PARTS[part].label)}
            {part === "chat" && <Unread words={words} count={unread.unread} />}
          </button>
        ))}
      </div>
      {shown === "log" ? (
        <Log
          words={words}
          stories={stories}
          names={names}
          headings={headings}
          onCard={onCard}
          tools={tools}
          isRead={isRead}
          {...(table.closed ? { empty: "log-closed" } : {})}
        />
      ) : (
        <Chat words={words} lines={chat} table={table.id} mayTalk={mayTalk} onRead={unread.read} />
      )}
    </>
  );
}

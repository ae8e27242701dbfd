/** Which lines of the chat somebody hasn't seen yet, and how many, as a badge on the tab that leads to them. */

import { useCallback, useState } from "react";

import type { ChatOut } from "../api/models";
import type { Words } from "../words";
import "./chat.css";

/** What was said before one came counts as read. */
export function useUnread(lines: readonly ChatOut[]): { unread: number; read(): void } {
  const last = lines.at(-1)?.id ?? 0;
  const [seen, setSeen] = useState(last);
  const read = useCallback(() => setSeen(last), [last]);
  return { unread: lines.filter(({ id }) => id > seen).length, read };
}

export function Unread({ words, count }: { words: Words; count: number }) {
  if (count === 0) return null;
  return (
    <span className="badge" title={words.say("chat-unread", { count })}>
      <span aria-hidden="true">{count}</span>
      <span className="hidden-text">{words.say("chat-unread", { count })}</span>
    </span>
  );
}

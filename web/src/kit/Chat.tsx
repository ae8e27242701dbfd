/** The chat of a table. */

import { type SubmitEvent, useEffect, useRef, useState } from "react";

import { api } from "../api/client";
import type { ChatOut } from "../api/models";
import { GuestMark } from "../shell/GuestMark";
import { useDoing } from "../shell/hooks";
import { MaybeRefusal } from "../shell/Trouble";
import type { Words } from "../words";
import "./chat.css";

export function Chat({
  words,
  lines,
  table,
  mayTalk,
  onRead,
}: {
  words: Words;
  lines: readonly ChatOut[];
  table: string;
  mayTalk: boolean;
  /** The last line has come into sight. */
  onRead(): void;
}) {
  const [text, setText] = useState("");
  const sending = useDoing();
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = end.current;
    if (!element) return;
    element.scrollIntoView({ block: "nearest" });
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && onRead());
    watch.observe(element);
    return () => watch.disconnect();
  }, [lines.length, onRead]);
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!text.trim()) return;
    sending.run(async () => {
      await api.say(table, text);
      setText("");
    });
  };
  return (
    <div className="chat">
      <div className="chat-lines" role="log" aria-label={words.say("chat-label")} tabIndex={0}>
        {lines.length === 0 && <p className="muted small">{words.say("chat-empty")}</p>}
        {lines.map((line) => (
          <p key={line.id}>
            <b>
              {line.name ?? words.say("seat-deleted")}
              {line.guest && <GuestMark />}
            </b>{" "}
            {line.text}
          </p>
        ))}
        <div ref={end} />
      </div>
      <MaybeRefusal refused={sending.refused} />
      {mayTalk && (
        <form onSubmit={send} className="chat-form">
          <input
            value={text}
            maxLength={500}
            onChange={(event) => setText(event.target.value)}
            aria-label={words.say("chat-say")}
            placeholder={words.say("chat-say")}
          />
          <button type="submit" className="button" disabled={sending.busy}>
            {words.say("chat-send")}
          </button>
        </form>
      )}
    </div>
  );
}

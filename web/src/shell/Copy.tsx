import { useId, useRef, useState } from "react";

import { useWords } from "../words";

/** Something to take along: shown in full, copied with one click. */
export function Copy({ label, text }: { label: string; text: string }) {
  const words = useWords();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Not allowed here (a page without HTTPS): the text stays selected for Ctrl+C.
      field.current?.focus();
    }
  }

  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="copy">
        <input id={id} ref={field} readOnly value={text} onFocus={(event) => event.target.select()} />
        <button type="button" className="button" onClick={() => void copy()}>
          {words.say(copied ? "copied" : "copy")}
        </button>
      </div>
      <span role="status" className="hidden-text">
        {copied && words.say("copied")}
      </span>
    </div>
  );
}

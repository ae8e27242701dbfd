import { type ChangeEvent, useState } from "react";

import { api } from "../../api/client";
import { useDoing } from "../../shell/hooks";
import { MaybeRefusal } from "../../shell/Trouble";
import { useWords } from "../../words";

/** As far as a record goes: asked for once, it checks every answer. */
const WHOLE = 1_000_000;

/** Paste a record, open a file, or drop one. */
export function OpenRecord({ onOpen }: { onOpen(record: string): void }) {
  const words = useWords();
  const [record, setRecord] = useState("");
  const { busy, refused, run, clear } = useDoing();

  function check(text: string): void {
    run(async () => {
      await api.replayRecord(text, WHOLE, null);
      onOpen(text);
    });
  }

  async function readFile(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = event.target.files?.[0];
    event.target.value = "";
    if (!file) return;
    const text = await file.text();
    setRecord(text);
    check(text);
  }

  return (
    <div className="page">
      <h1>{words.say("replay-page")}</h1>
      <p>{words.say("replay-lead")}</p>
      <form
        className="panel stack"
        onSubmit={(event) => {
          event.preventDefault();
          check(record);
        }}
      >
        <div className="field">
          <label htmlFor="record-file">{words.say("replay-file")}</label>
          <input
            id="record-file"
            type="file"
            accept=".txt,.kronika,text/plain"
            onChange={(event) => void readFile(event)}
          />
        </div>
        <div className="field">
          <label htmlFor="record">{words.say("replay-paste")}</label>
          <textarea
            id="record"
            rows={12}
            spellCheck={false}
            value={record}
            placeholder={'[Game "…"]\n[Rules "1"]\n[Seats "2"]\n…'}
            onChange={(event) => {
              setRecord(event.target.value);
              clear();
            }}
          />
        </div>
        <MaybeRefusal refused={refused} />
        <p>
          <button type="submit" className="button primary" disabled={busy || !record.trim()}>
            {words.say("replay-open-record")}
          </button>
        </p>
      </form>
    </div>
  );
}

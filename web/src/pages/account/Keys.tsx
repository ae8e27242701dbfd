/** What lets somebody in: the sessions of browsers and the tokens of programs. */

import { useEffect, useState } from "react";

import { api } from "../../api/client";
import type { SessionOut } from "../../api/models";
import { setMe } from "../../people";
import { Copy } from "../../shell/Copy";
import { type Doing, useDoing, usePolled } from "../../shell/hooks";
import { MaybeRefusal } from "../../shell/Trouble";
import { useWords } from "../../words";
import { Form } from "./Form";

/** Where I am logged in, and the way out of it. */
export function Sessions() {
  const words = useWords();
  const { data, refused, again } = usePolled(api.sessions, 60);
  const ended = refused?.problem === "stranger"; // in another browser
  useEffect(() => {
    if (ended) setMe(null);
  }, [ended]);
  const doing = useDoing();
  const end = (id: string): void =>
    doing.run(async () => {
      await api.endSession(id);
      again();
    });
  const everywhere = (): void =>
    doing.run(async () => {
      await api.logoutEverywhere();
      setMe(null);
    });
  return (
    <section className="panel stack">
      <h2>{words.say("session-title")}</h2>
      {data && <Keys keys={data} ending={words.say("account-logout")} doing={doing} onEnd={end} />}
      <MaybeRefusal refused={doing.refused} />
      <p>
        <button type="button" className="button" disabled={doing.busy} onClick={everywhere}>
          {words.say("session-everywhere")}
        </button>
      </p>
      <p className="hint">{words.say("session-everywhere-hint")}</p>
    </section>
  );
}

export function Tokens() {
  const words = useWords();
  const { data, again } = usePolled(api.tokens, 60);
  const [name, setName] = useState("");
  const [token, setToken] = useState<string | null>(null);
  const doing = useDoing();
  const make = async (): Promise<void> => {
    setToken((await api.newToken(name.trim())).token);
    setName("");
    again();
  };
  const revoke = (id: string): void =>
    doing.run(async () => {
      await api.revokeToken(id);
      again();
    });
  return (
    <Form
      title={words.say("token-title")}
      lead={words.say("token-lead")}
      button={words.say("token-make")}
      doing={doing}
      onSubmit={make}
    >
      {data && <Keys keys={data} ending={words.say("token-revoke")} doing={doing} onEnd={revoke} />}
      <div className="field">
        <label htmlFor="token-name">{words.say("token-name")}</label>
        <input id="token-name" value={name} maxLength={30} onChange={(event) => setName(event.target.value)} />
      </div>
      {token !== null && (
        <div className="stack">
          <Copy label={words.say("token-yours")} text={token} />
          <p className="notice warn">{words.say("token-once")}</p>
        </div>
      )}
    </Form>
  );
}

/** A list of sessions or tokens, each with a button that ends it. */
function Keys({
  keys,
  ending,
  doing,
  onEnd,
}: {
  keys: SessionOut[];
  ending: string;
  doing: Doing;
  onEnd(id: string): void;
}) {
  const words = useWords();
  return (
    <ul className="keys">
      {keys.map((key) => (
        <li key={key.id} className="spread">
          <span>
            <b>{key.name || words.say("session-unknown")}</b>
            {key.current && <span className="tag">{words.say("session-current")}</span>}
            <span className="muted small">{words.say("session-used", { ago: words.ago(key.used) })}</span>
          </span>
          {!key.current && (
            <button type="button" className="button small" disabled={doing.busy} onClick={() => onEnd(key.id)}>
              {ending}
              <span className="hidden-text">: {key.name || words.say("session-unknown")}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { Link } from "wouter";

import { api } from "../api/client";
import type { Me, SessionOut } from "../api/models";
import { beSomebody, setMe, useMe } from "../people";
import { Copy } from "../shell/Copy";
import { type Doing, useDoing, usePolled, useTitle } from "../shell/hooks";
import { Loading, MaybeRefusal } from "../shell/Trouble";
import { useWords } from "../words";
import "./account.css";

export default function Account() {
  const words = useWords();
  const me = useMe();
  useTitle(words.say("nav-account"));
  return (
    <div className="page">
      <h1>{words.say("nav-account")}</h1>
      {me === undefined ? <Loading /> : me === null ? <Stranger /> : me.guest ? <Guest me={me} /> : <Known me={me} />}
    </div>
  );
}

/** Nobody yet: a guest name, an account, or logging in. */
function Stranger() {
  const words = useWords();
  return (
    <>
      <p>{words.say("account-stranger")}</p>
      <NewGuest />
      <Register />
      <Login />
    </>
  );
}

function Guest({ me }: { me: Me }) {
  const words = useWords();
  return (
    <>
      <p>{words.say("account-guest", { name: me.name })}</p>
      <Rename name={me.name} />
      <Register name={me.name} />
      <Login warn />
      <Tokens />
      <Data me={me} />
    </>
  );
}

function Known({ me }: { me: Me }) {
  const words = useWords();
  const { busy, refused, run } = useDoing();
  return (
    <>
      <div className="panel spread">
        <p>{words.say("account-known", { name: me.name })}</p>
        <button
          type="button"
          className="button"
          disabled={busy}
          onClick={() =>
            run(async () => {
              await api.logout();
              setMe(null);
            })
          }
        >
          {words.say("account-logout")}
        </button>
      </div>
      <MaybeRefusal refused={refused} />
      <p>
        <Link href="/my">{words.say("nav-my")}</Link>
      </p>
      <ChangePassword />
      <Sessions />
      <Tokens />
      <Data me={me} />
    </>
  );
}

function Rename({ name: known }: { name: string }) {
  const words = useWords();
  const [name, setName] = useState(known);
  const doing = useDoing();
  return (
    <Form
      title={words.say("account-rename")}
      button={words.say("account-guest-button")}
      doing={doing}
      onSubmit={async () => setMe(await api.rename(name.trim()))}
    >
      <div className="field">
        <label htmlFor="new-name">{words.say("account-name")}</label>
        <input
          id="new-name"
          required
          value={name}
          maxLength={30}
          autoComplete="nickname"
          onChange={(event) => setName(event.target.value)}
        />
        <p className="hint">{words.say("account-rename-hint")}</p>
      </div>
    </Form>
  );
}

function NewGuest() {
  const words = useWords();
  const [name, setName] = useState("");
  const doing = useDoing();
  return (
    <Form
      title={words.say("account-guest-title")}
      doing={doing}
      button={words.say("account-guest-button")}
      onSubmit={async () => {
        await beSomebody(name.trim() || undefined);
      }}
    >
      <div className="field">
        <label htmlFor="guest-name">{words.say("account-name")}</label>
        <input
          id="guest-name"
          value={name}
          maxLength={30}
          autoComplete="nickname"
          onChange={(event) => setName(event.target.value)}
        />
        <p className="hint">{words.say("account-guest-hint")}</p>
      </div>
    </Form>
  );
}

function Form(props: {
  title: string;
  lead?: string;
  button: string;
  danger?: boolean;
  doing: Doing;
  children: ReactNode;
  onSubmit(): Promise<void>;
}) {
  function submit(event: FormEvent): void {
    event.preventDefault();
    props.doing.run(props.onSubmit);
  }
  return (
    <section>
      <form className="panel stack" onSubmit={submit}>
        <h2>{props.title}</h2>
        {props.lead && <p className="muted">{props.lead}</p>}
        {props.children}
        <MaybeRefusal refused={props.doing.refused} />
        <p>
          <button type="submit" className={`button ${props.danger ? "danger" : "primary"}`} disabled={props.doing.busy}>
            {props.button}
          </button>
        </p>
      </form>
    </section>
  );
}

function NameAndPassword(props: {
  id: string;
  fresh: boolean;
  name: string;
  password: string;
  onName(name: string): void;
  onPassword(password: string): void;
}) {
  const words = useWords();
  return (
    <>
      <div className="field">
        <label htmlFor={`${props.id}-name`}>{words.say("account-name")}</label>
        <input
          id={`${props.id}-name`}
          required
          maxLength={30}
          autoComplete="username"
          value={props.name}
          onChange={(event) => props.onName(event.target.value)}
        />
      </div>
      <Password
        id={`${props.id}-password`}
        label={words.say("account-password")}
        value={props.password}
        fresh={props.fresh}
        onChange={props.onPassword}
      />
    </>
  );
}

function Register({ name: known = "" }: { name?: string }) {
  const words = useWords();
  const [name, setName] = useState(known);
  const [password, setPassword] = useState("");
  const doing = useDoing();
  return (
    <Form
      title={words.say("account-register")}
      lead={words.say("account-register-lead")}
      button={words.say("account-register-button")}
      doing={doing}
      onSubmit={async () => setMe(await api.register(name.trim(), password))}
    >
      <NameAndPassword
        id="register"
        fresh
        name={name}
        password={password}
        onName={setName}
        onPassword={setPassword}
      />
    </Form>
  );
}

/** `warn`: a guest who logs in leaves the guest's games behind. */
function Login({ warn = false }: { warn?: boolean }) {
  const words = useWords();
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const doing = useDoing();
  return (
    <Form
      title={words.say("account-login")}
      lead={warn ? words.say("account-login-warn") : ""}
      button={words.say("account-login-button")}
      doing={doing}
      onSubmit={async () => setMe(await api.login(name.trim(), password))}
    >
      <NameAndPassword
        id="login"
        fresh={false}
        name={name}
        password={password}
        onName={setName}
        onPassword={setPassword}
      />
    </Form>
  );
}

/** A list of sessions or tokens, each with a button that ends it. */
function Keys({ keys, ending, doing, onEnd }: {
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

/** Where I am logged in, and the way out of it. */
function Sessions() {
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

function Password(props: { id: string; label: string; value: string; fresh?: boolean; onChange(value: string): void }) {
  const words = useWords();
  return (
    <div className="field">
      <label htmlFor={props.id}>{props.label}</label>
      <input
        id={props.id}
        type="password"
        required
        minLength={8}
        maxLength={200}
        autoComplete={props.fresh ? "new-password" : "current-password"}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
      />
      {props.fresh && <p className="hint">{words.say("account-password-hint")}</p>}
    </div>
  );
}

function ChangePassword() {
  const words = useWords();
  const [old, setOld] = useState("");
  const [fresh, setFresh] = useState("");
  const [changed, setChanged] = useState(false);
  const doing = useDoing();
  const change = async (): Promise<void> => {
    setChanged(false);
    await api.changePassword(old, fresh);
    setOld("");
    setFresh("");
    setChanged(true);
  };
  return (
    <Form
      title={words.say("password-title")}
      lead={words.say("password-lead")}
      button={words.say("password-change")}
      doing={doing}
      onSubmit={change}
    >
      <Password id="old-password" label={words.say("password-old")} value={old} onChange={setOld} />
      <Password id="new-password" label={words.say("password-new")} value={fresh} fresh onChange={setFresh} />
      <div role="status">{changed && <p className="notice good">{words.say("password-changed")}</p>}</div>
    </Form>
  );
}

function Tokens() {
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

/** To take along, and to delete. */
function Data({ me }: { me: Me }) {
  const words = useWords();
  const [asked, setAsked] = useState(false);
  const [password, setPassword] = useState("");
  const doing = useDoing();
  const away = async (): Promise<void> => {
    await api.deleteMe(password);
    setMe(null);
  };
  return (
    <>
      <section className="panel stack">
        <h2>{words.say("data-title")}</h2>
        <p className="muted">{words.say("data-lead")}</p>
        <p>
          <a className="button" href={api.exportAddress} download>
            {words.say("data-export")}
          </a>
        </p>
        {!asked && (
          <p>
            <button type="button" className="button danger" onClick={() => setAsked(true)}>
              {words.say("delete-ask")}
            </button>
          </p>
        )}
      </section>
      {asked && (
        <Form
          title={words.say("delete-title")}
          lead={words.say("delete-lead")}
          button={words.say("delete-button")}
          danger
          doing={doing}
          onSubmit={away}
        >
          {!me.guest && (
            <Password id="delete-password" label={words.say("account-password")} value={password} onChange={setPassword} />
          )}
        </Form>
      )}
    </>
  );
}

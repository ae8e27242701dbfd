import { type FormEvent, type ReactNode, useState } from "react";
import { Link } from "wouter";

import { api } from "../api/client";
import type { Me } from "../api/models";
import { beSomebody, setMe, useMe } from "../people";
import { Copy } from "../shell/Copy";
import { type Doing, useDoing, useTitle } from "../shell/hooks";
import { Loading, MaybeRefusal } from "../shell/Trouble";
import { useWords } from "../words";

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
      <Token />
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
      <Token />
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
          <button type="submit" className="button primary" disabled={props.doing.busy}>
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
      <div className="field">
        <label htmlFor={`${props.id}-password`}>{words.say("account-password")}</label>
        <input
          id={`${props.id}-password`}
          type="password"
          required
          minLength={8}
          maxLength={200}
          autoComplete={props.fresh ? "new-password" : "current-password"}
          value={props.password}
          onChange={(event) => props.onPassword(event.target.value)}
        />
        {props.fresh && <p className="hint">{words.say("account-password-hint")}</p>}
      </div>
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

function Token() {
  const words = useWords();
  const [token, setToken] = useState<string | null>(null);
  const { busy, refused, run } = useDoing();
  return (
    <section className="panel stack">
      <h2>{words.say("token-title")}</h2>
      <p className="muted">{words.say("token-lead")}</p>
      {token === null ? (
        <p>
          <button
            type="button"
            className="button"
            disabled={busy}
            onClick={() =>
              run(async () => {
                setToken((await api.token()).token);
              })
            }
          >
            {words.say("token-make")}
          </button>
        </p>
      ) : (
        <div className="stack">
          <Copy label={words.say("token-yours")} text={token} />
          <p className="notice warn">{words.say("token-once")}</p>
        </div>
      )}
      <MaybeRefusal refused={refused} />
    </section>
  );
}

/** Who one is: a guest with a name, or somebody with an account. */

import { useState } from "react";

import { api } from "../../api/client";
import { beSomebody, setMe } from "../../people";
import { useQuery } from "../../shell/address";
import { Field } from "../../shell/Field";
import { useDoing, useSite } from "../../shell/hooks";
import { useWords } from "../../words";
import { Form, NameAndPassword } from "./Form";

export function NewGuest() {
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
      <Field
        id="guest-name"
        label={words.say("account-name")}
        hint={words.say("account-guest-hint")}
        value={name}
        maxLength={30}
        autoComplete="nickname"
        onChange={setName}
      />
    </Form>
  );
}

export function Rename({ name: known }: { name: string }) {
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
      <Field
        id="new-name"
        label={words.say("account-name")}
        hint={words.say("account-rename-hint")}
        required
        value={name}
        maxLength={30}
        autoComplete="nickname"
        onChange={setName}
      />
    </Form>
  );
}

/** Where sign-up is by invitation, the link of the invitation has brought its code along. */
export function Register({ name: known = "" }: { name?: string }) {
  const words = useWords();
  const site = useSite();
  const [query] = useQuery();
  const [invitation, setInvitation] = useState(query.get("invitation") ?? "");
  const [name, setName] = useState(known);
  const [password, setPassword] = useState("");
  const doing = useDoing();
  if (!site) return null;
  if (site.sign_up === "closed") return <p className="panel">{words.say("account-sign-up-closed")}</p>;
  const invited = site.sign_up === "invitation";
  return (
    <Form
      title={words.say("account-register")}
      lead={words.say("account-register-lead")}
      button={words.say("account-register-button")}
      doing={doing}
      onSubmit={async () => setMe(await api.register(name.trim(), password, invited ? invitation.trim() : null))}
    >
      {invited && (
        <Field
          id="invitation"
          label={words.say("account-invitation")}
          hint={words.say("account-invitation-hint")}
          required
          maxLength={100}
          autoComplete="off"
          value={invitation}
          onChange={setInvitation}
        />
      )}
      <NameAndPassword id="register" fresh name={name} password={password} onName={setName} onPassword={setPassword} />
    </Form>
  );
}

/** `warn`: a guest who logs in leaves the guest's games behind. */
export function Login({ warn = false }: { warn?: boolean }) {
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

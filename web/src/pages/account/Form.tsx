/** The forms of the account page, and the fields that several of them have. */

import type { SubmitEvent, ReactNode } from "react";

import { Field } from "../../shell/Field";
import type { Doing } from "../../shell/hooks";
import { MaybeRefusal } from "../../shell/Trouble";
import { useWords } from "../../words";

export function Form(props: {
  title: string;
  lead?: string;
  button: string;
  danger?: boolean;
  doing: Doing;
  children: ReactNode;
  onSubmit(): Promise<void>;
}) {
  function submit(event: SubmitEvent): void {
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

export function NameAndPassword(props: {
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
      <Field
        id={`${props.id}-name`}
        label={words.say("account-name")}
        required
        maxLength={30}
        autoComplete="username"
        value={props.name}
        onChange={props.onName}
      />
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

export function Password(props: {
  id: string;
  label: string;
  value: string;
  fresh?: boolean;
  onChange(value: string): void;
}) {
  const words = useWords();
  return (
    <Field
      id={props.id}
      label={props.label}
      hint={props.fresh ? words.say("account-password-hint") : undefined}
      type="password"
      required
      minLength={8}
      maxLength={200}
      autoComplete={props.fresh ? "new-password" : "current-password"}
      value={props.value}
      onChange={props.onChange}
    />
  );
}

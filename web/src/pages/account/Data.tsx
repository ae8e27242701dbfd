/** What the server keeps of somebody. */

import { useState } from "react";

import { api } from "../../api/client";
import type { Me } from "../../api/models";
import { setMe } from "../../people";
import { useDoing } from "../../shell/hooks";
import { useWords } from "../../words";
import { Form, Password } from "./Form";

/** To take along, and to delete. */
export function Data({ me }: { me: Me }) {
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
            <Password
              id="delete-password"
              label={words.say("account-password")}
              value={password}
              onChange={setPassword}
            />
          )}
        </Form>
      )}
    </>
  );
}

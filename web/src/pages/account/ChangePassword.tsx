import { useState } from "react";

import { api } from "../../api/client";
import { useDoing } from "../../shell/hooks";
import { useWords } from "../../words";
import { Form, Password } from "./Form";

export function ChangePassword() {
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

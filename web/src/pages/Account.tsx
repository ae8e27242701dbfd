import { Link } from "wouter";

import { api } from "../api/client";
import type { Me } from "../api/models";
import { setMe, useMe } from "../people";
import { useDoing, useSite, useTitle } from "../shell/hooks";
import { Loading, MaybeRefusal } from "../shell/Trouble";
import { useWords } from "../words";
import { ChangePassword } from "./account/ChangePassword";
import { Data } from "./account/Data";
import { Login, NewGuest, Register, Rename } from "./account/Identity";
import { Sessions, Tokens } from "./account/Keys";
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
  const site = useSite();
  return (
    <>
      <p>{site && words.say(site.sign_up === "open" ? "account-stranger" : "account-stranger-members")}</p>
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

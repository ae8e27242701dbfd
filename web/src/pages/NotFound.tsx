import { Link } from "wouter";

import { useTitle } from "../shell/hooks";
import { useWords } from "../words";

export function NotFound() {
  const words = useWords();
  useTitle(words.say("notfound-title"));
  return (
    <div className="page">
      <h1>{words.say("notfound-title")}</h1>
      <p>{words.say("notfound-text")}</p>
      <p className="row">
        <Link href="/" className="button primary">
          {words.say("notfound-home")}
        </Link>
        <Link href="/my" className="button">
          {words.say("nav-my")}
        </Link>
      </p>
    </div>
  );
}

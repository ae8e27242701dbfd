import "./guest.css";

import { useWords } from "../words";

/** After the name of somebody who plays without an account: nobody vouches for the name. */
export function GuestMark() {
  const words = useWords();
  return (
    <>
      {" "}
      <span className="guest-mark" title={words.say("seat-guest-hint")}>
        {words.say("seat-guest")}
      </span>
    </>
  );
}

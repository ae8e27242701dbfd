/** A name in little room: a word goes to the next line as a whole, and one that is longer than a line is broken, with a
 * hyphen, before a syllable. */

import { Fragment } from "react";

import { breakable } from "./view";
import "./name.css";

export function Name({ of: name }: { of: string }) {
  return name.split(" ").map((word, place) => (
    <Fragment key={place}>
      {place > 0 && " "}
      <span className="word">{breakable(word)}</span>
    </Fragment>
  ));
}

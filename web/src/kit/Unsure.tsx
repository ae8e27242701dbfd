/** A small mark on what isn't certain: numbers of a card or board that are ours and not the printed ones. */

import "./unsure.css";

export function Unsure({ text }: { text: string }) {
  return (
    <span className="unsure" title={text}>
      <span aria-hidden="true">≈</span>
      <span className="hidden-text">{text}</span>
    </span>
  );
}

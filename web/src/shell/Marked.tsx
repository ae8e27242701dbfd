import { pieces } from "../search";

/** Text with what was searched for marked in it. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return pieces(text, words).map((piece, place) => (piece.found ? <mark key={place}>{piece.text}</mark> : piece.text));
}

/** Searching as people type: without accents, in any case, all words in any order. */

export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
}

export function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** Whether every word of the query is somewhere in the (folded) text. */
export function fits(words: readonly string[], folded: string): boolean {
  return words.every((word) => folded.includes(word));
}

/** The text in pieces, those found marked: [["", "a"], …] would be lost on accents, so it folds letter by letter. */
export function pieces(text: string, words: readonly string[]): { text: string; found: boolean }[] {
  if (!words.length) return [{ text, found: false }];
  const letters = Array.from(text);
  const folded = letters.map((letter) => fold(letter));
  const starts: number[] = [];
  let whole = "";
  for (const letter of folded) {
    starts.push(whole.length);
    whole += letter;
  }
  const hit = new Array<boolean>(letters.length).fill(false);
  for (const word of words) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length)) {
      starts.forEach((start, place) => {
        if (start >= at && start < at + word.length) hit[place] = true;
      });
    }
  }
  const found: { text: string; found: boolean }[] = [];
  letters.forEach((letter, place) => {
    const last = found.at(-1);
    if (last && last.found === hit[place]) last.text += letter;
    else found.push({ text: letter, found: hit[place] ?? false });
  });
  return found;
}

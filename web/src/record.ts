/** What the page reads of a record by itself; the server checks the rest. */

const PLAYER = /^\[Player "((?:[^"\\]|\\.)*)"\]/;

/** The names in the header, in the order of the seats. */
export function recordNames(record: string): string[] {
  return record.split(/\r?\n/).flatMap((line) => {
    const name = PLAYER.exec(line.trim())?.[1];
    return name === undefined ? [] : [name.replace(/\\(.)/g, "$1")];
  });
}

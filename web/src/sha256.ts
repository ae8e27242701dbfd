/* eslint-disable @typescript-eslint/no-non-null-assertion -- every index is within its array */
/** SHA-256 of a text, in hexadecimal. `crypto.subtle` has it too, but not on a page that came over plain HTTP. */

const PRIMES = primes(64);
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  }
  return found;
}

/** The first 32 bits after the point. */
function fraction(number: number): number {
  return ((number - Math.floor(number)) * 2 ** 32) | 0;
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const padded = new DataView(new ArrayBuffer(length));
  bytes.forEach((byte, at) => padded.setUint8(at, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(length - 4, bytes.length * 8);
  const hash = Int32Array.from(START);
  for (let block = 0; block < length; block += 64) {
    const words = new Int32Array(64);
    for (let i = 0; i < 16; i++) words[i] = padded.getInt32(block + 4 * i);
    for (let i = 16; i < 64; i++) {
      const early = words[i - 15]!;
      const late = words[i - 2]!;
      const mixed = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      words[i] = words[i - 16]! + mixed + words[i - 7]! + (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10));
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const first =
        (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i]! + words[i]!) | 0;
      const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => {
      hash[at] = hash[at]! + word;
    });
  }
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

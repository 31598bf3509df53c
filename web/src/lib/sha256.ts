/** SHA-256 of a text. Browsers lend theirs only to https and localhost; tables are played over a plain home network, too. */

const SIZE = 64; // bytes of a block

/** The first 32 bits of the fractional part of a root of a prime. */
function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0;
}

const PRIMES: number[] = [];
for (let each = 2; PRIMES.length < 64; each += 1) {
  if (PRIMES.every((prime) => each % prime)) {
    PRIMES.push(each);
  }
}
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

const turned = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** The text as bytes, then a one, zeros, and the length in bits. */
function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / SIZE) * SIZE);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 4, bytes.length * 8);
  return view;
}

/** The state after one more block. */
function mixed(state: readonly number[], block: DataView, from: number): number[] {
  const words: number[] = [];
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let at = 0; at < 64; at += 1) {
    if (at < 16) {
      words.push(block.getUint32(from + at * 4) | 0);
    } else {
      const [old, last] = [words[at - 15] ?? 0, words[at - 2] ?? 0];
      const low = turned(old, 7) ^ turned(old, 18) ^ (old >>> 3);
      const high = turned(last, 17) ^ turned(last, 19) ^ (last >>> 10);
      words.push(((words[at - 16] ?? 0) + low + (words[at - 7] ?? 0) + high) | 0);
    }
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + (ROUND[at] ?? 0) + (words[at] ?? 0)) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + (state[at] ?? 0)) | 0);
}

/** 64 hex digits. */
export function sha256(text: string): string {
  const blocks = padded(text);
  let state: readonly number[] = START;
  for (let from = 0; from < blocks.byteLength; from += SIZE) {
    state = mixed(state, blocks, from);
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

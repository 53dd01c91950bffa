// Chance: a stream of numbers that a seed fixes for ever, and any position of which can be returned to.
import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export interface Random {
  /** The seed and the position name a place in the stream; `openRandom` returns to it. */
  readonly seed: string;
  readonly position: number;
  /** A whole number from 0 to n - 1, each equally likely. */
  below(n: number): number;
}

export interface RandomPlace {
  readonly seed: string;
  readonly position: number;
}

/**
 * Opens the stream of a seed. 64 hexadecimal digits give the cryptographic stream; `fast:` and a number give the quick
 * one for bots, tests and benchmarks, which anybody could predict.
 */
export function openRandom({ seed, position }: RandomPlace): Random {
  if (/^fast:\d{1,10}$/.test(seed)) return new FastRandom(seed, position);
  if (/^[0-9a-f]{64}$/.test(seed)) return new ChaChaRandom(seed, position);
  throw new Error(`not a seed: ${JSON.stringify(seed)} (64 hexadecimal digits, or fast:N)`);
}

export function placeOf({ seed, position }: RandomPlace): RandomPlace {
  return { seed, position };
}

/** What is published when a match begins, so that its seed, published at the end, can be checked. */
export function commitment(seed: string): string {
  return bytesToHex(sha256(/^[0-9a-f]{64}$/.test(seed) ? hexToBytes(seed) : utf8ToBytes(seed)));
}

/** Shuffles the items in place (Fisher and Yates) and returns them. */
export function shuffle<T>(random: Random, items: T[]): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    const item = items[last] as T;
    items[last] = items[other] as T;
    items[other] = item;
  }
  return items;
}

const WORDS = 2 ** 32;

abstract class WordStream implements Random {
  readonly seed: string;
  #position: number;

  constructor(seed: string, position: number) {
    this.seed = seed;
    this.#position = position;
  }

  get position(): number {
    return this.#position;
  }

  below(n: number): number {
    if (!(n >= 1 && n <= WORDS)) throw new Error(`there is no whole number below ${n} to draw`);
    for (;;) {
      const word = this.word(this.#position++);
      // As whole numbers of 32 bits, which is much quicker than the remainder of any numbers; 2 ** 32 itself is none.
      const drawn = n === WORDS ? word : (word >>> 0) % (n >>> 0);
      // Words beyond the largest multiple of n are drawn again: taking them would favour the small numbers.
      if (word - drawn <= WORDS - n) return drawn;
    }
  }

  /** The 32-bit word at this position of the stream. */
  protected abstract word(position: number): number;
}

const NONCE = new Uint8Array(12);
const BLOCK_WORDS = 16;

class ChaChaRandom extends WordStream {
  readonly #key: Uint8Array;
  readonly #block = new Uint8Array(4 * BLOCK_WORDS);
  readonly #words = new DataView(this.#block.buffer);
  #loaded = -1;

  constructor(seed: string, position: number) {
    super(seed, position);
    this.#key = hexToBytes(seed);
  }

  protected override word(position: number): number {
    const block = Math.floor(position / BLOCK_WORDS);
    if (block !== this.#loaded) {
      this.#block.fill(0);
      chacha20(this.#key, NONCE, this.#block, this.#block, block);
      this.#loaded = block;
    }
    return this.#words.getUint32(4 * (position % BLOCK_WORDS), true);
  }
}

/** A mixed counter (the finisher of SplitMix32): small, even enough for play, not secret. */
class FastRandom extends WordStream {
  readonly #start: number;

  constructor(seed: string, position: number) {
    super(seed, position);
    this.#start = mix(Number(seed.slice('fast:'.length)));
  }

  protected override word(position: number): number {
    return mix(this.#start + Math.imul(position, 0x9e3779b9));
  }
}

function mix(word: number): number {
  let z = word | 0;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return (z ^ (z >>> 15)) >>> 0;
}

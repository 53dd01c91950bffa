// The stream of chance: numbers that a seed fixes for ever, and to any position of which one can return.
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
 * one for bots, tests and benchmarks, which anybody could predict. A seed that goes on as others (`goingOnAs`) gives the
 * stream of each from where it begins.
 */
export function openRandom({ seed, position }: RandomPlace): Random {
  return seed.includes('@') ? new SplicedRandom(seed, position) : openStream(seed, position);
}

/**
 * The seed of a stream that is the one of `place` up to there, and from there on that of the other seed: whatever was
 * drawn before stays as it was, and whatever is drawn later is new.
 */
export function goingOnAs({ seed, position }: RandomPlace, other: string): string {
  // What would begin only here or later was never drawn from.
  const before = partsOf(seed).filter(({ from }) => from < position);
  return [...before, { seed: other, from: position }]
    .map(({ seed, from }) => (from === 0 ? seed : `@${from}:${seed}`))
    .join('');
}

/** The seed that a person means who writes this: a short number names one of the quick streams. */
export function writtenSeed(text: string): string | undefined {
  if (/^\d{1,10}$/.test(text)) return `fast:${text}`;
  return /^[0-9a-f]{64}$/i.test(text) ? text.toLowerCase() : undefined;
}

/** The number of seeds of which this one is made. */
export function seedsIn(seed: string): number {
  return partsOf(seed).length;
}

function openStream(seed: string, position: number): WordStream {
  if (/^fast:\d{1,10}$/.test(seed)) return new FastRandom(seed, position);
  if (/^[0-9a-f]{64}$/.test(seed)) return new ChaChaRandom(seed, position);
  throw new Error(`not a seed: ${JSON.stringify(seed)} (64 hexadecimal digits, or fast:N)`);
}

interface Part {
  readonly seed: string;
  /** The place in the stream at which it begins. */
  readonly from: number;
}

function partsOf(seed: string): Part[] {
  const [first = '', ...others] = seed.split('@');
  return [
    { seed: first, from: 0 },
    ...others.map((other) => {
      const [, from, seed] = /^(\d{1,15}):(.*)$/.exec(other) ?? [];
      return { seed: seed ?? other, from: Number(from) };
    }),
  ];
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
  abstract word(position: number): number;
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

  override word(position: number): number {
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

  override word(position: number): number {
    return mix(this.#start + Math.imul(position, 0x9e3779b9));
  }
}

/** One stream after the other, each from a place on. */
class SplicedRandom extends WordStream {
  readonly #streams: readonly { readonly from: number; readonly stream: WordStream }[];

  constructor(seed: string, position: number) {
    super(seed, position);
    this.#streams = partsOf(seed).map(({ seed, from }) => ({ from, stream: openStream(seed, from) }));
  }

  override word(position: number): number {
    const here = this.#streams.findLast(({ from }) => from <= position);
    if (!here) throw new Error(`nothing is drawn before the beginning: ${position}`);
    return here.stream.word(position);
  }
}

function mix(word: number): number {
  let z = word | 0;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return (z ^ (z >>> 15)) >>> 0;
}

// The contract for a game's bot characters: faces and names for each level of its bots.

import type { Language } from '@undertow/shared/words/languages.ts';
import type { Component } from 'svelte';

/** How often a level won in the ladder; `docs/bots.md` says more. */
export interface Measured {
  readonly against: string;
  /** In percent. */
  readonly wins: number;
  /** In percent: where the true share lies, 95 times of 100. */
  readonly between: readonly [low: number, high: number];
  readonly matches: number;
  /** What else was chosen for the ladder. */
  readonly chosen?: string;
}

export function measured(
  against: string,
  wins: number,
  between: Measured['between'],
  matches: number,
  chosen = '--clock cpu',
): Measured {
  return { against, wins, between, matches, chosen };
}

/** What measured it. */
export function commandOf(game: string, level: string, { against, matches, chosen }: Measured): string {
  const command = `npm run ladder -- --game ${game} --players ${level},${against} --matches ${matches}`;
  return chosen === undefined ? command : `${command} ${chosen}`;
}

export interface Rival {
  readonly level: string;
  /** The symbol of the face in the sheet. */
  readonly face: string;
  /** The colour of its faces that are drawn in one. */
  readonly tint?: string;
  readonly measured?: Measured;
}

/** One of them, as they are called and shown wherever they sit. */
export interface Character {
  readonly name: string;
  /** Drawn as large as there is room, with the letter of a seat in a corner; or within a line, with what is told of it. */
  readonly Face: Component<{ readonly character: Character; readonly letter?: string; readonly label?: string }>;
  readonly face: string;
  readonly tint?: string | undefined;
  /** The class that gives the colours of its world. */
  readonly world?: string | undefined;
}

export interface Cast {
  /**
   * Who plays at this level, in the language of the reader; `undefined` for a level without a character. At a table with
   * several of one level, the next ones are others.
   */
  of(level: string, nth?: number): Character | undefined;
}

interface RivalWords {
  readonly title: string;
  readonly lead: string;
  readonly who: Readonly<Record<string, LevelWords>>;
}

/** Of a level: how deep it lives, the name of its first player, and those of the further ones in the order of their faces. */
interface LevelWords {
  readonly name: string;
  readonly place: string;
  readonly further: readonly string[];
}

/** The first name is that of its first player. */
export function called([name = '', ...further]: readonly string[], place: string): LevelWords {
  return { name, place, further };
}

/** By level, how each plays, in a sentence of its own. */
export type Sayings = Readonly<Partial<Record<Language, Said>> & { readonly en: Said }>;
type Said = Readonly<Record<string, string>>;

export interface GameRivals {
  /** The sheet of the faces. */
  readonly faces: string;
  /** The symbols of those who sit at a table besides the first of a level: each level has them in its own colour. */
  readonly further: readonly string[];
  readonly all: readonly Rival[];
  readonly sayings: Sayings;
  readonly words: Readonly<Partial<Record<Language, RivalWords>> & { readonly en: RivalWords }>;
}

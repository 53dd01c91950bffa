// Who plays a game for the house: a face and a name for each level of its bots.
import type { Component } from 'svelte';
import type { Language } from './words/languages.ts';

/** How often a level won in the ladder; `docs/bots.md` says more. */
export interface Measured {
  readonly against: string;
  /** In percent. */
  readonly wins: number;
  readonly matches: number;
  /** What else was chosen for the ladder. */
  readonly chosen?: string;
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
  /** The colour of a face that is drawn in one. */
  readonly tint?: string;
  readonly measured?: Measured;
}

/** One of them, as they are called and shown wherever they sit. */
export interface Character {
  readonly name: string;
  /** Drawn as large as there is room, with the letter of a seat in a corner. */
  readonly Face: Component<{ readonly character: Character; readonly letter?: string }>;
  readonly face: string;
  readonly tint?: string | undefined;
  /** The class that gives the colours of its world. */
  readonly world?: string | undefined;
}

export interface Cast {
  /** Who plays at this level, in the language of the reader; `undefined` for a level without a character. */
  of(level: string): Character | undefined;
}

interface RivalWords {
  readonly title: string;
  readonly lead: string;
  /** By level: the name, and how deep it lives. */
  readonly who: Readonly<Record<string, { readonly name: string; readonly place: string }>>;
}

export interface GameRivals {
  /** The sheet of the faces. */
  readonly faces: string;
  readonly all: readonly Rival[];
  readonly words: Readonly<Partial<Record<Language, RivalWords>> & { readonly en: RivalWords }>;
}

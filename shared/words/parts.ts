// The parts of a sentence: plain words, and mentions of things and people that can be looked at.
import type { Seat } from '../table/game.ts';

export type Part = string | Mention;

/** Something that a sentence names, in the form that the sentence needs. Kind and id are the game's; a seat's id is its number. */
export interface Mention {
  readonly kind: string;
  readonly id: string;
  readonly text: string;
}

/** A sentence, and those whose doing it tells of. */
export interface Saying {
  readonly parts: readonly Part[];
  readonly seats: readonly Seat[];
}

/** What can stand in a place of a sentence. */
export type Thing =
  | string
  | number
  | { readonly kind: 'seat'; readonly seat: Seat }
  /** Something of the game, which has a name for it. */
  | { readonly kind: string; readonly id: string }
  /** A number of something, within a list: `2 Pearls`. */
  | { readonly kind: 'count'; readonly number: number; readonly noun: string }
  /** Things beside each other: `Wen 79`. */
  | { readonly kind: 'phrase'; readonly things: readonly Thing[] }
  /** A sentence within another one. */
  | { readonly kind: 'sentence'; readonly text: string; readonly things: Things }
  | { readonly kind: 'list'; readonly things: readonly Thing[]; readonly joint?: 'and' | 'or' };

export interface Things extends Readonly<Record<string, Thing>> {}

/** The words of a sentence without more. */
export function plain(parts: readonly Part[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

/** The sentence with a capital at its beginning, unless a player's name stands there. */
export function capitalised(parts: readonly Part[]): readonly Part[] {
  const [first, ...rest] = parts.filter((part) => part !== '');
  if (first === undefined) return [];
  if (typeof first === 'string') return [upperFirst(first), ...rest];
  return [first.kind === 'seat' ? first : { ...first, text: upperFirst(first.text) }, ...rest];
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

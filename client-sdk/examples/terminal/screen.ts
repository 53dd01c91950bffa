// The contract of a game's screen in the terminal: how its position, options and forms are shown and typed.
import { asAny } from '@undertow/shared/table/any-game.ts';
import type { Json } from '../../index.ts';

/** The people at the table, as this client sees them. */
export interface Company {
  /** The seat of this client; `null` for a spectator. */
  readonly own: number | null;
  nameOf(seat: number): string;
}

export interface Screen<View = Json> {
  /** The position, line by line. */
  position(view: View, company: Company): readonly string[];
  /** What stands beside an option, such as its price. */
  beside?(option: string, prompt: string): string | undefined;
  /** The forms of the game, by name. */
  readonly forms: Readonly<Record<string, FormOnScreen<Json, View>>>;
}

/** How a form is asked, and how an answer to it is typed. */
export interface FormOnScreen<Data = Json, View = Json> {
  /** What is to be typed. */
  hint(data: Data): string;
  /** What can be named by its number. */
  options(data: Data, view: View, company: Company): readonly string[];
  /** The answer that these words mean; `undefined` if they mean none. */
  answer(words: readonly string[], data: Data): Json | undefined;
}

/** The screen of a game, for those who know no game. */
export function anyScreen<View>(screen: Screen<View>): Screen {
  return asAny(screen);
}

/** The things at these numbers, which count from 1; `undefined` if one of them is no such number. */
export function numbered<Thing>(words: readonly string[], things: readonly Thing[]): Thing[] | undefined {
  if (words.length === 1 && words[0] === '0') return [];
  const found = words.map((word) => things[Number(word) - 1]).filter((thing) => thing !== undefined);
  return found.length === words.length ? found : undefined;
}

export function listed(words: readonly string[]): string {
  return words.length > 0 ? words.join(', ') : '-';
}

/** A game of which the program knows nothing: everything is shown as the JSON that it is. */
export const anyGame: Screen = {
  position: (view) => JSON.stringify(view, null, 1).split('\n'),
  forms: {},
};

// What stands in the fields of a view that only the owner of a seat is shown, and how it may be exchanged with other things
// that are hidden: without a word of the author, as far as ids tell.
import { audienceOf } from '@undertow/shared/protocol/views.ts';
import type { Seat, Viewer } from '@undertow/shared/table/game.ts';
import { isObject } from '@undertow/shared/table/json.ts';
import { Match } from '@undertow/shared/table/match.ts';
import type { Random } from '@undertow/shared/table/random.ts';
import type { z } from 'zod';
import type { AnyMatch } from './game-under-test.ts';
import { type Leaf, withAt, wordCounts, wordSet, wordsIn } from './plain-json.ts';
import type { Tried } from './property.ts';

/** The names of the fields of a seat that only its owner is shown. */
export function ownFieldsOf(view: Tried['view']): readonly string[] {
  const seats = view?.shape.seats as z.ZodType | undefined;
  const seat = seats && 'element' in seats ? (seats.element as z.ZodType) : undefined;
  if (!seat || !('shape' in seat)) return [];
  const fields = Object.entries(seat.shape as Readonly<Record<string, z.ZodType>>);
  return fields.filter(([, field]) => audienceOf(field) === 'owner').map(([name]) => name);
}

/** What a seat alone is shown of itself. */
export function ownPart(match: AnyMatch, seat: Seat, fields: readonly string[]): Readonly<Record<string, unknown>> {
  const shown = match.view(seat).seats[seat];
  return Object.fromEntries(Object.entries(shown ?? {}).filter(([name]) => fields.includes(name)));
}

/** A match in which something that a seat hides is another thing, which is hidden as well. */
export interface Exchanged {
  readonly match: AnyMatch;
  readonly instead: string;
}

/** How many ways to exchange it are tried. */
const TRIES = 8;

/**
 * The same match, in which the seat has another thing that the viewer does not see, and that thing's place has this one. What
 * may stand there is what was seen in such places.
 */
export function exchanged(
  match: AnyMatch,
  seat: Seat,
  word: string,
  viewer: Viewer,
  fields: readonly string[],
  likes: ReadonlySet<string>,
  random: Random,
): Exchanged | undefined {
  const save = match.save();
  const seen = wordSet([match.view('spectator'), match.view(viewer)]);
  const leaves = [...wordsIn(save.state)];
  const mine = leaves.filter(({ value }) => value === word);
  const others = leaves.filter(({ value }) => value !== word && likes.has(value) && !seen.has(value));
  if (mine.length === 0 || others.length === 0) return undefined;
  const before = wordCounts(ownPart(match, seat, fields));
  for (let tries = 0; tries < TRIES; tries++) {
    const one = mine[tries % mine.length] as Leaf;
    const other = others[random.below(others.length)] as Leaf;
    const state = withAt(withAt(save.state, one.path, other.value), other.path, word);
    const twin = resumedAs(match, { ...save, state });
    if (!twin) continue;
    const after = wordCounts(ownPart(twin, seat, fields));
    const isExchanged =
      (after.get(word) ?? 0) === (before.get(word) ?? 0) - 1 &&
      (after.get(other.value) ?? 0) === (before.get(other.value) ?? 0) + 1;
    if (isExchanged) return { match: twin, instead: other.value };
  }
  return undefined;
}

function resumedAs(match: AnyMatch, save: ReturnType<AnyMatch['save']>): AnyMatch | undefined {
  try {
    const twin = Match.resume(match.game, save);
    return twin.lost === 0 ? twin : undefined;
  } catch {
    // The rules do not know such a position.
    return undefined;
  }
}

/** The path without numbers of places, as the author writes it: `seats.shown`. */
export function fieldAt(path: readonly string[]): string {
  return path.filter((key) => !/^\d+$/.test(key)).join('.');
}

/** Whether an event says by the field of that name whose it is. */
export function isOf(event: unknown, seat: Seat): boolean {
  return isObject(event) && event.seat === seat;
}

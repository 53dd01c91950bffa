// Who is shown what of a state: something else is put in its place, and who is then shown something else was shown it.
import type { AnyGame } from '@undertow/shared/table/any-game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { withOwn } from '@undertow/shared/table/view.ts';
import { fieldAt } from '../check/own-fields.ts';
import { withAt } from '../check/plain-json.ts';
import type { SeenBy } from './wire.ts';

type Scalar = string | number | boolean | null;

/** A value, or a list of values: hands and piles are exchanged as a whole, in whatever order they are shown. */
interface Thing {
  readonly path: readonly string[];
  readonly values: readonly Scalar[];
  readonly isList: boolean;
}

/** Which viewers are shown each value and each list of values, by its path with dots between. */
export function whoSees(game: AnyGame, state: Json, seats: number): Readonly<Record<string, SeenBy>> {
  const things = [...thingsIn(state, [])];
  const likes = Map.groupBy(things, likeOf);
  const shown = viewsOf(game, state, seats);
  const seen = things.map((thing) => {
    const known = new Set(likes.get(likeOf(thing))?.flatMap(({ values }) => values));
    return [thing.path.join('.'), seenBy(thing, known)] as const;
  });
  return Object.fromEntries(seen);

  function seenBy(thing: Thing, known: ReadonlySet<Scalar>): SeenBy {
    for (const other of othersFor(thing, known)) {
      const views = viewsWith(other, thing);
      if (!views) continue;
      const seeing = views.flatMap((view, at) => (view === shown[at] ? [] : [at]));
      if (seeing.includes(seats)) return 'all';
      return seeing.length > 0 ? seeing : 'nobody';
    }
    return 'unknown';
  }

  /** `undefined` where the rules do not know such a position. */
  function viewsWith(other: readonly Scalar[], { path, isList }: Thing): readonly string[] | undefined {
    try {
      return viewsOf(game, withAt(state, path, isList ? other : other[0]), seats);
    } catch {
      return undefined;
    }
  }
}

/** Of the seats, and then of a spectator. */
function viewsOf(game: AnyGame, state: Json, seats: number): readonly string[] {
  const open = game.openView(state);
  const own = Array.from({ length: seats }, (_, seat) => withOwn(open, seat, game.ownView(state, seat, open)));
  return [...own, open].map((view) => JSON.stringify(view));
}

function* thingsIn(value: Json, path: readonly string[]): Generator<Thing> {
  if (isScalar(value)) yield { path, values: [value], isList: false };
  else if (Array.isArray(value) && value.length > 0 && value.every(isScalar))
    yield { path, values: value, isList: true };
  else for (const [key, part] of Object.entries(value)) yield* thingsIn(part, [...path, key]);
}

/** What moves from list to list, such as cards, is alike; all else is what stands in fields of one name. */
function likeOf({ path, values, isList }: Thing): string {
  return isList ? `list of ${typeof values[0]}` : fieldAt(path);
}

/** What may stand in its place, the likeliest first. */
function othersFor({ values, isList }: Thing, known: ReadonlySet<Scalar>): readonly (readonly Scalar[])[] {
  const [first] = values;
  if (!isList && typeof first === 'number') return [[first + 1], [first - 1]];
  if (!isList && typeof first === 'boolean') return [[!first]];
  const strange = [...known].filter((value) => !values.includes(value));
  return strange
    .slice(0, TRIES)
    .map((_, from) => values.map((_, at) => strange[(from + at) % strange.length] as Scalar));
}

const TRIES = 3;

function isScalar(value: Json): value is Scalar {
  return typeof value !== 'object' || value === null;
}

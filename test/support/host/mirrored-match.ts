// A match as a room shows it: what the host would tell of it, at every step of a random game.
import { views } from '@undertow/games/views.ts';
import { Mirror } from '@undertow/server/rooms/mirror.ts';
import { tableClassesOf } from '@undertow/server/rooms/table-class.ts';
import type { Asked, OwnDecision, SeatClock } from '@undertow/shared/protocol/decisions.ts';
import type { standingIn } from '@undertow/shared/protocol/room-reading.ts';
import type { Seat, Shown, Viewer } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Match } from '@undertow/shared/table/match.ts';
import { CASES, type Case, isExtreme } from '../../games/games.ts';
import { make, moves, type RandomGame } from '../../games/random-games.ts';

const EPOCH = 1_763_000_000_000;
const TABLE = 'abcdefghij';

export const tableClasses = tableClassesOf(views);

/** What of a match is shown, whatever its game. */
export type ShownMatch = Pick<
  Match<unknown, unknown, Shown, unknown>,
  'version' | 'depth' | 'asked' | 'open' | 'sealed' | 'canTakeBack' | 'view'
>;

/** The games that have rooms, in each of their settings. */
export const MIRRORED: readonly Case[] = CASES.filter(({ under }) => views.has(under.game.id));

/** For what costs much at each step. */
export const EXTREMES: readonly Case[] = MIRRORED.filter(isExtreme);

export function mirrorOf(game: string, seats: number): Mirror {
  const type = tableClasses.get(game);
  if (!type) throw new Error(`${game} has no rooms`);
  return new Mirror(type, TABLE, seats, EPOCH);
}

type Standing = NonNullable<ReturnType<typeof standingIn>>;

/** What each viewer is to know of a match as it is now: many ask for the same. */
const standings = new WeakMap<ShownMatch, { readonly at: string; readonly known: Map<Viewer, Standing> }>();

/** What a viewer is to know of the match now. Times are made up, and differ from answer to answer. */
export function standingAt(match: ShownMatch, viewer: Viewer): Standing {
  let now = standings.get(match);
  // An answer that stays sealed makes no version, and is seen by its seat.
  const at = `${match.version} ${match.depth}`;
  if (now?.at !== at) {
    now = { at, known: new Map() };
    standings.set(match, now);
  }
  const standing = now.known.get(viewer) ?? standingOf(match, viewer);
  now.known.set(viewer, standing);
  return standing;
}

function standingOf(match: ShownMatch, viewer: Viewer): Standing {
  const until = EPOCH + match.version * 1700;
  const running = match.asked('spectator').map(({ seat }) => seat);
  const view = JSON.parse(JSON.stringify(match.view(viewer))) as Json & Shown;
  const open = viewer === 'spectator' ? undefined : match.open(viewer);
  return {
    table: TABLE,
    version: match.version,
    asked: match
      .asked(viewer)
      .map(
        ({ seat, prompt, choice }) =>
          ({ seat, prompt, ...(choice && seat !== viewer ? { choice } : {}), until }) as Asked,
      ),
    ...(open
      ? {
          decision: {
            ...{ number: open.number, until },
            ...{ prompt: open.decision.prompt, choice: open.decision.choice },
          } as OwnDecision,
        }
      : {}),
    ...(viewer !== 'spectator' && match.canTakeBack(viewer) ? { undo: true } : {}),
    ...sealedOf(match, viewer),
    seat: viewer === 'spectator' ? null : viewer,
    view,
    clocks: view.seats.map(
      (_, seat): SeatClock => ({
        seat,
        until: running.includes(seat) ? until : null,
        bank: 480_000 - match.version * seat,
      }),
    ),
    orders: [],
    ending: null,
  };
}

function sealedOf(match: ShownMatch, viewer: Viewer): Pick<Standing, 'sealed'> {
  const sealed = viewer === 'spectator' ? [] : match.sealed(viewer);
  return sealed.length > 0 ? { sealed: [...sealed] } : {};
}

/** Shows the match as it is now: to all, and to each of these seats. */
export function showMatch(mirror: Mirror, match: ShownMatch, seats: readonly Seat[]): void {
  const open = standingAt(match, 'spectator');
  mirror.show(open, open.view);
  mirror.showClocks(open.clocks);
  for (const seat of seats) {
    const own = standingAt(match, seat);
    mirror.showOwn(seat, own.view);
    mirror.ask(seat, own);
  }
}

/** Plays on to the end; now and then a player takes an answer back. */
export function* playThrough<S, E, V extends Shown, O>(game: RandomGame<S, E, V, O>): Generator<void> {
  const { match, random } = game;
  for (const move of moves(game)) {
    make(match, move);
    yield;
    if (random.below(4) === 0 && match.takeBack(move.decision.seat)) yield;
  }
}

// A game between random players, told line by line as a spectator sees it.
import { playAtRandom } from '@undertow/bots/random.ts';
import type { AbyssEvent } from '@undertow/shared/abyss/events.ts';
import { beastName } from '@undertow/shared/abyss/leviathan/sentence.ts';
import type { LeviathanView } from '@undertow/shared/abyss/leviathan/state.ts';
import { type Cast, capitalised, count, list, locationName, lordName } from '@undertow/shared/abyss/narrate/words.ts';
import { narrate } from '@undertow/shared/abyss/narrate.ts';
import type { Rules } from '@undertow/shared/abyss/rules.ts';
import type { Options, OwnedLord } from '@undertow/shared/abyss/state.ts';
import type { View } from '@undertow/shared/abyss/view.ts';
import type { Match } from '@undertow/shared/table/match.ts';
import { commitment } from '@undertow/shared/table/random.ts';
import type { Paint } from '../paint.ts';
import type { Wish } from './arguments.ts';
import { scoreTable } from './score-table.ts';

const NAMES = ['Ada', 'Bea', 'Cyril', 'Dora', 'Emil'];

export function* tale<State>(
  match: Match<State, AbyssEvent, View, Options>,
  rules: Rules,
  { seats, options, seed }: Wish,
  paint: Paint,
): Generator<string> {
  const cast: Cast = { seats: NAMES.slice(0, seats), rules };
  const view = () => match.view('spectator');

  function* told(events: readonly AbyssEvent[]): Generator<string> {
    const known = events.flatMap((event) => match.game.redact(event, 'spectator') ?? []);
    const next = known.findIndex((event) => event.type === 'turnBegan');
    for (const line of narrate(next < 0 ? known : known.slice(0, next), cast)) yield `    ${line}`;
    if (next < 0) return;
    yield* turnHeading(view(), cast, paint);
    yield* told(known.slice(next + 1));
  }

  const game = ['Abyss', ...options.expansions.map(capitalised)];
  yield paint.strong(`A game of ${list(game)} between ${list(cast.seats)}, who play at random`);
  // Anybody can foresee a short seed: there is nothing to commit to.
  if (!seed.startsWith('fast:')) yield paint.faint(`The SHA-256 of its seed is ${commitment(seed)}`);
  yield* told(match.told);
  for (const { events } of playAtRandom(match, seats, seed)) yield* told(events);

  yield '';
  if (match.outcome) yield* scoreTable(view(), match.outcome, cast, paint);
  yield '';
  const argument = seed.replace(/^fast:/, '');
  yield `The seed was ${argument}. The same game again:`;
  const chosen = options.expansions.length > 0 ? ` --expansions ${options.expansions.join()}` : '';
  yield `  npm run demo -- --seats ${seats}${chosen} --seed ${argument}`;
}

/** Whose turn it is; at the start of a round also what lies in the middle of the table. */
function* turnHeading(view: View, cast: Cast, paint: Paint): Generator<string> {
  const { active, round, first } = view;
  yield '';
  if (active === first) {
    yield paint.heading(`Round ${round}`);
    yield* middle(view, cast).map((line) => paint.faint(line));
    yield '';
  }
  yield `  ${paint.strong(cast.seats[active] ?? '')} ${paint.faint(holdings(view, cast))}`;
}

function middle({ court, councilCounts, available, expansions }: View, cast: Cast): string[] {
  const council = Object.entries(councilCounts).flatMap(([race, cards]) => (cards > 0 ? [`${race} ${cards}`] : []));
  const rows = [
    ['Court', court.map((lord) => lordName(cast, lord))],
    ['Council', council],
    ['Locations', available.map((location) => locationName(cast, location))],
    ...(expansions.leviathan ? [['Border', border(expansions.leviathan)] as const] : []),
  ] as const;
  return rows.map(([name, things]) => `  ${name}: ${things.join(', ') || 'empty'}`);
}

function border({ border }: LeviathanView): string[] {
  return Object.values(border).flatMap((beast) => (beast ? [beastName(beast.id)] : []));
}

function holdings({ seats, active, expansions }: View, cast: Cast): string {
  const seat = seats[active];
  if (!seat) return '';
  const free = (lord: OwnedLord) => lord.under === undefined;
  const has = [count(seat.pearls, 'Pearl'), count(seat.handCount, 'Ally')];
  const nebulis = expansions.kraken?.nebulis[active] ?? 0;
  const wounds = expansions.leviathan?.wounds[active] ?? 0;
  if (nebulis > 0) has.push(`${nebulis} Nebulis`);
  if (wounds > 0) has.push(count(wounds, 'Wound'));
  if (seat.keys > 0) has.push(count(seat.keys, 'Key token'));
  has.push(...seat.lords.filter(free).map((lord) => lordName(cast, lord.id) + (lord.disabled ? ' (disabled)' : '')));
  has.push(...seat.locations.map((location) => locationName(cast, location)));
  return `${has.join(', ')}: ${count(seat.score.total, 'point')}`;
}

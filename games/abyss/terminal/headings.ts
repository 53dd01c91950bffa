// What stands above a turn: whose it is and what they hold, and at the start of a round what lies on the table.
import { count } from '@undertow/shared/table/words.ts';
import type { Paint } from '../../../demo/paint.ts';
import { beastName } from '../rules/leviathan/sentence.ts';
import type { OwnedLord } from '../rules/state.ts';
import type { LeviathanView, View } from '../view.ts';
import { type Cast, locationName, lordName } from '../words/narrate/words.ts';

export function* turnHeading(view: View, cast: Cast, paint: Paint): Generator<string> {
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

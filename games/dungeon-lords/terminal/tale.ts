// Dungeon Lords, told in the terminal.
import type { Names } from '@undertow/shared/table/words.ts';
import type { Paint } from '../../../demo/paint.ts';
import { anyTale } from '../../../demo/tale.ts';
import type { DungeonEvent } from '../rules/events.ts';
import type { Options } from '../rules/state.ts';
import type { View } from '../view.ts';
import { narrate } from '../words/narrate.ts';
import { dungeons, evilometer, LEGEND, orderBoard, type Placed } from './board.ts';
import { scoreTable } from './score-table.ts';

export const tale = anyTale<DungeonEvent, View, Options>((_, seats, paint) => {
  const cast = { seats };
  // Minions of dummies leave the board before a player is asked again.
  const minions: Placed[] = [];
  return {
    told: (events, view) => told(events, view, minions, cast, paint),
    *ended(view, outcome) {
      yield* dungeons(view, cast).map(paint.faint);
      yield '';
      yield* scoreTable(view, outcome, cast, paint);
    },
  };
});

/** Each round and each combat round begins with a heading, and with the table as it is when the players are asked. */
function* told(
  events: readonly DungeonEvent[],
  view: View,
  minions: Placed[],
  cast: Names,
  paint: Paint,
): Generator<string> {
  const next = events.findIndex(isHeading);
  const part = next < 0 ? events : events.slice(0, next + 1);
  const lines = narrate(part, cast);
  const heading = next < 0 ? undefined : lines.pop();
  for (const line of lines) yield `    ${line}`;
  for (const event of part) if (event.type === 'minionPlaced') minions.push(event);
  if (part.some(({ type }) => type === 'ordersRevealed')) {
    yield* orderBoard(minions.splice(0), cast).map(paint.faint);
  }
  if (heading === undefined) return;

  const others = events.slice(next + 1);
  yield '';
  yield paint.heading(heading);
  if (!others.some(isHeading)) {
    const legend = view.year === 1 && view.round === 1 ? [LEGEND] : [];
    yield* [evilometer(view, cast), ...dungeons(view, cast), ...legend].map(paint.faint);
    yield '';
  }
  yield* told(others, view, minions, cast, paint);
}

function isHeading({ type }: DungeonEvent): boolean {
  return type === 'roundBegan' || type === 'combatRoundBegan';
}

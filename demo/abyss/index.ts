// Abyss, told in the terminal.
import type { AbyssEvent } from '@undertow/shared/abyss/events.ts';
import { abyss as rules } from '@undertow/shared/abyss/index.ts';
import type { Cast } from '@undertow/shared/abyss/narrate/words.ts';
import { narrate } from '@undertow/shared/abyss/narrate.ts';
import type { Options } from '@undertow/shared/abyss/state.ts';
import type { View } from '@undertow/shared/abyss/view.ts';
import type { Paint } from '../paint.ts';
import type { Tale } from '../tale.ts';
import { turnHeading } from './headings.ts';
import { scoreTable } from './score-table.ts';

export const abyss: Tale<AbyssEvent, View, Options> = (options, names, paint) => {
  const cast: Cast = { seats: names, rules: rules.rulesFor(options) };
  return {
    told: (events, view) => told(events, view, cast, paint),
    ended: (view, outcome) => scoreTable(view, outcome, cast, paint),
  };
};

function* told(events: readonly AbyssEvent[], view: View, cast: Cast, paint: Paint): Generator<string> {
  const next = events.findIndex((event) => event.type === 'turnBegan');
  for (const line of narrate(next < 0 ? events : events.slice(0, next), cast)) yield `    ${line}`;
  if (next < 0) return;
  yield* turnHeading(view, cast, paint);
  yield* told(events.slice(next + 1), view, cast, paint);
}

// Abyss, told in the terminal.
import type { Paint } from '../../../demo/paint.ts';
import { anyTale } from '../../../demo/tale.ts';
import type { AbyssEvent } from '../rules/events.ts';
import { abyss as rules } from '../rules/index.ts';
import type { Options } from '../rules/state.ts';
import type { View } from '../view.ts';
import type { Cast } from '../words/narrate/words.ts';
import { narrate } from '../words/narrate.ts';
import { turnHeading } from './headings.ts';
import { scoreTable } from './score-table.ts';

export const tale = anyTale<AbyssEvent, View, Options>((options, names, paint) => {
  const cast: Cast = { seats: names, rules: rules.rulesFor(options) };
  return {
    told: (events, view) => told(events, view, cast, paint),
    ended: (view, outcome) => scoreTable(view, outcome, cast, paint),
  };
});

function* told(events: readonly AbyssEvent[], view: View, cast: Cast, paint: Paint): Generator<string> {
  const next = events.findIndex((event) => event.type === 'turnBegan');
  for (const line of narrate(next < 0 ? events : events.slice(0, next), cast)) yield `    ${line}`;
  if (next < 0) return;
  yield* turnHeading(view, cast, paint);
  yield* told(events.slice(next + 1), view, cast, paint);
}

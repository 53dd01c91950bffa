// Prizes, told in the terminal.
import { plain } from '@undertow/shared/words/parts.ts';
import { type AnyTale, anyTale } from '../../../demo/tale.ts';
import type { View } from '../client.ts';
import type { Event } from '../rules/index.ts';
import type { Talk } from '../words/prizes-in.ts';

export function taleIn(talk: Talk): AnyTale {
  return anyTale<Event, View, object>((_, names, paint) => ({
    *told(events, { stake }) {
      for (const { heading, sayings } of talk.chapters(events, names)) {
        if (heading !== undefined) {
          yield '';
          yield paint.heading(heading);
          if (stake.length > 1) yield paint.faint(`  ${talk.text('stake')}: ${stake.join(' + ')}`);
        }
        for (const { parts } of sayings) yield `  ${plain(parts)}`;
      }
    },
    *ended({ seats }, { ranking }) {
      for (const seat of ranking.flat()) {
        yield paint.strong(`${names[seat]}: ${talk.counted('point', seats[seat]?.points ?? 0)}`);
      }
    },
  }));
}

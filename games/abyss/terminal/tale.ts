// Abyss, told in the terminal.
import { plain } from '@undertow/shared/words/parts.ts';
import { type AnyTale, anyTale } from '../../../demo/tale.ts';
import type { View } from '../client.ts';
import type { AbyssEvent } from '../rules/events.ts';
import type { Options } from '../rules/state.ts';
import type { AbyssTalk } from '../words/abyss-in.ts';
import { holdings, tableRows } from './headings.ts';
import { scoreTable } from './score-table.ts';

export function taleIn(talk: AbyssTalk): AnyTale {
  return anyTale<AbyssEvent, View, Options>((_, names, paint) => ({
    *told(events, view) {
      for (const { heading, sayings } of talk.chapters(events, names)) {
        if (heading !== undefined) {
          yield '';
          yield paint.heading(heading);
          if (view.active === view.first) yield* tableRows(view, talk).map((line) => paint.faint(`  ${line}`));
          yield paint.faint(`  ${holdings(view, talk)}`);
        }
        for (const { parts } of sayings) yield `    ${plain(parts)}`;
      }
    },
    ended: (view, outcome) => scoreTable(view, outcome, { talk, names, paint }),
  }));
}

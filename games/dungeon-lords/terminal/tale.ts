// Dungeon Lords, told in the terminal.
import { plain } from '@undertow/shared/words/parts.ts';
import { type AnyTale, anyTale } from '../../../demo/tale.ts';
import type { View } from '../client.ts';
import type { DungeonEvent } from '../rules/events.ts';
import type { Options } from '../rules/state.ts';
import type { DungeonTalk } from '../words/dungeon-in.ts';
import { dungeons, evilness, legend, orderBoard, type Placed } from './board.ts';
import { scoreTable } from './score-table.ts';

export function taleIn(talk: DungeonTalk): AnyTale {
  return anyTale<DungeonEvent, View, Options>((_, names, paint) => {
    // Minions of stand-ins leave the board before a player is asked again.
    const minions: Placed[] = [];
    return {
      /** Each round and each combat round begins with a heading, and the last with the table as it is when the players are asked. */
      *told(events, view) {
        const chapters = talk.chapters(events, names);
        for (const [i, { heading, events: part, sayings }] of chapters.entries()) {
          if (heading !== undefined) {
            yield '';
            yield paint.heading(heading);
            if (i === chapters.length - 1) yield* table(view);
          }
          for (const { parts } of sayings) yield `    ${plain(parts)}`;
          for (const event of part) if (event.type === 'minionPlaced') minions.push(event);
          if (part.some(({ type }) => type === 'ordersRevealed')) {
            yield* orderBoard(minions.splice(0), talk, names).map(paint.faint);
          }
        }
      },
      *ended(view, outcome) {
        yield* dungeons(view, talk, names).map(paint.faint);
        yield '';
        yield* scoreTable(view, outcome, { talk, names, paint });
      },
    };

    function* table(view: View): Generator<string> {
      const first = view.year === 1 && view.round === 1 ? [legend(talk)] : [];
      yield* [...evilness(view, talk, names), ...dungeons(view, talk, names), ...first].map(paint.faint);
      yield '';
    }
  });
}

// The tale of a game in the terminal, for one that brings no tale of its own: what is told, and who has how much in the end.
import type { AnyView } from '@undertow/shared/table/any-game.ts';
import { scoreOf } from '@undertow/shared/table/score.ts';
import { plain } from '@undertow/shared/words/parts.ts';
import { fieldLabel, type PlainTalk } from '@undertow/shared/words/plain-talk.ts';
import type { AnyTale } from '../demo/tale.ts';

export function plainTale(talk: PlainTalk): AnyTale {
  return (_, names, paint) => ({
    *told(events) {
      for (const { heading, sayings } of talk.chapters(events, names)) {
        if (heading !== undefined) yield* ['', paint.heading(heading)];
        for (const { parts } of sayings) yield `  ${plain(parts)}`;
      }
    },
    *ended({ seats }: AnyView, { ranking }) {
      for (const seat of ranking.flat()) {
        const score = scoreOf(seats[seat] ?? {});
        yield paint.strong(
          score === undefined ? `${names[seat]}` : `${names[seat]}: ${fieldLabel(talk, 'seats.score')} ${score}`,
        );
      }
    },
  });
}

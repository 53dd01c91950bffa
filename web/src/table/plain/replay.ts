// The replay of a match of a game without a page: its turns are the headings of its tale.
import type { GameTypes } from '@undertow/client-sdk/index.ts';
import type { AnyEvent } from '@undertow/shared/table/any-game.ts';
import type { GameReplay } from '../../game.ts';
import type { GameTurn } from '../../replay/game-turn.ts';
import { given } from './given.ts';
import NoSign from './NoSign.svelte';
import { PlainTable } from './plain-table.svelte.ts';
import Scoring from './Scoring.svelte';
import type { PlainSource } from './source.ts';
import Table from './Table.svelte';

/** It is called as the event is with which it begins. */
interface ToldTurn extends GameTurn {
  readonly event: AnyEvent;
}

export function plainReplay(source: PlainSource): GameReplay<GameTypes, PlainTable> {
  const headingOf = (event: AnyEvent, names: readonly string[]) => source.talk.chapters([event], names)[0]?.heading;
  return {
    rules: source.game,
    verifier: source.verifier,
    turnOf(event, last): ToldTurn | undefined {
      if (headingOf(event, []) === undefined) return undefined;
      const { seat } = event;
      return { seat: typeof seat === 'number' ? seat : 0, round: (last?.round ?? 0) + 1, event };
    },
    sayTurn(turn, names) {
      const { event, round } = turn as Partial<ToldTurn> & GameTurn;
      const name = (event && headingOf(event, names)) ?? String(round);
      // Days, lots and markets have numbers of their own: one count through all of them would be none of these.
      return { name, brief: name };
    },
    markOf: () => undefined,
    sayMark: () => '',
    MarkSign: NoSign,
    table: (session, options) => new PlainTable(session, options, source),
    Table,
    newStatsRecorder: () => ({ see() {}, stats: {} }),
    Scoring: given(Scoring, source),
    judging: source.judging,
  };
}

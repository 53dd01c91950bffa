// The content of a shared picture of Dungeon Lords: the sources of each seat's points, as the table stands.
import { markedName } from '@undertow/web/src/match/marked-name.ts';
import type { Row, Sketch } from '@undertow/web/src/sharing/card.ts';
import { formatNumber, t } from '@undertow/web/src/words/words.svelte.ts';
import type { View } from '../../client.ts';
import type { DungeonTable } from '../board/dungeon-table.svelte.ts';
import { kindsIn, pointsOf } from '../stats/verdict.ts';
import { dungeonLords } from '../words/words.svelte.ts';

export function sketchOfTable({ settled: view, players }: Pick<DungeonTable, 'settled' | 'players'>): Sketch {
  const names = players.map(markedName);
  const talk = dungeonLords();
  const kinds = kindsIn(view);
  const year = talk.text('board.year', { n: view.year });
  return {
    title: year,
    subtitle:
      view.combatRound > 0
        ? talk.text('board.combatRound', { n: view.combatRound })
        : t('table.round', { n: view.round }),
    playedWith: playedWith(view),
    kinds: kinds.map((kind) => talk.text(`scoring.${kind}`)),
    rows: view.seats.map(({ score }, seat): Row => {
      const points = pointsOf(view, seat);
      return {
        name: names[seat] ?? '',
        total: formatNumber(score.total),
        isMarked: false,
        parts: kinds.map((kind) => points[kind]),
      };
    }),
  };
}

export function playedWith({ options }: Pick<View, 'options'>): string {
  return ['Dungeon Lords', dungeonLords().text(options.full ? 'board.full' : 'board.simple')].join(' · ');
}

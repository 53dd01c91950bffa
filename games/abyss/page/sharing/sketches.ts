// The content of a shared picture of Abyss: the pieces of each seat, and the outcome in words.
import { markedName } from '@undertow/web/src/match/marked-name.ts';
import type { Row, Sketch } from '@undertow/web/src/sharing/card.ts';
import { formatNumber, t } from '@undertow/web/src/words/words.svelte.ts';
import type { View } from '../../client.ts';
import { portraitOf } from '../art/lord.ts';
import { painting, paintingOf } from '../art/paintings.ts';
import type { AbyssTable } from '../board/abyss-table.svelte.ts';
import { openTotalOf } from '../stats/verdict.ts';
import { abyss } from '../words/words.svelte.ts';

/** The table as it stands. What a seat alone knows of its Monster tokens stays its own. */
export function sketchOfTable({ settled: view, players }: Pick<AbyssTable, 'settled' | 'players'>): Sketch {
  const names = players.map(markedName);
  const active = names[view.active] ?? '';
  return {
    title: t('table.round', { n: view.round }),
    subtitle: view.ended ? '' : t('sharing.turnOf', { who: active }),
    playedWith: playedWith(view),
    kinds: [],
    rows: view.seats.map(
      ({ lords, locations }, seat): Row => ({
        name: names[seat] ?? '',
        total: formatNumber(openTotalOf(view, seat)),
        isMarked: !view.ended && seat === view.active,
        parts: [],
        pieces: [
          ...lords.map(({ id }) => ({ picture: faceOf(id), isWide: false })),
          ...locations.map((id) => ({ picture: paintingOf(id), isWide: true })),
        ],
      }),
    ),
  };
}

export function playedWith(view: View): string {
  return ['Abyss', ...view.options.expansions.map((id) => abyss().expansion(id).title)].join(' + ');
}

export function faceOf(lord: string): string {
  const { layers, guild, tint } = portraitOf(lord);
  return painting(layers, { guild, tint });
}

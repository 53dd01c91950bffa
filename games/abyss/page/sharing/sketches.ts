// What a shared picture shows of Abyss: the points of a match that is over, or what lies before each seat.
import { markedName } from '@undertow/web/src/match/marked-name.ts';
import type { Row, Sketch } from '@undertow/web/src/sharing/card.ts';
import { formatNumber, t } from '@undertow/web/src/words/words.svelte.ts';
import type { View } from '../../client.ts';
import { portraitOf } from '../art/lord.ts';
import { painting, paintingOf } from '../art/paintings.ts';
import type { Board } from '../board/board.svelte.ts';
import { kindsIn, openTotalOf, type Placing, pointsOf } from '../stats/verdict.ts';
import { abyss } from '../words/words.svelte.ts';

interface Result {
  readonly view: View;
  readonly names: readonly string[];
  readonly placings: readonly Placing[];
  readonly winners: readonly number[];
  readonly title: string;
  readonly why: string;
}

export function sketchOfScoring({ view, names, placings, winners, title, why }: Result): Sketch {
  const kinds = kindsIn(view);
  return {
    title,
    subtitle: why,
    playedWith: playedWith(view),
    kinds: kinds.map((kind) => abyss().text(`scoring.source.${kind}`)),
    rows: placings.map(({ seat, place, score, strongest }): Row => {
      const points = pointsOf(view, seat);
      const hasWon = winners.includes(seat);
      return {
        place: formatNumber(place),
        name: names[seat] ?? '',
        total: formatNumber(score.total),
        isMarked: hasWon,
        isCrowned: hasWon,
        face: strongest === undefined ? undefined : faceOf(strongest),
        parts: kinds.map((kind) => points[kind]),
      };
    }),
  };
}

/** The table as it stands. What a seat alone knows of its Monster tokens stays its own. */
export function sketchOfTable({ settled: view, players }: Pick<Board, 'settled' | 'players'>): Sketch {
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

function playedWith(view: View): string {
  return ['Abyss', ...view.options.expansions.map((id) => abyss().expansion(id).title)].join(' + ');
}

function faceOf(lord: string): string {
  const { layers, guild, tint } = portraitOf(lord);
  return painting(layers, { guild, tint });
}

// The replay of a finished match of Abyss.
import { anyGame, type GameMark, type GameReplay } from '@undertow/web/src/game.ts';
import type { Abyss } from '../../client.ts';
import { abyss as rules } from '../../rules/index.ts';
import { AbyssTable } from '../board/abyss-table.svelte.ts';
import Scoring from '../scoring/Scoring.svelte';
import { sketchOfTable } from '../sharing/sketches.ts';
import { AbyssStatsRecorder } from '../stats/match-stats.ts';
import Table from '../Table.svelte';
import { abyss } from '../words/words.svelte.ts';
import MarkSign from './MarkSign.svelte';
import { markOf, turnOf } from './marks.ts';

export const replay: GameReplay<Abyss, AbyssTable> = {
  rules: anyGame(rules),
  verifier: () => new Worker(new URL('./verifier.ts', import.meta.url), { type: 'module' }),
  turnOf,
  markOf,
  sayMark: (mark, names) => abyss().text(`mark.${markKind(mark)}`, { who: names[mark.seat] ?? '', what: nameOf(mark) }),
  MarkSign,
  table: (session, options) => new AbyssTable(session, options),
  Table,
  newStatsRecorder: () => new AbyssStatsRecorder(),
  Scoring,
  sketch: sketchOfTable,
  judging: () => import('../analysis/judging.ts').then(({ judging }) => judging),
};

function markKind({ kind }: GameMark): 'lord' | 'location' | 'fight' {
  return kind === 'lord' || kind === 'location' ? kind : 'fight';
}

function nameOf({ kind, id }: GameMark): string {
  if (id === undefined) return abyss().ally('monster');
  if (kind === 'lord') return abyss().lord(id).name;
  return kind === 'location' ? abyss().location(id).name : abyss().leviathan(id).name;
}

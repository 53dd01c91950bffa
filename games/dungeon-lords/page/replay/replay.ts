// The replay of a finished match of Dungeon Lords.
import { anyGame, type GameMark, type GameReplay } from '@undertow/web/src/game.ts';
import type { DungeonLords } from '../../client.ts';
import { dungeonLords as rules } from '../../rules/index.ts';
import { DungeonTable } from '../board/dungeon-table.svelte.ts';
import Scoring from '../scoring/Scoring.svelte';
import { sketchOfTable } from '../sharing/sketches.ts';
import { DungeonStatsRecorder } from '../stats/match-stats.ts';
import { sayTurn, turnOf } from '../stats/turns.ts';
import Table from '../Table.svelte';
import { dungeonLords } from '../words/words.svelte.ts';
import MarkSign from './MarkSign.svelte';
import { MARKS, type MarkKind, markOf } from './marks.ts';

export const replay: GameReplay<DungeonLords, DungeonTable> = {
  rules: anyGame(rules),
  verifier: () => new Worker(new URL('./verifier.ts', import.meta.url), { type: 'module' }),
  turnOf,
  sayTurn,
  markOf,
  sayMark: (mark, names) =>
    dungeonLords().text(`mark.${kindOf(mark)}`, { who: names[mark.seat] ?? '', what: nameOf(mark) }),
  MarkSign,
  table: (session, options) => new DungeonTable(session, options),
  Table,
  newStatsRecorder: () => new DungeonStatsRecorder(),
  Scoring,
  judging: () => import('../analysis/judging.ts').then(({ openJudging }) => openJudging()),
  sketch: sketchOfTable,
};

function kindOf({ kind }: GameMark): MarkKind {
  return MARKS.find((one) => one === kind) ?? 'room';
}

function nameOf({ kind, id = '' }: GameMark): string {
  if (kind === 'creature') return dungeonLords().name('creature', id);
  return kind === 'prisoner' ? dungeonLords().name('hero', id) : dungeonLords().name('room', id);
}

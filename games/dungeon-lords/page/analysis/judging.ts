// The part of an analysis that is special to Dungeon Lords: its words, and its solved battles.
import { anyTalk } from '@undertow/shared/words/game-talk.ts';
import type { GameJudging } from '@undertow/web/src/replay/analysis/judging.ts';
import { bringArt } from '../art/sheets.ts';
import { dungeonLords } from '../words/words.svelte.ts';
import Solved from './Solved.svelte';
import Strata from './Strata.svelte';

export async function openJudging(): Promise<GameJudging> {
  await bringArt();
  return { talk: () => anyTalk(dungeonLords()), Ground: Strata, Solved };
}

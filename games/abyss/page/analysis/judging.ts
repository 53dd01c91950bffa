// The part of an analysis that is special to Abyss: its words.
import { anyTalk } from '@undertow/shared/words/game-talk.ts';
import type { GameJudging } from '@undertow/web/src/replay/analysis/judging.ts';
import { abyss } from '../words/words.svelte.ts';

export const judging: GameJudging = { talk: () => anyTalk(abyss()) };

// The list of lessons without their words.
import type { GameLesson } from '@undertow/web/src/learn/game-lesson.ts';
import * as battle from './battle.ts';
import { options } from './prepare.ts';
import * as round from './round.ts';

export type Prepared = Pick<GameLesson, 'id' | 'minutes' | 'scenes' | 'options'>;

const playedWith = { full: options.full };

export const prepared: readonly Prepared[] = [
  { id: 'round', minutes: 9, options: playedWith, scenes: round.scenes },
  { id: 'battle', minutes: 7, options: playedWith, scenes: battle.scenes },
];

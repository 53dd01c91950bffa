// The list of lessons without their words: the options of each, and how long it takes.
import type { GameLesson } from '@undertow/web/src/learn/game-lesson.ts';
import * as base from './base.ts';
import * as kraken from './kraken.ts';
import * as leviathan from './leviathan.ts';

export type Prepared = Pick<GameLesson, 'id' | 'minutes' | 'scenes' | 'options'>;

export const prepared: readonly Prepared[] = [
  { id: 'base', minutes: 5, ...base },
  { id: 'leviathan', minutes: 8, ...leviathan },
  { id: 'kraken', minutes: 7, ...kraken },
];

// The tutorial of Prizes: three prizes against a rival who bids by a script.
import { Match } from '@undertow/shared/table/match.ts';
import { anyMatch } from '@undertow/web/src/game.ts';
import { type GameLessons, type LessonScene, SCORES } from '@undertow/web/src/learn/game-lesson.ts';
import { rules, type State } from '../rules/index.ts';
import type { PrizesWords } from '../words/prizes-words.ts';
import { prizes } from './words.svelte.ts';

const START: State = {
  deck: [5, 3, 1],
  stake: [],
  hands: [
    [1, 3, 5],
    [2, 3, 4],
  ],
  points: [0, 0],
  round: 0,
};

const place = (card: number) => `[data-place="card:${card}"]`;

const scene: LessonScene = {
  begin: () => anyMatch(Match.at(rules, rules.copy(START), { seed: 'fast:1', position: 0 })),
  steps: [
    { id: 'look', at: '.stake' },
    { id: 'high', at: place(5), answer: { prompt: 'bid', answer: '5' } },
    { id: 'tie', at: place(3), answer: { prompt: 'bid', answer: '3' } },
    { id: SCORES, at: '.question' },
  ],
  rivals: [{ turn: 'bid', turns: ['4', '3'], replies: {} }],
};

export const lessons: GameLessons = {
  lead: () => prizes().text('lead'),
  lessons: [
    {
      id: 'prizes',
      scenes: [scene],
      minutes: 1,
      options: { expansions: [] },
      names: ['Ada', 'Bo'],
      about: () => ({ title: 'Prizes', text: prizes().text('lead'), before: '' }),
      say: (step) => ({
        title: prizes().text(`lesson.${step as keyof PrizesWords['lesson']}.title`),
        text: prizes().text(`lesson.${step as keyof PrizesWords['lesson']}.text`),
      }),
      question: '.question',
      spared: ['.question .words', '.hand'],
    },
  ],
};

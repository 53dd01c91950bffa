// The tutorials of Abyss: the base game, and what each expansion adds to it.
import type { GameLesson, GameLessons } from '@undertow/web/src/learn/game-lesson.ts';
import { abyss } from '../words/words.svelte.ts';
import { type Prepared, prepared } from './prepared.ts';

export const lessons: GameLessons = {
  lead: () => abyss().text('lesson.lead'),
  lessons: prepared.map(told),
};

function told(lesson: Prepared): GameLesson {
  // Which words there are the tests hold: the compiler would want each key by itself.
  const text = (key: string) => abyss().text(`lesson.${lesson.id}.${key}` as 'lesson.lead');
  return {
    ...lesson,
    names: ['Marin', 'Nerida'],
    about: () => ({ title: text('title'), text: text('text'), before: text('before') }),
    say: (step) => ({ title: text(`steps.${step}.title`), text: text(`steps.${step}.text`) }),
    question: '.question:not(.bare), .pay',
    spared: ['.question h2', '.question .acts', '.pay .bill', '.hand'],
  };
}

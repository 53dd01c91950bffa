// The tutorials of Dungeon Lords: a round of building, and the siege.
import type { GameLesson, GameLessons } from '@undertow/web/src/learn/game-lesson.ts';
import { dungeonLords } from '../words/words.svelte.ts';
import { type Prepared, prepared } from './prepared.ts';

export const lessons: GameLessons = {
  lead: () => dungeonLords().text('lesson.lead'),
  lessons: prepared.map(told),
};

function told(lesson: Prepared): GameLesson {
  // Which words there are the tests hold: the compiler would want each key by itself.
  const text = (key: string) => dungeonLords().text(`lesson.${lesson.id}.${key}` as 'lesson.lead');
  return {
    ...lesson,
    names: ['Ottilie', 'Borislav', 'Grimma', 'Tadeus'],
    about: () => ({ title: text('title'), text: text('text'), before: text('before') }),
    say: (step) => ({ title: text(`steps.${step}.title`), text: text(`steps.${step}.text`) }),
    question: '.question',
    spared: [
      '.question .words > *',
      '.question .acts',
      '.hand',
      '.lair',
      '.traps',
      '.cast .party',
      '.own .may',
      '.own .pairs *',
    ],
  };
}

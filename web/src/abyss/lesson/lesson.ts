// The tutorials of Abyss: the base game, and what each expansion adds to it.
import type { GameLesson, GameLessons } from '../../game.ts';
import type { TextKey } from '../words/abyss-in.ts';
import { abyss } from '../words/words.svelte.ts';
import * as base from './base.ts';
import * as kraken from './kraken.ts';
import * as leviathan from './leviathan.ts';

export const lessons: GameLessons = {
  lead: () => abyss().text('lesson.lead'),
  lessons: [lesson('base', 5, base), lesson('leviathan', 8, leviathan), lesson('kraken', 7, kraken)],
};

function lesson(id: string, minutes: number, { scenes, options }: Pick<GameLesson, 'scenes' | 'options'>): GameLesson {
  // The tests hold that there are words for every lesson and step.
  const text = (key: string) => abyss().text(`lesson.${id}.${key}` as TextKey);
  return {
    id,
    minutes,
    scenes,
    options,
    names: ['Marin', 'Nerida'],
    about: () => ({ title: text('title'), text: text('text'), before: text('before') }),
    say: (step) => ({ title: text(`steps.${step}.title`), text: text(`steps.${step}.text`) }),
    question: '.question, .pay',
    spared: ['.question h2', '.question .acts', '.pay .bill'],
  };
}

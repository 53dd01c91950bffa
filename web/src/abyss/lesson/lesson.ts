// The tutorial of Abyss.
import type { GameLesson } from '../../game.ts';
import { abyss } from '../words/words.svelte.ts';
import { OPTIONS, SCENES, type StepId } from './scenes.ts';

export const lesson: GameLesson = {
  scenes: SCENES,
  options: OPTIONS,
  names: ['Marin', 'Nerida'],
  lead: () => abyss().text('lesson.lead'),
  say: (step) => ({
    title: abyss().text(`lesson.steps.${step as StepId}.title`),
    text: abyss().text(`lesson.steps.${step as StepId}.text`),
  }),
  question: '.question:not(.bare), .pay',
  spared: ['.question h2', '.question .acts', '.pay .bill'],
};

// How the lobby introduces Dungeon Lords: its picture, two sentences in every language, and its key facts.
import type { InEveryLanguage } from '@undertow/shared/words/languages.ts';
import './art/lights.css';
import type { GameGate } from '@undertow/web/src/gate.ts';
import picture from './art/coast.svg?url';

export const gate: GameGate = {
  lead: {
    cs: 'Spravuj malé poctivé zlo: kopej, najímej, krm. A pak přijdou hrdinové.',
    de: 'Betreibe ein kleines, ehrliches Übel: graben, anheuern, füttern. Dann kommen die Helden.',
    en: 'Run a small, honest evil: dig, hire, feed. Then the heroes come.',
    pl: 'Prowadź małe, uczciwe zło: kop, najmuj, karm. A potem przychodzą bohaterowie.',
    ru: 'Управляйте небольшим честным злом: копайте, нанимайте, кормите. А потом придут герои.',
  } satisfies InEveryLanguage<string>,
  honest: {
    cs: 'První rok se ti nepovede. A budeš chtít druhý.',
    de: 'Dein erstes Jahr geht schief. Du wirst ein zweites wollen.',
    en: 'Your first year will go wrong. You will want a second.',
    pl: 'Pierwszy rok pójdzie źle. Zechcesz drugiego.',
    ru: 'Первый год пойдёт наперекосяк. И захочется второго.',
  } satisfies InEveryLanguage<string>,
  picture,
  room: 'end',
  world: 'hill',
  // With fewer there are stand-ins, which take more explaining than the game.
  practiceSeats: 4,
  lessonMinutes: 9,
  rivals: () => import('./rivals/rivals.ts').then(({ rivals }) => rivals),
  round: () => import('./home/round.ts').then(({ round }) => round),
  choices: () => import('./choices.ts').then(({ choices }) => choices),
  questions: () => import('./words/questions.ts').then(({ openQuestions }) => openQuestions()),
  miniature: () => import('./Miniature.svelte').then(({ default: Miniature }) => Miniature),
};

// How the lobby introduces Abyss: its picture, two sentences in every language, and its key facts.
import type { InEveryLanguage } from '@undertow/shared/words/languages.ts';
import type { GameGate } from '@undertow/web/src/gate.ts';
import picture from './art/coast.svg?url';

export const gate: GameGate = {
  lead: {
    cs: 'Potápěj se pro spojence, získej maskované lordy a obsaď potopená území. A pak to všechno kup o chvilku později, než bylo třeba.',
    de: 'Tauche nach Verbündeten, gewinne die maskierten Edlen und halte die versunkenen Orte. Und dann kaufe alles einen Augenblick zu spät.',
    en: 'Dive for allies, win over the masked Lords, hold the drowned places. Then buy it all a moment too late.',
    pl: 'Nurkuj po sojuszników, pozyskaj zamaskowanych lordów, utrzymaj zatopione miejsca. A potem kup to wszystko o chwilę za późno.',
    ru: 'Ныряйте за союзниками, привлекайте лордов в масках, занимайте затонувшие локации. И покупайте всё это на миг позже, чем следовало.',
  } satisfies InEveryLanguage<string>,
  honest: {
    cs: 'Průzkum je štěstí. Kolik za něj zaplatíš, už ne.',
    de: 'Was du findest, ist Glück. Was du dafür zahlst, nicht.',
    en: 'The dive is luck. What you pay for it is not.',
    pl: 'To, co znajdziesz, jest szczęściem. To, ile zapłacisz, już nie.',
    ru: 'Что найдётся в глубине, решает удача. Сколько за это отдать, решаете вы.',
  } satisfies InEveryLanguage<string>,
  picture,
  room: 'start',
  lessonMinutes: 5,
  rivals: () => import('./rivals/rivals.ts').then(({ rivals }) => rivals),
  round: () => import('./home/round.ts').then(({ round }) => round),
  choices: () => import('./choices.ts').then(({ choices }) => choices),
  questions: () => import('./words/questions.ts').then(({ openQuestions }) => openQuestions()),
  miniature: () => import('./Miniature.svelte').then(({ default: Miniature }) => Miniature),
};

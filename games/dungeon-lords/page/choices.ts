// One sentence about each of the two variants, in every language, for the form of a new table.
import type { InEveryLanguage } from '@undertow/shared/words/languages.ts';
import type { ChoiceWords } from '@undertow/web/src/gate.ts';

export const choices: ChoiceWords = {
  cs: {
    false: 'Na poprvé: náhoda vezme každému dva rozkazy.',
    true: 'Vybíráš, bez kterých rozkazů se obejdeš, každý rok přinese zvláštní událost a nikdo neplatí zlem nad 15.',
  },
  de: {
    false: 'Für das erste Mal: Der Zufall nimmt jedem zwei Befehle.',
    true: 'Du wählst, auf welche Befehle du verzichtest, jedes Jahr bringt ein besonderes Ereignis, und niemand zahlt mit Bosheit über 15 hinaus.',
  },
  en: {
    false: 'For the first time: chance takes two orders from each player.',
    true: 'You choose which orders to do without, each year brings a Special Event, and evil pays for nothing beyond 15.',
  },
  pl: {
    false: 'Na pierwszy raz: los odbiera każdemu dwa rozkazy.',
    true: 'Wybierasz, bez których rozkazów się obejdziesz, każdy rok przynosi wydarzenie specjalne, a złem nie płaci się ponad 15.',
  },
  ru: {
    false: 'Для первого раза: случай отнимает у каждого два приказа.',
    true: 'Вы сами выбираете, без каких приказов обойтись, каждый год приносит особое событие, и злом нельзя платить дальше 15.',
  },
} satisfies InEveryLanguage<object>;

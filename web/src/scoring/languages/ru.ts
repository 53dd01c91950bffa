// What the end of a match says, in Russian.
import type { Translation } from '../../words/catalog.ts';
import { pluralIn } from '../../words/plural.ts';
import type { EndingWords } from './en.ts';

const plural = pluralIn<'one' | 'few' | 'many' | 'other'>('ru');

export const words: Translation<EndingWords> = {
  youWin: 'Вы победили',
  youWinBy: ({ n }) =>
    plural(Number(n), {
      one: 'Вы победили, отрыв {n} очко',
      few: 'Вы победили, отрыв {n} очка',
      many: 'Вы победили, отрыв {n} очков',
      other: 'Вы победили, отрыв {n} очка',
    }),
  gaveUp: '{who} сдаётся.',
  ownGaveUp: 'Вы сдались.',
  left: '{who} отсутствует, и время вышло.',
  ownLeft: 'Ваше время вышло, пока вас не было.',
  leftEarly: '{who} покидает партию до её конца.',
  playOn: 'Играть дальше с ботом',
  analysis: 'Разбор',
};

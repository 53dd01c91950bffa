// What is said at a table of players who are gone, with reactions, and of its sounds, in Russian.
import type { Translation } from '../../words/catalog.ts';
import { pluralIn } from '../../words/plural.ts';
import type { TableWords } from './en.ts';

const plural = pluralIn<'one' | 'few' | 'many' | 'other'>('ru');

export const words: Translation<TableWords> = {
  gone: '{who} уже минуту не на связи.',
  substitute: 'Пусть пока играет бот',
  settled: '{who} больше не задерживает партию.',
  bot: { you: 'за вас ответил бот', other: 'ответил бот: {who}' },
  timeout: { you: 'ваше время вышло', other: 'время вышло: {who}' },
  away: ({ n }) =>
    plural(n, {
      one: 'Пока вас не было, за вас {n} раз ответил бот.',
      few: 'Пока вас не было, за вас {n} раза ответил бот.',
      many: 'Пока вас не было, за вас {n} раз ответил бот.',
      other: 'Пока вас не было, за вас {n} раза ответил бот.',
    }),
  late: ({ n }) =>
    plural(n, {
      one: 'Ваше время вышло {n} раз, и ответила игра.',
      few: 'Ваше время вышло {n} раза, и ответила игра.',
      many: 'Ваше время вышло {n} раз, и ответила игра.',
      other: 'Ваше время вышло {n} раза, и ответила игра.',
    }),
  show: 'Показать в ходе игры',
  sounds: { question: 'Хотите слышать этот стол?', on: 'Со звуком', off: 'Без звука' },
  react: 'Реакция',
  reactions: {
    bravo: 'Отличный ход!',
    ouch: 'Ай!',
    wow: 'Вот это неожиданность!',
  },
};

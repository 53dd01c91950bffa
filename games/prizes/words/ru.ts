// Prizes in Russian.
import { ask, help } from '@undertow/shared/words/entries.ts';
import type { Translated } from '@undertow/shared/words/plain-words.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  lead: 'Ставьте свои карты, каждую один раз, за открываемые призы. Побеждает тот, у кого в конце больше всего очков.',
  fields: {
    round: 'Раунд',
    deckCount: 'Ещё закрыто',
    stake: 'Разыгрывается',
    score: 'Очки',
    won: 'Получено',
    bids: 'Сыграно',
    hand: 'Рука',
  },
  names: { prize: 'Приз', bid: 'Карта' },
  prompts: {
    bid: ask(
      'Поставьте карту',
      'Высшая ставка забирает то, что здесь лежит. Все ставят одновременно.',
      'Ставят: {seats}',
      'Ставят: {seats}',
    ),
  },
  confirm: { bid: 'Поставить {picked:value}' },
  headings: { prizeTurnedUp: 'Раунд {round}: приз {prize:value}' },
  events: {
    bidShown: '{seat} ставит {bid:value}',
    prizeWon: '{seat} получает {points:point}',
    prizeStayed: 'Высшие ставки равны: приз остаётся',
  },
  nouns: { point: { one: '{n} очко', few: '{n} очка', many: '{n} очков', other: '{n} очка' } },
  help: {
    prize: help('Приз', 'Приносит от 1 до 5 очков. Каждый ход открывается ещё один (R1).'),
    bid: help(
      'Ставка',
      'Одна карта из руки, которую все выбирают одновременно; она уходит, кто бы ни победил (R2, R3).',
    ),
  },
  rules: {
    R1: 'Каждый ход открывается приз от 1 до 5 и добавляется к тем, что остались.',
    R2: 'Все одновременно ставят карту с руки. Она уходит, кто бы ни выиграл.',
    R3: 'Самая высокая ставка берёт призы. Если высшие ставки равны, призы остаются (R1).',
    R4: 'После пяти ходов побеждает тот, у кого больше очков.',
  },
};

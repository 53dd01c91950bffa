// Prizes in Polish.
import { ask, help } from '@undertow/shared/words/entries.ts';
import type { Translated } from '@undertow/shared/words/plain-words.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  lead: 'Licytuj swoimi kartami, każdą raz, o odkrywane nagrody. Wygrywa ten, kto na końcu ma najwięcej punktów.',
  fields: {
    round: 'Runda',
    deckCount: 'Jeszcze zakryte',
    stake: 'Do wygrania',
    score: 'Punkty',
    won: 'Zdobyte',
    bids: 'Zagrane',
    hand: 'Ręka',
  },
  names: { prize: 'Nagroda', bid: 'Karta' },
  prompts: {
    bid: ask(
      'Zalicytuj kartą',
      'Najwyższa oferta zabiera to, co tu leży. Wszyscy licytują naraz.',
      'Licytują: {seats}',
      'Licytują: {seats}',
    ),
  },
  confirm: { bid: 'Zalicytuj {picked:value}' },
  headings: { prizeTurnedUp: 'Runda {round}: nagroda {prize:value}' },
  events: {
    bidShown: '{seat} licytuje {bid:value}',
    prizeWon: '{seat} zdobywa {points:point}',
    prizeStayed: 'Najwyższe oferty są równe: nagroda zostaje',
  },
  nouns: { point: { one: '{n} punkt', few: '{n} punkty', many: '{n} punktów', other: '{n} punktu' } },
  help: {
    prize: help('Nagroda', 'Warta od 1 do 5 punktów. W każdej turze odkrywa się jedną więcej (R1).'),
    bid: help('Oferta', 'Jedna karta z ręki, wybrana przez wszystkich naraz; przepada, ktokolwiek wygra (R2, R3).'),
  },
  rules: {
    R1: 'W każdej turze odkrywa się nagrodę od 1 do 5 i dokłada do tych, które zostały.',
    R2: 'Wszyscy naraz licytują kartą z ręki. Karta przepada, ktokolwiek wygra.',
    R3: 'Najwyższa oferta bierze nagrody. Jeśli najwyższe są równe, nagrody zostają (R1).',
    R4: 'Po pięciu turach wygrywa, kto ma najwięcej punktów.',
  },
};

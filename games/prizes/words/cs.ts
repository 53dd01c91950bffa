// Prizes in Czech.
import { ask, help } from '@undertow/shared/words/entries.ts';
import type { Translated } from '@undertow/shared/words/plain-words.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  lead: 'Nabízej své karty, každou jednou, za odkrývané ceny. Kdo má na konci nejvíc bodů, vyhrává.',
  fields: {
    round: 'Kolo',
    deckCount: 'Ještě skryté',
    stake: 'O co se hraje',
    score: 'Body',
    won: 'Získané',
    bids: 'Zahrané',
    hand: 'Ruka',
  },
  names: { prize: 'Cena', bid: 'Karta' },
  prompts: {
    bid: ask(
      'Nabídni kartu',
      'Nejvyšší nabídka bere, co tu leží. Všichni nabízejí najednou.',
      'Nabízejí: {seats}',
      'Nabízejí: {seats}',
    ),
  },
  confirm: { bid: 'Nabídnout {picked:value}' },
  headings: { prizeTurnedUp: 'Kolo {round}: cena {prize:value}' },
  events: {
    bidShown: '{seat} nabízí {bid:value}',
    prizeWon: '{seat} získává {points:point}',
    prizeStayed: 'Nejvyšší nabídky jsou stejné: cena zůstává',
  },
  nouns: { point: { one: '{n} bod', few: '{n} body', other: '{n} bodů' } },
  help: {
    prize: help('Cena', 'Přinese 1 až 5 bodů. Každý tah se odkryje jedna další (R1).'),
    bid: help('Nabídka', 'Jedna karta z ruky, kterou všichni volí najednou; je pryč, ať vyhraje kdokoli (R2, R3).'),
  },
  rules: {
    R1: 'Každý tah se odkryje cena 1 až 5 a přidá se k těm, které zůstaly.',
    R2: 'Všichni najednou nabídnou kartu z ruky. Ta je pryč, ať vyhraje kdokoli.',
    R3: 'Nejvyšší nabídka bere ceny. Jsou-li nejvyšší stejné, ceny zůstávají (R1).',
    R4: 'Po pěti tazích vyhrává ten, kdo má nejvíc bodů.',
  },
};

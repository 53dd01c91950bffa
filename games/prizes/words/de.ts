// Prizes in German.
import { ask, help } from '@undertow/shared/words/entries.ts';
import type { Translated } from '@undertow/shared/words/plain-words.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  lead: 'Biete deine Karten, jede einmal, für Preise, die aufgedeckt werden. Wer am Ende die meisten Punkte hat, gewinnt.',
  fields: {
    round: 'Runde',
    deckCount: 'Noch verdeckt',
    stake: 'Zu gewinnen',
    score: 'Punkte',
    won: 'Gewonnen',
    bids: 'Gebote',
    hand: 'Hand',
  },
  names: { prize: 'Preis', bid: 'Karte' },
  prompts: {
    bid: ask(
      'Biete eine Karte',
      'Das höchste Gebot nimmt, was hier liegt. Alle bieten zugleich.',
      'Es bieten: {seats}',
      'Es bieten: {seats}',
    ),
  },
  confirm: { bid: 'Biete {picked:value}' },
  headings: { prizeTurnedUp: 'Runde {round}: ein Preis von {prize:value}' },
  events: {
    bidShown: '{seat} bietet {bid:value}',
    prizeWon: '{seat} gewinnt {points:point}',
    prizeStayed: 'Die höchsten Gebote sind gleich: Der Preis bleibt liegen',
  },
  nouns: { point: { one: '{n} Punkt', other: '{n} Punkte' } },
  help: {
    prize: help('Preis', '1 bis 5 Punkte wert. In jedem Zug wird einer mehr aufgedeckt (R1).'),
    bid: help('Gebot', 'Eine Handkarte, von allen zugleich gewählt, und weg, wer auch gewinnt (R2, R3).'),
  },
  rules: {
    R1: 'In jedem Zug wird ein Preis von 1 bis 5 aufgedeckt und zu denen gelegt, die noch liegen.',
    R2: 'Alle bieten zugleich eine Karte aus der Hand. Sie ist weg, wer auch gewinnt.',
    R3: 'Das höchste Gebot nimmt die Preise. Sind die höchsten gleich, bleiben sie liegen (R1).',
    R4: 'Nach fünf Zügen gewinnt, wer die meisten Punkte hat.',
  },
};

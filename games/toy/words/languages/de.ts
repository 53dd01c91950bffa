// Prizes in German.
import { ask, help } from '@undertow/shared/words/entries.ts';
import type { PrizesWords } from '../prizes-words.ts';

export const words: PrizesWords = {
  lead: 'Biete deine Karten, jede einmal, für Preise, die aufgedeckt werden. Wer am Ende die meisten Punkte hat, gewinnt.',
  stake: 'Zu gewinnen',
  left: 'Noch verdeckt: {n}',
  hand: 'Deine Hand',
  handOf: 'Handkarten von {who}',
  cards: 'noch {n} auf der Hand',
  card: 'Karte {n}',
  prompts: {
    bid: ask(
      'Biete eine Karte',
      'Das höchste Gebot nimmt, was hier liegt. Alle bieten zugleich.',
      'Es bieten: {seats}',
      'Es bieten: {seats}',
    ),
  },
  heading: 'Runde {n}: ein Preis von {prize}',
  events: {
    bidsShown: '{who} bietet {card}',
    prizeWon: '{who} gewinnt {points:point}',
    prizeStayed: 'Die höchsten Gebote sind gleich: Der Preis bleibt liegen',
  },
  nouns: { point: { one: '{n} Punkt', other: '{n} Punkte' } },
  mark: '{who} gewinnt einen Preis',
  lesson: {
    look: {
      title: 'Der Preis',
      text: 'Darum bieten jetzt alle. Ein Preis, den niemand gewinnt, bleibt liegen, und der nächste kommt dazu.',
    },
    high: {
      title: 'Das höchste Gebot',
      text: 'Du und Bo bietet zugleich. Fünf ist deine beste Karte wert: Biete die 5.',
    },
    tie: {
      title: 'Gleiche Gebote',
      text: 'Auch Bo hat eine 3. Biete deine: Bei gleichen Geboten bleibt der Preis liegen.',
    },
    scores: {
      title: 'Das Ende',
      text: 'Sind alle Preise vergeben, entscheiden die Punkte. Mehr musst du nicht wissen.',
    },
  },
  help: {
    prize: help('Preis', 'Eine Zahl von 1 bis 5, so viele Punkte wert. In jedem Zug wird einer mehr aufgedeckt.'),
    bid: help('Gebot', 'Eine Handkarte, von allen zugleich gewählt, und weg, wer auch gewinnt.'),
    tie: help('Gleichstand', 'Sind die höchsten Gebote gleich, gewinnt niemand, und der Preis bleibt liegen.'),
  },
  reference: {
    cards: 'Karten',
    words: 'Wörter',
    card: 'Von allen zugleich gespielt; die höchste gewinnt.',
    chapter: 'So wird gespielt',
  },
  rules: {
    R1: 'In jedem Zug wird ein Preis von 1 bis 5 aufgedeckt und zu denen gelegt, die noch liegen.',
    R2: 'Alle bieten zugleich eine Karte aus der Hand. Sie ist weg, wer auch gewinnt.',
    R3: 'Das höchste Gebot nimmt die Preise. Sind die höchsten gleich, bleiben sie liegen (R1).',
    R4: 'Nach fünf Zügen gewinnt, wer die meisten Punkte hat.',
  },
};

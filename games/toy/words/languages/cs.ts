// Prizes in Czech.
import { ask, help } from '@undertow/shared/words/entries.ts';
import type { PrizesWords } from '../prizes-words.ts';

export const words: PrizesWords = {
  lead: 'Nabízej své karty, každou jednou, za odkrývané ceny. Kdo má na konci nejvíc bodů, vyhrává.',
  stake: 'O co se hraje',
  left: 'Ještě skryté: {n}',
  hand: 'Tvoje karty',
  handOf: 'Karty v ruce: {who}',
  cards: 'v ruce zbývá {n}',
  card: 'Karta {n}',
  prompts: {
    bid: ask(
      'Nabídni kartu',
      'Nejvyšší nabídka bere, co tu leží. Všichni nabízejí najednou.',
      'Nabízejí: {seats}',
      'Nabízejí: {seats}',
    ),
  },
  heading: 'Kolo {n}: cena {prize}',
  events: {
    bidsShown: '{who} nabízí {card}',
    prizeWon: '{who} získává {points:point}',
    prizeStayed: 'Nejvyšší nabídky jsou stejné: cena zůstává',
  },
  nouns: { point: { one: '{n} bod', few: '{n} body', other: '{n} bodů' } },
  mark: '{who} získává cenu',
  lesson: {
    look: {
      title: 'Cena',
      text: 'O tohle teď všichni hrají. Cena, kterou nikdo nezíská, zůstává a přidá se k ní další.',
    },
    high: {
      title: 'Nejvyšší nabídka',
      text: 'Ty i Bo nabízíte najednou. Pětka stojí za tvou nejlepší kartu: nabídni 5.',
    },
    tie: { title: 'Stejné nabídky', text: 'Bo má také trojku. Nabídni svou: při shodě cena zůstává.' },
    scores: { title: 'Konec', text: 'Když jsou všechny ceny pryč, rozhodují body. Víc vědět nemusíš.' },
  },
  help: {
    prize: help('Cena', 'Číslo od 1 do 5, tolik bodů přinese. Každý tah se odkryje jedna další.'),
    bid: help('Nabídka', 'Jedna karta z ruky, kterou všichni volí najednou; je pryč, ať vyhraje kdokoli.'),
    tie: help('Shoda', 'Jsou-li nejvyšší nabídky stejné, nikdo nezíská nic a cena zůstává.'),
  },
  reference: {
    cards: 'Karty',
    words: 'Pojmy',
    card: 'Hrají ji všichni najednou; nejvyšší vyhrává.',
    chapter: 'Jak se hraje',
  },
  rules: {
    R1: 'Každý tah se odkryje cena 1 až 5 a přidá se k těm, které zůstaly.',
    R2: 'Všichni najednou nabídnou kartu z ruky. Ta je pryč, ať vyhraje kdokoli.',
    R3: 'Nejvyšší nabídka bere ceny. Jsou-li nejvyšší stejné, ceny zůstávají (R1).',
    R4: 'Po pěti tazích vyhrává ten, kdo má nejvíc bodů.',
  },
};

// Prizes in Polish.
import { ask, help } from '@undertow/shared/words/entries.ts';
import type { PrizesWords } from '../prizes-words.ts';

export const words: PrizesWords = {
  lead: 'Licytuj swoimi kartami, każdą raz, o odkrywane nagrody. Wygrywa ten, kto na końcu ma najwięcej punktów.',
  stake: 'Do wygrania',
  left: 'Jeszcze zakryte: {n}',
  hand: 'Twoje karty',
  handOf: 'Karty na ręce: {who}',
  cards: 'na ręce: {n}',
  card: 'Karta {n}',
  prompts: {
    bid: ask(
      'Zalicytuj kartą',
      'Najwyższa oferta zabiera to, co tu leży. Wszyscy licytują naraz.',
      'Licytują: {seats}',
      'Licytują: {seats}',
    ),
  },
  heading: 'Runda {n}: nagroda {prize}',
  events: {
    bidsShown: '{who} licytuje {card}',
    prizeWon: '{who} zdobywa {points:point}',
    prizeStayed: 'Najwyższe oferty są równe: nagroda zostaje',
  },
  nouns: { point: { one: '{n} punkt', few: '{n} punkty', many: '{n} punktów', other: '{n} punktu' } },
  mark: '{who} zdobywa nagrodę',
  lesson: {
    look: {
      title: 'Nagroda',
      text: 'O to teraz wszyscy licytują. Nagroda, której nikt nie zdobędzie, zostaje, a następna do niej dochodzi.',
    },
    high: {
      title: 'Najwyższa oferta',
      text: 'Ty i Bo licytujecie naraz. Piątka jest warta twojej najlepszej karty: zalicytuj 5.',
    },
    tie: { title: 'Równe oferty', text: 'Bo też ma trójkę. Zalicytuj swoją: przy równych ofertach nagroda zostaje.' },
    scores: { title: 'Koniec', text: 'Gdy nie ma już nagród, decydują punkty. To wszystko, co trzeba wiedzieć.' },
  },
  help: {
    prize: help('Nagroda', 'Liczba od 1 do 5, warta tyle punktów. W każdej turze odkrywa się jedną więcej.'),
    bid: help('Oferta', 'Jedna karta z ręki, wybrana przez wszystkich naraz; przepada, ktokolwiek wygra.'),
    tie: help('Remis', 'Gdy najwyższe oferty są równe, nikt nie wygrywa, a nagroda zostaje.'),
  },
  reference: {
    cards: 'Karty',
    words: 'Pojęcia',
    card: 'Wszyscy grają naraz; najwyższa wygrywa.',
    chapter: 'Jak się gra',
  },
  rules: {
    R1: 'W każdej turze odkrywa się nagrodę od 1 do 5 i dokłada do tych, które zostały.',
    R2: 'Wszyscy naraz licytują kartą z ręki. Karta przepada, ktokolwiek wygra.',
    R3: 'Najwyższa oferta bierze nagrody. Jeśli najwyższe są równe, nagrody zostają (R1).',
    R4: 'Po pięciu turach wygrywa, kto ma najwięcej punktów.',
  },
};

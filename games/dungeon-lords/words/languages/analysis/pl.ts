// What is said of a battle that was worked out, in Polish.
import type { Translation } from '@undertow/shared/words/catalog.ts';
import { pluralIn } from '@undertow/shared/words/plural.ts';
import type { BattleWords } from './en.ts';

const plural = pluralIn<'one' | 'few' | 'many' | 'other'>('pl');

export const words: Translation<BattleWords> = {
  battle: 'Bitwa roku {year}, plan po planie',
  exact: ({ n }: { n: number }) =>
    plural(n, {
      one: 'Dokładnie: był tylko {n} plan',
      few: 'Dokładnie: sprawdzono wszystkie {n} plany',
      many: 'Dokładnie: sprawdzono wszystkich {n} planów',
      other: 'Dokładnie: sprawdzono {n} planu',
    }),
  rough: ({ n }: { n: number }) =>
    plural(n, {
      one: 'Niedokładnie: możliwości było zbyt wiele, oszacowano {n} plan',
      few: 'Niedokładnie: możliwości było zbyt wiele, oszacowano {n} plany',
      many: 'Niedokładnie: możliwości było zbyt wiele, oszacowano {n} planów',
      other: 'Niedokładnie: możliwości było zbyt wiele, oszacowano {n} planu',
    }),
  played: 'Tak grał gracz {who}',
  best: 'Najlepszy przebieg',
  ownPoints: 'punkty gry',
  estimated: 'punkty, szacunek',
  nothing: 'nic się nie zmienia',
  uncover: 'Pokaż najlepszy przebieg',
  hidden: ({ n }: { n: number }) =>
    plural(n, {
      one: '{n} plan był lepszy. Pozostaje zakryty, dopóki o niego nie poprosisz.',
      few: '{n} plany były lepsze. Pozostają zakryte, dopóki o nie nie poprosisz.',
      many: '{n} planów było lepszych. Pozostają zakryte, dopóki o nie nie poprosisz.',
      other: '{n} planu było lepsze. Pozostają zakryte, dopóki o nie nie poprosisz.',
    }),
  again: 'Walcz jeszcze raz',
  againNote: 'Od pierwszego planu tej bitwy, z botami na wszystkich innych miejscach.',
  points: 'punkty: {n}',
  round: 'Runda {n}',
  all: 'Wszystkie plany tej rundy według szacowanych punktów',
  some: 'Sprawdzone plany według szacowanych punktów',
  yours: 'wybrany',
  top: 'najlepszy',
  rare: ({ n, of }: { n: number; of: number }) =>
    plural(n, {
      one: `{n} plan z ${of} jest tak dobry jak najlepszy`,
      few: `{n} plany z ${of} są tak dobre jak najlepszy`,
      many: `{n} planów z ${of} jest tak dobrych jak najlepszy`,
      other: `{n} planu z ${of} jest tak dobre jak najlepszy`,
    }),
  how: 'Najlepszy przebieg jest jeden: w każdej rundzie najlepszy plan według tego, co {who} wtedy wiedział, z kartami walki, jakie przyszły. Jego punkty i punkty rozegranej bitwy to punkty gry. Na paskach i na wykresie liczy się też to, co zostaje, a nieznane karty walki liczą się tym, co przynoszą średnio.',
  differs: 'różni się',
};

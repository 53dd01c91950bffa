// What is said of a battle that was worked out, in Czech.
import type { Translation } from '@undertow/shared/words/catalog.ts';
import { pluralIn } from '@undertow/shared/words/plural.ts';
import type { BattleWords } from './en.ts';

const plural = pluralIn<'one' | 'few' | 'other'>('cs');

export const words: Translation<BattleWords> = {
  battle: 'Bitva roku {year}, plán po plánu',
  exact: ({ n }: { n: number }) =>
    plural(n, {
      one: 'Přesně: plán byl jen {n}',
      few: 'Přesně: vyzkoušeny všechny {n} plány',
      other: 'Přesně: vyzkoušeno všech {n} plánů',
    }),
  rough: ({ n }: { n: number }) =>
    plural(n, {
      one: 'Nepřesně: možností bylo příliš mnoho, odhadnut je {n} plán',
      few: 'Nepřesně: možností bylo příliš mnoho, odhadnuty jsou {n} plány',
      other: 'Nepřesně: možností bylo příliš mnoho, odhadnuto je {n} plánů',
    }),
  played: 'Jak hrál hráč {who}',
  best: 'Nejlepší průběh',
  ownPoints: 'body hry',
  estimated: 'body, odhad',
  nothing: 'nic se nezmění',
  uncover: 'Ukázat nejlepší průběh',
  hidden: ({ n }: { n: number }) =>
    plural(n, {
      one: '{n} plán byl lepší. Zůstane zakrytý, dokud si ho nevyžádáš.',
      few: '{n} plány byly lepší. Zůstanou zakryté, dokud si je nevyžádáš.',
      other: '{n} plánů bylo lepších. Zůstanou zakryté, dokud si je nevyžádáš.',
    }),
  again: 'Bojovat znovu',
  againNote: 'Od prvního plánu této bitvy, na všech ostatních místech s boty.',
  points: 'body: {n}',
  round: '{n}. kolo',
  all: 'Všechny plány tohoto kola podle odhadu bodů',
  some: 'Vyzkoušené plány podle odhadu bodů',
  yours: 'zvolený',
  top: 'nejlepší',
  rare: ({ n, of }: { n: number; of: number }) =>
    plural(n, {
      one: `Stejně dobrý jako nejlepší je {n} plán z ${of}`,
      few: `Stejně dobré jako nejlepší jsou {n} plány z ${of}`,
      other: `Stejně dobrých jako nejlepší je {n} plánů z ${of}`,
    }),
  how: 'Nejlepší průběh je jeden: v každém kole nejlepší plán podle toho, co hráč {who} tehdy věděl, s bojovými kartami, jak přišly. Jeho body i body odehrané bitvy jsou body hry. V pruzích a v grafu se počítá i to, co zbude, a neznámé bojové karty se počítají tím, co přinesou v průměru.',
  differs: 'liší se',
};

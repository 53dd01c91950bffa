// What is said of a battle that was worked out, in Czech.
import type { Translation } from '../../../words/catalog.ts';
import { pluralIn } from '../../../words/plural.ts';
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
  best: 'Nejlepší plán',
  points: 'body: {n}',
  round: '{n}. kolo',
  all: 'Všechny plány tohoto kola podle bodů',
  some: 'Odhadnuté plány podle bodů',
  yours: 'zvolený',
  top: 'nejlepší',
  rare: ({ n, of }: { n: number; of: number }) =>
    plural(n, {
      one: `Stejně dobrý jako nejlepší je {n} plán z ${of}`,
      few: `Stejně dobré jako nejlepší jsou {n} plány z ${of}`,
      other: `Stejně dobrých jako nejlepší je {n} plánů z ${of}`,
    }),
  how: 'Body počítají vězně, ztracená políčka a to, co zbude; další kola se hrají co nejlépe. Nic skrytého se nepoužívá: neznámé bojové karty se počítají tím, co přinesou v průměru.',
  differs: 'liší se',
};

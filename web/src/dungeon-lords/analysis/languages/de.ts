// What is said of a battle that was worked out, in German.
import type { Translation } from '../../../words/catalog.ts';
import { pluralIn } from '../../../words/plural.ts';
import type { BattleWords } from './en.ts';

const plural = pluralIn<'one' | 'other'>('de');

export const words: Translation<BattleWords> = {
  battle: 'Die Schlacht von Jahr {year}, Plan für Plan',
  exact: ({ n }: { n: number }) =>
    plural(n, { one: 'Genau: Es gab nur {n} Plan', other: 'Genau: Alle {n} Pläne wurden ausprobiert' }),
  rough: ({ n }: { n: number }) =>
    plural(n, {
      one: 'Nicht genau: Es gab zu viel auszuprobieren, {n} Plan wurde geschätzt',
      other: 'Nicht genau: Es gab zu viel auszuprobieren, {n} Pläne wurden geschätzt',
    }),
  played: 'So spielte {who}',
  best: 'Der beste Plan',
  points: '{n} Punkte',
  round: 'Runde {n}',
  all: 'Alle Pläne dieser Runde nach Punkten',
  some: 'Die geschätzten Pläne nach Punkten',
  yours: 'gewählt',
  top: 'bester',
  rare: ({ n, of }: { n: number; of: number }) =>
    plural(n, {
      one: `{n} Plan von ${of} ist so gut wie der beste`,
      other: `{n} Pläne von ${of} sind so gut wie der beste`,
    }),
  how: 'Punkte zählen Gefangene, verlorene Felder und was übrig bleibt; die folgenden Runden werden so gut gespielt, wie es geht. Nichts Verborgenes wird benutzt: Unbekannte Kampfkarten zählen mit dem, was sie im Mittel bringen.',
  differs: 'anders',
};

// What is said of a battle that was worked out, in German.
import type { Translation } from '@undertow/shared/words/catalog.ts';
import { pluralIn } from '@undertow/shared/words/plural.ts';
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
  best: 'Der beste Verlauf',
  ownPoints: 'Punkte des Spiels',
  estimated: 'Punkte, geschätzt',
  nothing: 'nichts ändert sich',
  uncover: 'Den besten Verlauf zeigen',
  hidden: ({ n }: { n: number }) =>
    plural(n, {
      one: '{n} Plan war besser. Er bleibt verdeckt, bis du danach fragst.',
      other: '{n} Pläne waren besser. Sie bleiben verdeckt, bis du danach fragst.',
    }),
  again: 'Noch einmal kämpfen',
  againNote: 'Vom ersten Plan dieses Kampfes an, mit Bots auf allen anderen Plätzen.',
  points: '{n} Punkte',
  round: 'Runde {n}',
  all: 'Alle Pläne dieser Runde nach geschätzten Punkten',
  some: 'Die ausprobierten Pläne nach geschätzten Punkten',
  yours: 'gewählt',
  top: 'bester',
  rare: ({ n, of }: { n: number; of: number }) =>
    plural(n, {
      one: `{n} Plan von ${of} ist so gut wie der beste`,
      other: `{n} Pläne von ${of} sind so gut wie der beste`,
    }),
  how: 'Der beste Verlauf ist einer: in jeder Runde der beste Plan nach dem, was {who} da wusste, mit den Kampfkarten, wie sie kamen. Seine Punkte und die des gespielten Kampfes sind Punkte des Spiels. In den Balken und im Diagramm zählt auch, was übrig bleibt, und unbekannte Kampfkarten zählen mit dem, was sie im Mittel bringen.',
  differs: 'anders',
};

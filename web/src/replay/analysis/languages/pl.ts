// What an analysis says, in Polish.
import type { Translation } from '../../../words/catalog.ts';
import { pluralIn } from '../../../words/plural.ts';
import type { AnalysisWords } from './en.ts';

const plural = pluralIn<'one' | 'few' | 'many' | 'other'>('pl');

export const words: Translation<AnalysisWords> = {
  asking: 'Prosimy o analizę',
  ahead: ({ n }: { n: number }) =>
    n === 0
      ? 'Zaraz się zacznie'
      : plural(n, {
          one: 'Najpierw {n} inna partia',
          few: 'Najpierw {n} inne partie',
          many: 'Najpierw {n} innych partii',
          other: 'Najpierw {n} innej partii',
        }),
  working: 'Sprawdzamy, co jeszcze można było odpowiedzieć: {share}',
  progress: 'Postęp analizy',
  again: 'Ponów próbę',
  chances: 'Szanse na zwycięstwo',
  when: 'Kiedy',
  turn: 'Tura {n}',
  turningPoints: 'Punkty zwrotne',
  noTurningPoints: 'Żadna odpowiedź nie kosztowała wiele: nic innego nie byłoby wyraźnie lepsze.',
  instead: 'W zasięgu było: {what}. Lepiej w {n} z {of} próbek.',
  lost: 'o {n} na 100 mniej',
  moment: 'Ta chwila',
  noChoice: 'Tu nie było z czego wybierać',
  best: 'najlepsza',
  given: 'odpowiedź gracza {who}',
  before: 'Poprzedni punkt zwrotny',
  next: 'Następny punkt zwrotny',
  none: 'Nic',
  estimate: 'szacunek graczy domu',
  how: 'Warstwy to szanse wszystkich miejsc; razem zawsze wypełniają wodę. Każdą odpowiedź wypróbowano na próbkach tego, czego dane miejsce nie mogło widzieć, a dalsze pozycje oceniono według tego, czego nauczyli się gracze domu: to szacunki, nie pewność.',
};

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
  turningPoints: 'Punkty zwrotne',
  noTurningPoints:
    'Żadna odpowiedź wiele nie zmieniła: żadna wyraźnie nie zmniejszyła ani nie zwiększyła szansy na wygraną.',
  noneYet: 'Jak dotąd nie znaleziono punktu zwrotnego.',
  soFar: 'Znalezione dotąd, z tym, ile każda odpowiedź zabrała lub dodała do szansy na wygraną',
  costs: 'Ile każda odpowiedź zabrała lub dodała do szansy na wygraną i jak pewne to jest',
  instead: 'Lepiej w {n} z {of} próbek: {what}',
  covered: 'Lepiej w {n} z {of} próbek: plan, którego możesz poszukać',
  found: 'Dobrze znalezione: lepsze od drugiej najlepszej w {n} z {of} próbek',
  lost: 'o {share} mniejsza szansa na wygraną',
  gained: 'o {share} większa szansa na wygraną',
  clear:
    'O {lost} mniejsza szansa na wygraną niż z najlepszą odpowiedzią ({margin}); ta była lepsza w {n} z {of} próbek.',
  close: 'Blisko: najlepsza odpowiedź prowadzi o {lost} i była lepsza w {n} z {of} próbek; są dokładne do {margin}.',
  won: 'Dobrze znalezione: o {gained} większa szansa na wygraną niż z drugą najlepszą odpowiedzią ({margin}), i lepiej w {n} z {of} próbek.',
  chart:
    'Wykres mówi tu {chance}. Ocenia pozycję jako całość; te odpowiedzi wypróbowano każdą z osobna na próbkach tego, czego nie było widać (tu: {n}). Dlatego jedno może się różnić od drugiego.',
  board: 'Stół, jak widział go gracz {who}',
  moment: 'Ta chwila',
  noChoice: 'Tu nie było z czego wybierać',
  best: 'najlepsza',
  given: 'odpowiedź gracza {who}',
  besideGiven: 'Nieco później, w porównaniu z daną odpowiedzią: {what}',
  besideOthers: 'Nieco później, w porównaniu z najlepszą z pozostałych: {what}',
  before: 'Poprzedni punkt zwrotny',
  next: 'Następny punkt zwrotny',
  whatIf: 'A gdyby?',
  whatIfNote: 'Graj dalej od tego miejsca jako {who}. Pozostałe miejsca zajmą boty; nic się nie liczy.',
  playOn: 'Graj dalej stąd',
  share: 'Udostępnij tę chwilę',
  shareNote:
    'Inni widzą to, co widział gracz {who}, i mówią, co by zrobili. Imiona, wynik i najlepsza odpowiedź pozostają do tego czasu ukryte.',
  askOthers: 'Zapytaj innych',
  none: 'Nic',
  estimate: 'szacunek graczy domu',
  how: 'Warstwy to szanse wszystkich miejsc; razem dają zawsze 100%. Każdą odpowiedź wypróbowano na próbkach tego, czego dane miejsce nie mogło widzieć, a dalsze pozycje oceniono według tego, czego nauczyli się gracze domu: to szacunki, nie pewność. Liczba po ± mówi, jak bardzo próbki się różnią; w 19 przypadkach na 20 ich prawdziwa wartość leży w tych granicach.',
};

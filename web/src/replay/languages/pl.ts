// What the page of a replay says, in Polish.
import type { Translation } from '../../words/catalog.ts';
import { pluralIn } from '../../words/plural.ts';
import type { ReplayWords } from './en.ts';

const plural = pluralIn<'one' | 'few' | 'many' | 'other'>('pl');

export const words: Translation<ReplayWords> = {
  title: 'Zapis stołu {table}',
  coming: 'Ładuję partię',
  running: 'Przygotowuję zapis: {share}',
  closed: 'Ten zapis nie jest dla ciebie dostępny',
  closedNote:
    'Może jest prywatny, a może pod tym adresem żadnego nie ma. Kto siedział przy prywatnym stole, zobaczy zapis po zalogowaniu.',
  closedNoteIn:
    'Może jest prywatny, a może pod tym adresem żadnego nie ma. Prywatny zapis widzą tylko ci, którzy siedzieli przy stole.',
  notHereNote: 'Partię można obejrzeć ponownie, gdy się skończy. Możesz też otworzyć zapis z pliku.',
  broken: 'Tego zapisu nie da się pokazać',
  open: 'Otwórz plik',
  drop: 'Upuść, aby otworzyć zapis',
  notReplay: 'Ten plik nie jest zapisem.',
  otherClient: 'Ta strona nie pokazuje gry {game}, więc nie może odtworzyć tej partii.',
  line: 'Przebieg partii',
  start: 'Początek',
  turn: 'Tura {n}, {who}',
  step: 'krok {n} z {of}',
  back: 'Krok wstecz',
  on: 'Krok naprzód',
  play: 'Odtwórz',
  pause: 'Zatrzymaj',
  speed: 'Tempo',
  times: '{n}×',
  seenBy: 'Widok',
  all: 'wszyscy',
  allHint: 'Co widzieli wszyscy',
  openHands: 'wszystkie karty',
  openHint: 'Wszystkie karty są odkryte',
  seatHint: 'Co widzi {who}',
  share: 'Kopiuj link do tej chwili',
  shareInvited: 'Kopiuj link do tej chwili wraz z zaproszeniem',
  copyLink: 'Kopiuj link',
  shared: 'Link skopiowany',
  analysis: 'Analiza',
  analysisOf: 'Analiza stołu {table}',
  fromHere: 'Graj dalej od tego miejsca albo zapytaj innych',
  playOn: 'Graj dalej',
  scoring: 'Punktacja końcowa',
  key: {
    step: 'krok wstecz lub naprzód',
    turn: 'tura wstecz lub naprzód',
    player: 'do następnego kroku gracza; z Shiftem do poprzedniego',
    next: 'do następnego kroku gracza na dole',
    ends: 'na początek, na koniec',
    play: 'start, stop',
    speed: 'tempo',
  },
  seal: 'Czy grano uczciwie?',
  checking: 'Twoja przeglądarka odtwarza partię, aby ją sprawdzić.',
  sound: ({ n }) =>
    plural(n, {
      one: 'Ziarno i {n} decyzja zgadzają się z obietnicą z początku.',
      few: 'Ziarno i {n} decyzje zgadzają się z obietnicą z początku.',
      many: 'Ziarno i {n} decyzji zgadzają się z obietnicą z początku.',
      other: 'Ziarno i {n} decyzji zgadzają się z obietnicą z początku.',
    }),
  unsound: 'Ten zapis nie zgadza się z obietnicą.',
  objection: {
    game: 'To jest inna gra.',
    rules: 'Grano według innych zasad.',
    seed: 'Ziarno nie jest tym, które obiecano.',
    moves: 'Jedna z decyzji nie była możliwa.',
    end: 'Decyzje nie prowadzą do podanego wyniku.',
  },
  unchecked: 'Nie udało się uruchomić sprawdzenia.',
  checked: {
    seed: 'Ziarno wszystkich losowań jest tym, które obiecano przed pierwszą kartą.',
    moves: ({ n }) =>
      plural(n, {
        one: 'Jedyna decyzja była zgodna z zasadami.',
        few: 'Każda z {n} decyzji była zgodna z zasadami.',
        many: 'Każda z {n} decyzji była zgodna z zasadami.',
        other: 'Każda z {n} decyzji była zgodna z zasadami.',
      }),
    ranking: 'Prowadzą do kolejności, którą ogłoszono.',
  },
  promise: 'Obietnica, którą masz zapisaną',
  promiseHint: 'Każda partia pokazuje ją w części „Menu stołu”. Wklej swoją i zobacz, czy jest taka sama.',
  compared: {
    same: 'Według tej obietnicy rozegrano partię.',
    other: 'Tę partię rozegrano według innej obietnicy.',
    none: 'To nie jest cała obietnica: ma 64 cyfry i litery od a do f.',
  },
  checkAgain: 'Sprawdź',
};

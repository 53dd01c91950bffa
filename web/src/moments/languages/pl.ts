// What is said of moments of matches that are over, in Polish.
import type { Translation } from '../../words/catalog.ts';
import type { MomentWords } from './en.ts';

export const words: Translation<MomentWords> = {
  playOn: 'Graj dalej od tego miejsca',
  playOnNote:
    'W tej chwili zaczyna się nowa partia, z botami na wszystkich innych miejscach. Nic się nie liczy i nikt inny jej nie widzi.',
  seat: 'Twoje miejsce',
  rivals: 'Inni grają',
  asked: 'ma tu odpowiedzieć',
  isOver: 'W tym miejscu partia jest skończona.',
  playedOn: 'Ta partia też była dalszym ciągiem innej.',
  toOrigin: 'Do tamtej chwili',
  ask: 'Jaki byłby twój wybór?',
  askNote:
    'Link do tego pytania, tak jak zostało zadane. Inni widzą to, co było widać z tego miejsca, bez nazw graczy; co zagrano, dowiedzą się, gdy odpowiedzą. Stamtąd mogą przejść do zapisu, który pokazuje nazwy graczy.',
  noAnswer: 'Tutaj nikt nie odpowiada. Przejdź do chwili, w której ktoś odpowiada.',
  link: 'Skopiuj link',
  players: 'Alfa Beta Gamma Delta Epsilon Dzeta Eta Theta',
  isAsked: '{who} ma odpowiedzieć',
  intro:
    'Chwila ze skończonej partii, bez nazw graczy, tak jak widział ją jeden z nich. Odpowiedz przy stole, a dowiesz się, co zagrano.',
  nowhere: 'Nie ma takiej chwili',
  nowhereNote: 'Link może być niepełny. Udostępniona chwila pozostaje tam, gdzie jest.',
  broken: 'Tej chwili nie można pokazać',
  brokenNote: 'Jej partię rozegrano według innych zasad niż dzisiejsze.',
  played: 'Co zagrano',
  same: 'To ten sam wybór.',
  other: 'To inny wybór niż twój.',
  silent: 'Stół pokazuje, co było dalej.',
  byBot: 'Za to miejsce odpowiedział bot.',
  byClock: 'Czas na tę odpowiedź minął.',
  toReplay: 'Zobacz, co było dalej',
  named: 'Zapis pokazuje nazwy graczy.',
  yours: 'Twoja odpowiedź',
  theirs: 'Zagrano',
  house: 'Silny bot',
  thinking: 'myśli',
  won: 'wygrane: {chance} na 100',
  none: 'nie ma teraz odpowiedzi',
  again: 'Jeszcze raz',
};

// What the page of the players of the house says, in German.
import type { Translation } from '../../words/catalog.ts';
import type { RivalWords } from './en.ts';

export const words: Translation<RivalWords> = {
  ahead: 'schaut voraus',
  sure: 'nimmt das Beste',
  swift: 'antwortet schnell',
  dots: '{n} von 5',
  wins: 'gewann {wins} % von {n} Partien gegen {who}; zu 95 % sicher: {low} bis {high} %',
  unmeasured: 'noch nicht gemessen',
  play: 'Herausfordern',
  record: {
    duel: 'Du {won} : {lost} {who}',
    shared: '{n} geteilt',
    larger: 'an größeren Tischen {first} von {n} gewonnen',
    none: 'Noch nicht getroffen',
    note: 'Deine Bilanz zählt jede Partie, die du zu Ende gespielt hast, auch mit Tipps.',
  },
  further: 'Ebenso stark: {names}',
  coming: 'Die Spieler kommen',
};

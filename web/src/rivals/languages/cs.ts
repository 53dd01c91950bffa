// What the page of the players of the house says, in Czech.
import type { Translation } from '../../words/catalog.ts';
import type { RivalWords } from './en.ts';

export const words: Translation<RivalWords> = {
  ahead: 'dívá se dopředu',
  sure: 'volí to nejlepší',
  swift: 'odpovídá rychle',
  dots: '{n} z 5',
  wins: '{wins} % výher z {n} partií, soupeř: {who}; s jistotou 95 %: {low} až {high} %',
  unmeasured: 'zatím nezměřeno',
  play: 'Vyzvat',
  record: {
    duel: 'Ty {won} : {lost} {who}',
    shared: 'nerozhodně {n}',
    larger: 'u větších stolů první místo v {first} z {n}',
    none: 'Ještě jste se nepotkali',
    note: 'Tvoje bilance počítá každou dohranou partii, i s nápovědou.',
  },
  further: 'Stejně silní: {names}',
  coming: 'Hráči přicházejí',
};

// What the page of the players of the house says, in Polish.
import type { Translation } from '../../words/catalog.ts';
import type { RivalWords } from './en.ts';

export const words: Translation<RivalWords> = {
  ahead: 'patrzy naprzód',
  sure: 'wybiera najlepsze',
  swift: 'odpowiada szybko',
  dots: '{n} z 5',
  wins: '{wins}% wygranych z {n} partii, rywal: {who}; z pewnością 95%: od {low} do {high}%',
  unmeasured: 'jeszcze nie zmierzono',
  play: 'Wyzwij',
  record: {
    duel: 'Ty {won} : {lost} {who}',
    shared: 'remisy: {n}',
    larger: 'przy większych stołach pierwsze miejsce {first} z {n}',
    none: 'Jeszcze się nie spotkaliście',
    note: 'Twój bilans liczy każdą partię rozegraną do końca, także z podpowiedziami.',
  },
  further: 'Równie silni: {names}',
  coming: 'Gracze nadchodzą',
};

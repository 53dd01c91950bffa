// What the page of the players of the house says, in Russian.
import type { Translation } from '../../words/catalog.ts';
import type { RivalWords } from './en.ts';

export const words: Translation<RivalWords> = {
  ahead: 'смотрит вперёд',
  sure: 'берёт лучшее',
  swift: 'отвечает быстро',
  dots: '{n} из 5',
  wins: '{wins} % побед из {n} партий, соперник: {who}; с уверенностью 95 %: от {low} до {high} %',
  unmeasured: 'пока не измерено',
  play: 'Бросить вызов',
  record: {
    duel: 'Вы {won} : {lost} {who}',
    shared: 'вничью: {n}',
    larger: 'за большими столами первое место {first} из {n}',
    none: 'Вы ещё не встречались',
    note: 'Ваш счёт учитывает каждую доигранную партию, и с подсказками тоже.',
  },
  further: 'Столь же сильны: {names}',
  coming: 'Игроки идут',
};

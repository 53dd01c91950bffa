// What an analysis says, in Russian.
import type { Translation } from '../../../words/catalog.ts';
import { pluralIn } from '../../../words/plural.ts';
import type { AnalysisWords } from './en.ts';

const plural = pluralIn<'one' | 'few' | 'many' | 'other'>('ru');

export const words: Translation<AnalysisWords> = {
  asking: 'Запрашиваем разбор',
  ahead: ({ n }: { n: number }) =>
    n === 0
      ? 'Сейчас начнётся'
      : plural(n, {
          one: 'Сначала {n} другая партия',
          few: 'Сначала {n} другие партии',
          many: 'Сначала {n} других партий',
          other: 'Сначала {n} другой партии',
        }),
  working: 'Пробуем, как ещё можно было ответить: {share}',
  progress: 'Ход разбора',
  again: 'Ещё раз',
  chances: 'Шансы на победу',
  when: 'Когда',
  turn: 'Ход {n}',
  turningPoints: 'Переломные моменты',
  noTurningPoints: 'Ни один ответ не стоил дорого: ничто другое не было бы заметно лучше.',
  instead: 'Можно было: {what}. Лучше в {n} из {of} проб.',
  lost: 'на {n} из 100 меньше',
  moment: 'Этот момент',
  noChoice: 'Здесь выбирать было не из чего',
  best: 'лучший ответ',
  given: 'ответ игрока {who}',
  before: 'Предыдущий переломный момент',
  next: 'Следующий переломный момент',
  none: 'Ничего',
  estimate: 'по оценке игроков дома',
  how: 'Слои — это шансы всех мест; вместе они всегда заполняют воду. Каждый ответ испытан на пробах того, чего место не могло видеть, а позиции после него оценены так, как научились игроки дома: это оценки, а не уверенность.',
};

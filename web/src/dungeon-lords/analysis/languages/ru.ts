// What is said of a battle that was worked out, in Russian.
import type { Translation } from '../../../words/catalog.ts';
import { pluralIn } from '../../../words/plural.ts';
import type { BattleWords } from './en.ts';

const plural = pluralIn<'one' | 'few' | 'many' | 'other'>('ru');

export const words: Translation<BattleWords> = {
  battle: 'Битва {year}-го года, план за планом',
  exact: ({ n }: { n: number }) =>
    plural(n, {
      one: 'Точно: проверен {n} план',
      few: 'Точно: проверены все {n} плана',
      many: 'Точно: проверены все {n} планов',
      other: 'Точно: проверено {n} плана',
    }),
  rough: ({ n }: { n: number }) =>
    plural(n, {
      one: 'Неточно: вариантов было слишком много, оценён {n} план',
      few: 'Неточно: вариантов было слишком много, оценены {n} плана',
      many: 'Неточно: вариантов было слишком много, оценено {n} планов',
      other: 'Неточно: вариантов было слишком много, оценено {n} плана',
    }),
  played: 'Как играл {who}',
  best: 'Лучший план',
  points: 'очки: {n}',
  round: 'Раунд {n}',
  all: 'Все планы этого раунда по очкам',
  some: 'Оценённые планы по очкам',
  yours: 'выбран',
  top: 'лучший',
  rare: ({ n, of }: { n: number; of: number }) =>
    plural(n, {
      one: `{n} план из ${of} так же хорош, как лучший`,
      few: `{n} плана из ${of} так же хороши, как лучший`,
      many: `{n} планов из ${of} так же хороши, как лучший`,
      other: `{n} плана из ${of} так же хороши, как лучший`,
    }),
  how: 'Очки считают пленных, потерянные клетки и то, что остаётся; следующие раунды играются так хорошо, как можно. Ничего скрытого не используется: неизвестные боевые карты считаются тем, что они приносят в среднем.',
  differs: 'отличается',
};

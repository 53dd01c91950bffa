// Hints in lessons: where there is something to choose, the lesson proposes an answer that it takes.
import { prepared as ofAbyss } from '@undertow/games/abyss/page/lesson/prepared.ts';
import { prepared as ofDungeonLords } from '@undertow/games/dungeon-lords/page/lesson/prepared.ts';
import { enumerate } from '@undertow/shared/table/choice.ts';
import { expect, test } from 'vitest';
import { Lesson } from '../../../web/src/learn/lesson.ts';

const LESSONS = [...ofAbyss, ...ofDungeonLords];
/** Asked only of those who have paid in some other way than is proposed. */
const RARE = ['affiliate'];

function answersTo({ decision, match }: Lesson) {
  if (!decision) throw new Error('nothing is asked');
  return enumerate(decision.choice, 20_000, match.game.forms).filter((answer) => answer !== 'cancel');
}

test.each(LESSONS)(
  'the lesson $id can be gone through by its hints, and proposes something wherever one can choose',
  (one) => {
    const lesson = new Lesson(one.scenes);
    while (lesson.step) {
      if (lesson.see()) continue;
      const [only, another] = answersTo(lesson);
      const { proposal, step } = lesson;
      if (another !== undefined && !RARE.includes(step.id)) expect(proposal, step.id).toBeDefined();
      if (lesson.answer(proposal ?? only ?? 'nothing') === undefined)
        throw new Error(`${step.id} does not take its hint`);
    }
  },
);

test('a hint for a payment is one that can be paid, whatever was given up before', () => {
  const { scenes } = ofAbyss.find(({ id }) => id === 'leviathan') as (typeof ofAbyss)[number];
  const goTo = (id: string): Lesson => {
    const lesson = new Lesson(scenes);
    while (lesson.step?.id !== id) if (!lesson.see()) lesson.answer(answersTo(lesson)[0] ?? 'nothing');
    return lesson;
  };
  const ways = answersTo(goTo('limit'));
  expect(ways.length).toBeGreaterThan(50);
  for (const way of ways) {
    const lesson = goTo('limit');
    lesson.answer(way);
    while (lesson.step?.id !== 'pay') lesson.answer(answersTo(lesson)[0] ?? 'nothing');
    expect(lesson.proposal, JSON.stringify(way)).toBeDefined();
  }
});

test('where the lesson leaves no choice there is no hint', () => {
  const lesson = new Lesson(ofAbyss[0]?.scenes ?? []);
  while (!lesson.decision) lesson.see();
  expect(lesson.proposal).toBeUndefined();
});

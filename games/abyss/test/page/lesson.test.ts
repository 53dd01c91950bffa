// The tutorial: a prepared game that can be gone through to its end, whatever one pays with.
import { enumerate } from '@undertow/shared/table/choice.ts';
import { Lesson, stepsOf } from '@undertow/web/src/learn/lesson.ts';
import { describe, expect, test } from 'vitest';
import { scenes as SCENES } from '../../page/lesson/base.ts';

const STEPS = stepsOf(SCENES);

/** More ways to pay than any hand of the tutorial has. */
const ALL = 10_000;

/** Does what the step asks for; of several answers, the one of this number. */
function goOn(lesson: Lesson, choice = 0): void {
  if (!lesson.step?.answer) {
    expect(lesson.see()).toBe(true);
    return;
  }
  const answers = answersTo(lesson);
  const events = lesson.answer(answers[choice % answers.length] ?? 'nothing');
  if (!events) throw new Error(`the step ${lesson.step.id} cannot be done`);
}

function answersTo(lesson: Lesson) {
  const { decision, match } = lesson;
  if (!decision) throw new Error(`nothing is asked at the step ${lesson.step?.id}`);
  return enumerate(decision.choice, ALL, match.game.forms).filter((answer) => answer !== 'cancel');
}

function goTo(id: string): Lesson {
  const lesson = new Lesson(SCENES);
  while (lesson.step && lesson.step.id !== id) goOn(lesson);
  return lesson;
}

describe('the tutorial', () => {
  test('has between ten and fifteen steps, each once', () => {
    expect(new Set(STEPS.map(({ id }) => id)).size).toBe(STEPS.length);
    expect(STEPS.length).toBeGreaterThanOrEqual(10);
    expect(STEPS.length).toBeLessThanOrEqual(15);
  });

  test('leads to the end of a game, and to a victory', () => {
    const lesson = new Lesson(SCENES);
    for (const [number, { id }] of STEPS.entries()) {
      expect(lesson.step?.id).toBe(id);
      expect(lesson.number).toBe(number);
      if (id === 'scores') expect(lesson.match.outcome?.ranking[0]).toEqual([0]);
      goOn(lesson);
    }
    expect(lesson.step).toBeUndefined();
  });

  test('tells what has happened in the game of its scene, to a learner who comes back as well', () => {
    const lesson = goTo('take');
    const kinds = (events: Lesson['told']) => events.flat().map(({ type }) => type);
    expect(kinds(lesson.told)).toContain('cardRevealed');
    expect(Lesson.resume(SCENES, lesson.done).told).toEqual(lesson.told);
    expect(goTo('seventh').told).toEqual([]);
  });

  test.each(['pay', 'payLast'])('goes on however one pays at the step %s', (id) => {
    const ways = answersTo(goTo(id)).length;
    expect(ways).toBeGreaterThan(1);
    for (let way = 0; way < ways; way++) {
      const lesson = goTo(id);
      goOn(lesson, way);
      while (lesson.step) goOn(lesson);
      expect(lesson.match.outcome).toBeDefined();
    }
  });

  test('goes back to the choice of a Lord when the payment is called off', () => {
    const lesson = goTo('pay');
    expect(lesson.answer('cancel')).toBeDefined();
    expect(lesson.step?.id).toBe('recruit');
    goOn(lesson);
    expect(lesson.step?.id).toBe('pay');
  });

  test('takes no other answer than the one that it speaks of', () => {
    const lesson = goTo('explore');
    expect(lesson.answer('support:crab')).toBeUndefined();
    expect(lesson.see()).toBe(false);
    expect(lesson.step?.id).toBe('explore');
  });

  test('offers nothing but what it speaks of', () => {
    expect(goTo('council').decision?.choice).toEqual({ type: 'one', options: ['support:crab'] });
  });

  test('can be left at every step, and continued there', () => {
    const lesson = new Lesson(SCENES);
    while (lesson.step) {
      const again = Lesson.resume(SCENES, JSON.parse(JSON.stringify(lesson.done)));
      expect(again.step?.id).toBe(lesson.step.id);
      expect(again.match.view(0)).toEqual(lesson.match.view(0));
      goOn(lesson);
    }
  });

  test('leads back to the step before, from each of them', () => {
    const lesson = new Lesson(SCENES);
    expect(lesson.before).toBeUndefined();
    while (lesson.step) {
      const { step } = lesson;
      const view = lesson.match.view(0);
      goOn(lesson);
      expect(lesson.before?.step?.id).toBe(step.id);
      expect(lesson.before?.match.view(0)).toEqual(view);
    }
  });

  test('does not lead back to a payment that was called off', () => {
    const lesson = goTo('pay');
    const earlier = goTo('recruit').before?.step?.id;
    lesson.answer('cancel');
    expect(lesson.before?.step?.id).toBe(earlier);
  });

  test('begins anew where what was kept does not fit', () => {
    expect(Lesson.resume(SCENES, ['seen', { answer: 'nonsense' }, 'seen']).step?.id).toBe('dive');
  });
});

// The lessons of Dungeon Lords: prepared games that can be gone through to their end, however one goes, in every language.
import { enumerate } from '@undertow/shared/table/choice.ts';
import type { Decision } from '@undertow/shared/table/game.ts';
import { Lesson, stepsOf } from '@undertow/web/src/learn/lesson.ts';
import { describe, expect, test } from 'vitest';
import { languages } from '../../../../bench/web/languages.ts';
import { dungeonWordsIn } from '../../../../test/web/words/words-in.ts';
import type { View } from '../../client.ts';
import { prepared as lessons } from '../../page/lesson/prepared.ts';
import { promptKey } from '../../words/asking.ts';

/** As many ways as are tried of a step. */
const WAYS = 12;

/** What the step takes, some of it where there is much. */
function answersTo({ decision, match, step }: Lesson) {
  if (!decision) throw new Error(`nothing is asked at the step ${step?.id}`);
  const enough = step?.answer?.isEnough ?? (() => true);
  const all = enumerate(decision.choice, 2_000, match.game.forms).filter(enough);
  const every = Math.ceil(all.length / WAYS);
  return all.filter((_, number) => number % every === 0);
}

/** Does what the step asks for; of several answers, the one of this number. What came of it is told. */
function goOn(lesson: Lesson, choice = 0) {
  if (lesson.see()) return [];
  const answers = answersTo(lesson);
  const events = lesson.answer(answers[choice % answers.length] ?? 'nothing');
  if (!events) throw new Error(`the step ${lesson.step?.id} cannot be done`);
  return events;
}

function lessonOf(id: string): Lesson {
  return new Lesson(lessons.find((one) => one.id === id)?.scenes ?? []);
}

function goTo(id: string, step: string): Lesson {
  const lesson = lessonOf(id);
  while (lesson.step && lesson.step.id !== step) goOn(lesson);
  return lesson;
}

/** What happens in a lesson that is gone through. */
function eventsOf(id: string) {
  const lesson = lessonOf(id);
  const events = [];
  while (lesson.step) events.push(...goOn(lesson));
  return events;
}

const seatOf = (lesson: Lesson, seat: number) => lesson.match.view(seat).seats[seat] as Record<string, unknown>;

test('together the lessons take between ten and twenty minutes', () => {
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
  expect(minutes).toBeGreaterThanOrEqual(10);
  expect(minutes).toBeLessThanOrEqual(20);
});

describe.each(lessons)('the lesson $id', ({ id, scenes }) => {
  const steps = stepsOf(scenes);
  const asking = steps.filter(({ answer }) => answer).map((step) => step.id);

  test('leads through each of its steps, and each is there once', () => {
    expect(new Set(steps.map((step) => step.id)).size).toBe(steps.length);
    const lesson = lessonOf(id);
    for (const step of steps) {
      expect(lesson.step?.id).toBe(step.id);
      goOn(lesson);
    }
    expect(lesson.step).toBeUndefined();
  });

  test.each(asking)('goes on whatever one chooses at the step %s', (step) => {
    for (let way = 0; way < WAYS; way++) {
      const lesson = lessonOf(id);
      while (lesson.step) goOn(lesson, lesson.step.id === step ? way : 0);
    }
  });

  test('can be left at every step, and continued there', () => {
    const lesson = lessonOf(id);
    while (lesson.step) {
      const again = Lesson.resume(scenes, JSON.parse(JSON.stringify(lesson.done)));
      expect(again.step?.id).toBe(lesson.step.id);
      expect(again.match.view(0)).toEqual(lesson.match.view(0));
      goOn(lesson);
    }
  });
});

test('in whatever sequence one plans, each minion stands at the second window', () => {
  for (let way = 0; way < 6; way++) {
    const lesson = goTo('round', 'orders');
    goOn(lesson, way);
    expect(lesson.match.view(0).minions).toMatchObject({
      'dig-tunnels': [null, 'seat:0', null],
      'mine-gold': ['seat:3', 'seat:0', null],
      'hire-monster': ['seat:2', 'seat:0', null],
    });
  }
});

test('a question does not offer more than the lesson takes', () => {
  for (const step of ['dig', 'mine']) {
    const { decision, match } = goTo('round', step);
    const view = match.view(0) as unknown as View;
    expect(promptKey(decision as Decision, view)).toBe(`${decision?.prompt}.only`);
    expect(promptKey(match.pending[0] as Decision, view)).toBe(decision?.prompt);
  }
});

test('fewer tunnels than the lesson speaks of are not enough', () => {
  const lesson = goTo('round', 'dig');
  expect(lesson.answer([])).toBeUndefined();
  expect(lesson.answer([[1, 2]])).toBeUndefined();
  expect(lesson.step?.id).toBe('dig');
});

test('the Witch makes the learner the third in fear, and so the third hero comes', () => {
  expect(seatOf(goTo('round', 'feared'), 0)).toMatchObject({ evil: 6 });
  expect(seatOf(goTo('round', 'hero'), 0)).toMatchObject({ gold: 0, party: [{ id: 'y1-warrior-2' }] });
});

test('the first battle has a trap, an attack that chooses, a spell, a healing and a conquest, and the second one none', () => {
  const before = goTo('battle', 'spell');
  expect(seatOf(before, 0)).toMatchObject({
    gold: 1,
    evil: 6,
    prison: ['y1-warrior-4'],
    party: [{ id: 'y1-wizard-3', damage: 2 }, { id: 'y1-priest-3' }],
  });
  expect(seatOf(goTo('battle', 'prison'), 0)).toMatchObject({ party: [], evil: 6, gold: 1 });
  expect(eventsOf('battle').map(({ type }) => type)).toContain('gameScored');
});

test('what the second battle begins with is what the first one has left', () => {
  const left = seatOf(goTo('battle', 'conquest'), 0);
  const begun = seatOf(goTo('battle', 'room'), 0);
  for (const field of ['gold', 'imps', 'evil', 'dungeon', 'prison', 'party', 'traps']) {
    expect(begun[field], field).toEqual(left[field]);
  }
});

test('the lesson of the siege ends with a victory', () => {
  expect(goTo('battle', 'scores').match.outcome?.ranking[0]).toEqual([0]);
});

describe.each(languages)('in the language %s', (code) => {
  test('each lesson says what it is about, and each of its steps has a title and a text', async () => {
    const { texts } = await dungeonWordsIn(code);
    for (const { id, scenes } of lessons) {
      const words = texts.lesson[id as 'round'];
      for (const text of [words.title, words.text, words.before]) expect(text, id).toMatch(/\S/);
      const said = words.steps as Readonly<Record<string, { title: string; text: string }>>;
      expect(Object.keys(said)).toEqual(stepsOf(scenes).map((step) => step.id));
      for (const { title, text } of Object.values(said)) {
        expect(title.length, title).toBeLessThanOrEqual(30);
        expect(text.length, text).toBeLessThanOrEqual(240);
        expect(text).toMatch(/[.!?]$/);
      }
    }
  });
});

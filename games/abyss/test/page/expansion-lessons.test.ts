// The lessons of the expansions: prepared games that lead to a victory, and words for each of their steps in every language.
import { enumerate } from '@undertow/shared/table/choice.ts';
import { kept } from '@undertow/web/src/browser/storage.ts';
import { Lesson, stepsOf } from '@undertow/web/src/learn/lesson.ts';
import { Progress } from '@undertow/web/src/learn/progress.ts';
import { describe, expect, test } from 'vitest';
import { languages } from '../../../../bench/web/languages.ts';
import { abyssWordsIn } from '../../../../test/web/words/words-in.ts';
import { prepared as lessons } from '../../page/lesson/prepared.ts';

/** As many ways to pay, or to give cards up, as are tried of a step. */
const WAYS = 12;

function answersTo({ decision, match, step }: Lesson) {
  if (!decision) throw new Error(`nothing is asked at the step ${step?.id}`);
  const all = enumerate(decision.choice, 2_000, match.game.forms).filter((answer) => answer !== 'cancel');
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

/** What happens in a lesson that is gone through. */
function kindsIn(wanted: string): Set<string> {
  const lesson = new Lesson(lessons.find(({ id }) => id === wanted)?.scenes ?? []);
  const kinds = new Set<string>();
  while (lesson.step) for (const { type } of goOn(lesson)) kinds.add(type);
  return kinds;
}

describe.each(lessons)('the lesson $id', ({ scenes, minutes, options }) => {
  const steps = stepsOf(scenes);
  const free = steps.filter(({ answer }) => answer && answer.answer === undefined).map(({ id }) => id);

  test('takes between five and eight minutes, with each step once', () => {
    expect(minutes).toBeGreaterThanOrEqual(5);
    expect(minutes).toBeLessThanOrEqual(8);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
    expect(new Lesson(scenes).match.state).toMatchObject({ options });
  });

  test('leads through all of its steps to a victory', () => {
    const lesson = new Lesson(scenes);
    for (const { id, isIfAsked } of steps) {
      if (isIfAsked && lesson.step?.id !== id) continue;
      expect(lesson.step?.id).toBe(id);
      if (id === 'scores') expect(lesson.match.outcome?.ranking[0]).toEqual([0]);
      goOn(lesson);
    }
    expect(lesson.step).toBeUndefined();
  });

  test.each(free)('goes on whatever one chooses at the step %s', (id) => {
    for (let way = 0; way < WAYS; way++) {
      const lesson = new Lesson(scenes);
      while (lesson.step) goOn(lesson, lesson.step.id === id ? way : 0);
      expect(lesson.match.outcome?.ranking[0]).toEqual([0]);
    }
  });
});

test('the Leviathan of the lesson attacks, is fought with dice and Pearls, and is slain', () => {
  const kinds = kindsIn('leviathan');
  for (const kind of [
    'leviathanAttacked',
    'wounded',
    'levelsBeaten',
    'tokenRevealed',
    'leviathanSlain',
    'scourgeTaken',
  ])
    expect(kinds).toContain(kind);
});

test('the lesson of Kraken pays with Nebulis, moves the figure, places a Sentinel and searches for Loot', () => {
  const kinds = kindsIn('kraken');
  for (const kind of ['nebulisGained', 'nebulisLost', 'figureMoved', 'sentinelPlaced', 'allyStranded', 'lootDrawn'])
    expect(kinds).toContain(kind);
});

describe.each(languages)('in the language %s', (code) => {
  test('each lesson says what it is about, and each of its steps has a title and a text', async () => {
    const { texts } = await abyssWordsIn(code);
    for (const { id, scenes } of lessons) {
      const words = texts.lesson[id as 'base'];
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

test('what was done of each lesson is kept by itself, and a lesson that was done stays done', () => {
  const progress = new Progress(
    'abyss',
    kept(() => {
      throw new Error('forbidden');
    }),
  );
  progress.keep('base', ['seen']);
  expect(progress.of('base')).toEqual(['seen']);
  expect(progress.of('kraken')).toEqual([]);
  progress.finish('base');
  progress.forget('base');
  expect([progress.of('base'), progress.isDone('base'), progress.isDone('kraken')]).toEqual([[], true, false]);
});

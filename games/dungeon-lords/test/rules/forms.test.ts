// The forms of Dungeon Lords judge, draw and list the same answers, and no other answer is legal.
import { enumerate, isLegal, sample } from '@undertow/shared/table/choice.ts';
import type { Answer, Choice } from '@undertow/shared/table/game.ts';
import { isObject, type Json } from '@undertow/shared/table/json.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { make, moves, randomGame } from '../../../../test/games/random-games.ts';
import { spoiled } from '../../../../test/support/games/spoiled.ts';
import { expectTried, FIRST_SEED, holds, isLong, times } from '../../../../test/support/run/seeds.ts';
import { dungeonLords } from '../../rules/index.ts';
import { attempts } from '../under-test/attempts.ts';
import { vary } from '../under-test/eager.ts';
import { SETTINGS } from '../under-test/settings.ts';

type Question = Extract<Choice, { type: 'form' }>;

const { forms } = dungeonLords;
const under = { game: dungeonLords, vary };

/** So many answers of a question are listed; of most questions that is all of them. */
const LISTED = 500;
const SAMPLES = 4;
const SPOILED = 16;
/** Answers tried in all: half a million in a long run. */
const LEAST = isLong ? 500_000 : 10_000;

/** The forms that are filled in in random games, and what may be answered to each. */
const questions: readonly Question[] = questionsOfGames();

function questionsOfGames(): Question[] {
  const met = new Map<string, Question>();
  const { first, count } = times(5);
  for (const setting of SETTINGS) {
    for (let seed = first; seed < first + count; seed++) {
      const game = randomGame(under, setting, seed);
      for (const move of moves(game)) {
        for (const { choice } of game.match.pending) {
          if (choice.type === 'form') met.set(JSON.stringify(choice), choice);
        }
        make(game.match, move);
      }
    }
  }
  return [...met.values()];
}

/** All answers to a question as text; `undefined` if there are too many to list. */
function answersTo(question: Question): ReadonlySet<string> | undefined {
  const answers = enumerate(question, LISTED, forms);
  return answers.length < LISTED ? new Set(answers.map((answer) => textOf(question, answer))) : undefined;
}

/** The answer as text: the same for two that mean the same, because a list in them is a set. */
function textOf({ form }: Question, answer: Json): string {
  if (form === 'mineCells' && Array.isArray(answer)) return JSON.stringify(sorted(answer));
  if (form !== 'battlePlan' || !isObject(answer)) return JSON.stringify(answer);
  const { tile, traps, creatures, ...others } = answer as Record<string, Json>;
  return JSON.stringify([tile, sorted(traps), sorted(creatures), others]);
}

function sorted(list: Json | undefined): Json | undefined {
  return Array.isArray(list) ? list.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) : list;
}

/** The words of a question, and words that no question has. */
function wordsOf(question: Question): string[] {
  const words = [...JSON.stringify(question).matchAll(/"([\w-]+)"/g)].map(([, word = '']) => word);
  const items = words.flatMap((word) => [`pay:${word}`, `release:${word}`, `pay:golem:${word}`, `pay:demon:${word}`]);
  return [...words, ...items, '__proto__', 'constructor', 'length', ''];
}

function failOn(question: Question, answer: Json, problem: string): never {
  return expect.fail(`${JSON.stringify(answer)} ${problem} to ${JSON.stringify(question)}`);
}

test('every form is met in random games', () => {
  expectTried(new Set(questions.map(({ form }) => form)).size, Object.keys(forms).length);
});

test('what is listed is legal, and each answer stands there once', () => {
  for (const question of questions) {
    const answers = enumerate(question, LISTED, forms);
    for (const answer of answers) if (!isLegal(question, answer, forms)) failOn(question, answer, 'is no answer');
    const texts = answers.map((answer) => textOf(question, answer));
    if (new Set(texts).size < texts.length) failOn(question, answers, 'are listed as different answers');
  }
});

test('a list that is cut off is the beginning of the whole one', () => {
  for (const question of questions) {
    const some = enumerate(question, 7, forms);
    expect(enumerate(question, LISTED, forms).slice(0, 7)).toEqual(some);
  }
});

test('every sample is legal, and stands in the list', () => {
  const random = openRandom({ seed: `fast:${FIRST_SEED}`, position: 0 });
  for (const question of questions) {
    const all = answersTo(question);
    for (let i = 0; i < SAMPLES; i++) {
      const answer = sample(question, random, forms);
      if (!isLegal(question, answer, forms)) failOn(question, answer, 'is no answer');
      if (all && !all.has(textOf(question, answer))) failOn(question, answer, 'is not listed among the answers');
    }
  }
});

test('an answer that is spoiled a little is legal only if it stands in the list', () => {
  const random = openRandom({ seed: `fast:${FIRST_SEED}`, position: 0 });
  let tried = 0;
  let refused = 0;
  for (const question of questions) {
    const all = answersTo(question);
    const words = wordsOf(question);
    for (let i = 0; i < SPOILED; i++) {
      const answer: Answer = spoiled(sample(question, random, forms), words, random);
      const legal = isLegal(question, answer, forms);
      tried++;
      if (!legal) refused++;
      if (!all) continue;
      const listed = all.has(textOf(question, answer));
      if (legal !== listed) failOn(question, answer, legal ? 'is legal and not listed' : 'is listed and refused');
    }
  }
  expectTried(tried, LEAST);
  expectTried(refused, tried / 2);
});

test('whatever JSON is answered, it is judged, and taken only if it stands in the list', () => {
  const random = openRandom({ seed: `fast:${FIRST_SEED}`, position: 0 });
  const answer = fc.oneof(fc.jsonValue(), fc.constantFrom(...attempts));
  const property = fc.property(answer, (given) => {
    const question = questions[random.below(questions.length)] as Question;
    const legal = isLegal(question, given, forms);
    const all = legal ? answersTo(question) : undefined;
    return !all || all.has(textOf(question, given as Json));
  });
  holds(property, 4000);
});

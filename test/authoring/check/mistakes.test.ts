// Games with one mistake each: a check finds it, says what it is, and leads to it.
import { fileURLToPath, pathToFileURL } from 'node:url';
import { difference } from '@undertow/authoring/check/broken.ts';
import { type FoundBreach, gameResult } from '@undertow/authoring/check/game-result.ts';
import { gameToCheck } from '@undertow/authoring/check/game-to-check.ts';
import { MOST_ANSWERS } from '@undertow/authoring/check/random-games.ts';
import { expect, test } from 'vitest';

const GAMES = 12;

/** By property, the first failure that random games of the folder come to; no more are played when this one is found. */
async function failuresIn(name: string, looked?: string): Promise<ReadonlyMap<string, FoundBreach>> {
  const home = pathToFileURL(`${fileURLToPath(new URL('./games', import.meta.url))}/${name}/`).href;
  const { tried: under, declared } = await gameToCheck(home);
  const found = new Map<string, FoundBreach>();
  for (let seed = 1; seed <= GAMES && !(looked && found.has(looked)); seed++) {
    const setting = under.settings[seed % under.settings.length];
    if (!setting) throw new Error('the game has no setting');
    const play = { under, declared, home, setting, seed, isKnown: (id: string) => found.has(id), now: () => 0 };
    for (const failure of gameResult(play).failures) {
      if (!found.has(failure.property)) found.set(failure.property, failure);
    }
  }
  return found;
}

test('nothing is found in a game that is right', async () => {
  expect(await failuresIn('right')).toEqual(new Map());
});

/** What is broken, and a part of what is said of it. */
test.for([
  ['leaking-hand', 'own', '`hand` is for the owner of a seat alone, and all are shown that of seat 1.'],
  ['last-card-shown', 'own', 'All are shown, at `seats.last`, what seat 1 alone should see: “'],
  ['options-for-all', 'own', 'Seat 1 is asked “play”, and '],
  ['drawn-openly', 'own', '`cardDrawn` tells seat 2 what seat 1 alone should see: “'],
  ['badly-redacted', 'redacted', 'A spectator is told more of an event than seat '],
  ['missing-hand', 'declared', 'What is own must always be there for its owner, and seat 1 is not shown `hand`.'],
  ['without-an-answer', 'asks', 'is asked “play”, and there is no legal answer.'],
  ['order-of-a-set', 'order', 'The fields of a save came back in another order, and the game ends otherwise'],
  ['throwing', 'throws', 'The rules throw: there is no elm-6 in hand'],
  ['silent', 'silent', 'The game goes on, turn after turn, and asks nobody.'],
  ['never-ending', 'ends', `The game does not end within ${MOST_ANSWERS} answers.`],
  ['half-a-ranking', 'ends', 'The game ends, and its ranking does not name each of '],
  ['no-time-out', 'timeouts', 'The automatic answer of seat 1 to “play” is not legal: pass.'],
  ['changing-question', 'questions', 'A question changed after it was asked: its options are a list of the state.'],
  ['set-in-the-state', 'plain', 'The state is not plain JSON: state.passed is a Set'],
] as const)('the mistake of the game %s is found, and said', async ([name, property, sentence]) => {
  const found = await failuresIn(name, property);
  expect([...found.keys()]).toContain(property);
  expect(found.get(property)?.sentence).toContain(sentence);
});

test('a decision without an answer is found with the answers that lead there, and no more than it takes', async () => {
  const failure = (await failuresIn('without-an-answer', 'asks')).get('asks');
  // Three cards are in a hand, and another one is drawn for each while there are any.
  expect(failure?.answers.length).toBeGreaterThanOrEqual(6);
  expect(failure?.answers.length).toBeLessThan(12);
});

test('where two positions differ in what may be known is told, and what stands there', async () => {
  const failure = (await failuresIn('drawing-unseen', 'twins')).get('twins');
  expect(failure?.sentence).toContain(
    ' knows what it may not know: two positions that differ only in that look different',
  );
  expect(failure?.found).toMatch(/^At hands\.\d\.\d: [a-z]+-\d in the place of [a-z]+-\d\.$/);
});

test('of long texts that differ the part is told where they do', () => {
  const text = 'plum '.repeat(100);
  expect(difference(`${text}oak`, `${text}elm`)).toBe(
    '… plum plum plum plum oak in the place of … plum plum plum plum elm.',
  );
  expect(difference(text, `${text}elm`)).toBe('… plum plum plum plum  in the place of … plum plum plum plum elm.');
});

test('of rules that throw the lines are told, the innermost first', async () => {
  const failure = (await failuresIn('throwing', 'throws')).get('throws');
  expect(failure?.answers.at(-1)).toEqual({ seat: 1, answer: 'elm-6' });
  expect(failure?.lines.map(({ place, rule }) => [place, rule])).toEqual([
    ['index.ts:5', 'mustBeInHand'],
    ['index.ts:11', 'turn'],
  ]);
  expect(failure?.lines[0]?.text).toContain("throw new Error('there is no elm-6 in hand')");
});

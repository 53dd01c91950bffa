// What is wrong with a replay is known by a word, so that each language can say it.
import type { Replay } from '@undertow/shared/protocol/replay.ts';
import { objectionIn } from '@undertow/web/src/replay/objection.ts';
import { expect, test } from 'vitest';
import { played, rules } from './played.ts';

const sound = played(1, 2);
const doubt = (change: Partial<Replay>, promised = sound.commitment) =>
  objectionIn({ ...sound, ...change }, rules, promised);

test('nothing is wrong with a replay that is what was promised', () => {
  expect(doubt({})).toBeUndefined();
});

test.each<[string, Partial<Replay>, string]>([
  ['another game', { game: 'reef' }, 'game'],
  ['other rules', { rules: 999 }, 'rules'],
  ['another seed', { seed: '0'.repeat(sound.seed.length) }, 'seed'],
  ['an answer that was not possible', { moves: [{ seat: 0, kind: 'answer', answer: 'fly', time: 1 }] }, 'moves'],
  ['an end that was not reached', { moves: sound.moves.slice(0, 4) }, 'end'],
])('%s is told', (_, change, objection) => {
  expect(doubt(change)).toBe(objection);
});

test('another promise is told as another seed', () => {
  expect(doubt({}, 'f'.repeat(64))).toBe('seed');
});

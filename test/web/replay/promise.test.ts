// A promise that a reader has noted is held to what was played, and not to what the replay says of itself.
import { expect, test } from 'vitest';
import { compare } from '../../../web/src/replay/promise.ts';
import { played } from './played.ts';

const replay = played(1, 2);

test.each([
  [replay.commitment, 'same'],
  [` ${replay.commitment.toUpperCase()}\n`, 'same'],
  ['f'.repeat(64), 'other'],
  [replay.commitment.slice(0, 8), 'none'],
  ['hello', 'none'],
])('%j is %s', (noted, compared) => {
  expect(compare(noted, replay)).toBe(compared);
});

test('what a replay claims that was played by another seed does not make it the same', () => {
  const forged = { ...replay, seed: '0'.repeat(replay.seed.length) };
  expect(compare(forged.commitment, forged)).toBe('other');
  const lying = { ...replay, commitment: 'f'.repeat(64) };
  expect(compare(lying.commitment, lying)).toBe('other');
  expect(compare(replay.commitment, lying)).toBe('same');
});

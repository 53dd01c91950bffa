// Frames of WebSocket that many sockets share.
import { frameOf, frameOfTelling } from '@undertow/server/gateway/frame.ts';
import { Telling } from '@undertow/server/host/telling.ts';
import { expect, test } from 'vitest';
import { TestHouse } from '../../support/test-house.ts';

const house = TestHouse.forAll();

test.each([0, 1, 98, 99, 65_508, 65_509, 200_000])('carry a notice of %i letters', async (length) => {
  const client = await house().enter();
  for (const letter of ['x', 'ß', '深', '🦑']) {
    const text = letter.repeat(length);
    const heard = client.next({ type: 'notice' });
    house().door.announce(text);
    expect(await heard).toEqual({ type: 'notice', text });
  }
});

test('of what many are told are made once', () => {
  const telling = new Telling({ type: 'notice', text: 'hello' });
  expect(frameOfTelling(telling)).toBe(frameOfTelling(telling));
  expect(frameOfTelling(telling)).toEqual(frameOf('{"type":"notice","text":"hello"}'));
});

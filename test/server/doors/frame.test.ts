// Frames of WebSocket that many sockets share.
import { frameOfBytes, frameOfTelling, frameOfText } from '@undertow/server/doors/frame.ts';
import { OutgoingMessage } from '@undertow/server/host/outgoing.ts';
import { expect, test } from 'vitest';
import { TestApp } from '../../support/server/test-app.ts';

const app = TestApp.forAll();

test.each([0, 1, 98, 99, 65_508, 65_509, 200_000])('carry a notice of %i letters', async (length) => {
  const client = await app().enter();
  for (const letter of ['x', 'ß', '深', '🦑']) {
    const text = letter.repeat(length);
    const heard = client.next({ type: 'notice' });
    app().door.announce(text);
    expect(await heard).toEqual({ type: 'notice', text });
  }
});

test('of what many are told are made once', () => {
  const telling = new OutgoingMessage({ type: 'notice', text: 'hello' });
  expect(frameOfTelling(telling)).toBe(frameOfTelling(telling));
  expect(frameOfTelling(telling)).toEqual(frameOfText('{"type":"notice","text":"hello"}'));
});

test.each([0, 125, 126, 65_535, 65_536])('of %i bytes and of as many letters differ by their kind alone', (length) => {
  const text = frameOfText('x'.repeat(length));
  const bytes = frameOfBytes(new Uint8Array(length).fill('x'.charCodeAt(0)));
  expect([text[0], bytes[0]]).toEqual([0x81, 0x82]);
  expect(bytes.subarray(1)).toEqual(text.subarray(1));
});

// The frames of many sockets, handed on one by one: none after a close, and those of no address before all others.
import { once } from 'node:events';
import { Handshakes } from '@undertow/server/doors/handshakes.ts';
import { Turns } from '@undertow/server/scheduling/turns.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frame, goodbye, PING, type RawSocket, rawSocket } from '../../support/clients/raw-socket.ts';
import { nextRound } from '../../support/time/fake-time.ts';

const SHARE = { ofPlace: 4, inAll: 16 };
const FRAME_BYTES = 16 * 1024;

function door(): Handshakes {
  return new Handshakes(FRAME_BYTES, new Turns(SHARE));
}

const knock = (place = 'here') => rawSocket(door(), place);

function numbered(count: number): Buffer[] {
  return Array.from({ length: count }, (_, i) => frame(`${i}`));
}

function numbers(count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${i}`);
}

async function rounds(count: number): Promise<void> {
  for (let i = 0; i < count; i++) await nextRound();
}

describe('once a socket is closed', () => {
  test('nothing that its client had sent is read any more', async () => {
    const { socket, client, messages } = await knock();
    socket.on('message', () => {
      if (messages.length === 3) socket.close(4008, 'Too many messages.');
    });
    client.write(Buffer.concat(numbered(2000)));
    await rounds(50);
    client.write(Buffer.concat(numbered(2000)));
    await rounds(50);
    expect(messages).toEqual(['0', '1', '2']);
  });

  test('the goodbye of its client is found behind all that, and ends it', async () => {
    const { socket, client, messages } = await knock();
    socket.once('message', () => socket.close(4008));
    client.write(Buffer.concat([...numbered(2000), goodbye(4008), frame('what comes behind it')]));
    client.on('end', () => client.end());
    expect(await once(socket, 'close')).toMatchObject({ 0: 4008 });
    expect(messages).toEqual(['0']);
  });

  test('a message of which a part was read is read to its end, so that a goodbye behind it is understood', async () => {
    const { socket, client, messages } = await knock();
    const long = frame('x'.repeat(10_000));
    client.write(long.subarray(0, 5000));
    await rounds(3);
    socket.close(4008);
    client.write(Buffer.concat([long.subarray(5000), ...numbered(3), goodbye(4008)]));
    client.on('end', () => client.end());
    expect(await once(socket, 'close')).toMatchObject({ 0: 4008 });
    expect(messages).toHaveLength(1);
  });

  test('its connection is read no further than a goodbye can be expected', async () => {
    const { socket, wire, client } = await knock();
    socket.close(4008);
    const flood = Buffer.concat(numbered(1000));
    let taken = 0;
    for (let i = 0; i < 200; i++) client.write(flood, () => taken++);
    await rounds(300);
    expect(wire.isPaused()).toBe(true);
    expect(taken * flood.length).toBeLessThan(150_000);
  });
});

describe('of one address', () => {
  /** How many frames of others were read since the last look. */
  const flooded = async (sockets: number, frames: number) => {
    const handshakes = door();
    const greedy: RawSocket[] = [];
    for (let i = 0; i < sockets; i++) greedy.push(await rawSocket(handshakes, 'greedy'));
    for (const { client } of greedy) client.write(Buffer.concat(numbered(frames)));
    const read = () => greedy.reduce((sum, { messages }) => sum + messages.length, 0);
    return { handshakes, greedy, read };
  };

  test('200 sockets together have a few frames read in each turn, and a client elsewhere waits for no more', async () => {
    const { handshakes, read } = await flooded(200, 50);
    const honest = await rawSocket(handshakes, 'honest');
    let before = read();
    for (let i = 1; i <= 100; i++) {
      honest.client.write(frame('hello'));
      while (honest.messages.length < i) await nextRound();
      // The frame comes over the connection in one turn, and may be read in the next.
      expect(read() - before).toBeLessThanOrEqual(3 * SHARE.ofPlace);
      before = read();
    }
    for (let i = 0; i < 50; i++) {
      await nextRound();
      expect(read() - before).toBe(SHARE.ofPlace);
      before = read();
    }
  });

  test('sockets are read in turn, so that one of them is answered beside others that flood', async () => {
    const { greedy, read } = await flooded(200, 50);
    await rounds(200);
    const counts = greedy.map(({ messages }) => messages.length);
    expect(read()).toBeGreaterThan(400);
    // One that was alone had all that its address may have.
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(SHARE.ofPlace);
  });
});

test('of many addresses that flood together, all have a few frames read in each turn', async () => {
  const handshakes = door();
  const sockets = await Promise.all(numbers(30).map((place) => rawSocket(handshakes, place)));
  for (const { client } of sockets) client.write(Buffer.concat(numbered(50)));
  const read = () => sockets.map(({ messages }) => messages.length);
  const sum = () => read().reduce((a, b) => a + b, 0);
  await rounds(5);
  for (let i = 0, before = sum(); i < 50; i++, before = sum()) {
    await nextRound();
    expect(sum() - before).toBe(SHARE.inAll);
  }
  // The first had all that an address may have at once.
  expect(Math.max(...read()) - Math.min(...read())).toBeLessThanOrEqual(SHARE.ofPlace + 1);
});

describe('what a client sends', () => {
  test('is read as it was sent, however it is cut on its way', async () => {
    const lengths = fc.constantFrom(0, 1, 125, 126, 127, 1000, FRAME_BYTES);
    const cuts = fc.array(fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 40_000 })), {
      minLength: 1,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(lengths, { minLength: 1, maxLength: 8 }), cuts, fc.nat(), async (long, cut, behind) => {
        const texts = long.map((length, i) => `${i}`.repeat(length));
        const bytes = Buffer.concat(texts.map((text) => frame(text)));
        const head = bytes.subarray(0, behind % (bytes.length + 1));
        const { socket, client, messages } = await rawSocket(door(), 'here', head);
        const parts: Buffer[] = [];
        for (let at = head.length, i = 0; at < bytes.length; i++) {
          // A message that comes in far more pieces than any network makes of it is not taken.
          const part = bytes.subarray(at, at + Math.max(cut[i % cut.length] ?? 1, Math.ceil(bytes.length / 200)));
          parts.push(part);
          at += part.length;
        }
        for (const part of parts) client.write(part);
        while (messages.length < texts.length && socket.readyState === socket.OPEN) await nextRound();
        expect(messages).toEqual(texts);
      }),
      { numRuns: 50 },
    );
  });

  test('may be as long as is allowed, and no longer', async () => {
    const { socket, client, messages } = await knock();
    client.write(frame('x'.repeat(FRAME_BYTES)));
    while (messages.length === 0) await nextRound();
    expect(messages[0]).toHaveLength(FRAME_BYTES);
    client.write(frame('x'.repeat(FRAME_BYTES + 1)));
    const [error] = await once(socket, 'error');
    expect(error).toMatchObject({ code: 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH' });
  });

  test('may come in fragments, with pings between them that are answered', async () => {
    const { client, messages } = await knock();
    const told: Buffer[] = [];
    client.on('data', (data: Buffer) => told.push(data));
    client.write(frame('one ', { isLast: false }));
    client.write(frame('are you there?', { opcode: PING }));
    client.write(frame('two ', { opcode: 0, isLast: false }));
    client.write(frame('three', { opcode: 0 }));
    while (messages.length === 0) await nextRound();
    expect(messages).toEqual(['one two three']);
    expect(String(Buffer.concat(told))).toContain('are you there?');
  });

  test.each([
    [
      'in thousands of fragments',
      Array.from({ length: 200 }, (_, i) => frame('', { opcode: i ? 0 : 1, isLast: false })),
    ],
    ['a byte at a time', [...frame('x'.repeat(10_000))].map((byte) => Buffer.from([byte]))],
  ])('is no message %s', async (_, parts) => {
    const { socket, client } = await knock();
    for (const part of parts) client.write(part);
    const [error] = await once(socket, 'error');
    expect(error).toMatchObject({ code: 'WS_ERR_TOO_MANY_BUFFERED_PARTS' });
  });

  test('is read no faster than its turn comes: the rest stays with the client', async () => {
    const { wire, client, messages } = await knock();
    const texts = numbers(3000).map((text) => text.padStart(100));
    let taken = 0;
    for (const text of texts) client.write(frame(text), () => taken++);
    await rounds(20);
    expect(wire.isPaused()).toBe(true);
    expect(taken).toBeLessThan(texts.length / 2);
    while (messages.length < texts.length) await nextRound();
    expect(messages).toEqual(texts);
    expect(wire.isPaused()).toBe(false);
  });

  test('waits while its socket is paused, and comes behind that', async () => {
    const { socket, client, messages } = await knock();
    socket.on('message', () => {
      if (messages.length === 2) socket.pause();
    });
    client.write(Buffer.concat(numbered(10)));
    await rounds(20);
    expect(messages).toEqual(['0', '1']);
    socket.resume();
    while (messages.length < 10) await nextRound();
    expect(messages).toEqual(numbers(10));
  });
});

describe('a client that hangs up', () => {
  test('without goodbye closes its socket, and what waits is not read', async () => {
    const { socket, client, messages } = await knock();
    const ended = once(client, 'end');
    client.end(Buffer.concat(numbered(100)));
    expect(await once(socket, 'close')).toMatchObject({ 0: 1006 });
    await ended;
    expect(messages.length).toBeLessThanOrEqual(2 * SHARE.ofPlace);
  });

  test('behind its goodbye is known to have said it', async () => {
    const { socket, client } = await knock();
    client.end(Buffer.concat([...numbered(100), goodbye(4000)]));
    expect(await once(socket, 'close')).toMatchObject({ 0: 4000 });
  });

  test('half-way is still told what is under way', async () => {
    const { socket, wire, client } = await knock();
    const told: Buffer[] = [];
    client.on('data', (data: Buffer) => told.push(data));
    wire.write(Buffer.from('the last words'));
    client.end();
    await Promise.all([once(socket, 'close'), once(client, 'end')]);
    expect(String(Buffer.concat(told))).toContain('the last words');
  });

  test.each(['destroyed', 'broken'])('and whose connection is %s leaves nothing behind', async (how) => {
    const { socket, wire, client, messages } = await knock();
    client.write(Buffer.concat(numbered(100)));
    await rounds(2);
    wire.on('error', () => {});
    wire.destroy(how === 'broken' ? new Error('ECONNRESET') : undefined);
    expect(await once(socket, 'close')).toMatchObject({ 0: 1006 });
    const read = messages.length;
    await rounds(20);
    expect(messages).toHaveLength(read);
  });
});

test('a socket that the server gives up ends its connection', async () => {
  const { socket, wire } = await knock();
  socket.terminate();
  await once(socket, 'close');
  expect(wire.destroyed).toBe(true);
});

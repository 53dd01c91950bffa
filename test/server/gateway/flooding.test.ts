// A client that sends far too much costs nothing more once its socket is closed.
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { TestApp } from '../../support/server/test-app.ts';
import { FakeTime } from '../../support/time/fake-time.ts';

test('no message is read any more once the socket is closed for too many', async () => {
  const app = await TestApp.open({ timers: new FakeTime(), limits: { messagesPerSecond: 2 } });
  const client = await app.knock();
  const read = vi.spyOn(WebSocket.prototype, 'emit');
  onTestFinished(() => read.mockRestore());
  for (let i = 0; i < 2000; i++) client.say('nonsense');
  expect(await client.closed).toMatchObject({ code: 4008 });
  const ofServer = read.mock.contexts.filter((socket, i) => socket !== client.socket && isMessage(read.mock.calls[i]));
  // Twenty are allowed, twenty are refused.
  expect(ofServer).toHaveLength(41);
});

test.each(['ping', 'pong'] as const)('%ss of the protocol itself count as well', async (sign) => {
  const app = await TestApp.open({ timers: new FakeTime(), limits: { messagesPerSecond: 2 } });
  const client = await app.knock();
  for (let i = 0; i < 39; i++) client.socket[sign]();
  expect(await client.ask('ping')).toMatchObject({ code: 'too-many' });
  client.socket[sign]();
  expect(await client.closed).toMatchObject({ code: 4008 });
});

function isMessage(call: readonly unknown[] | undefined): boolean {
  return call?.[0] === 'message';
}

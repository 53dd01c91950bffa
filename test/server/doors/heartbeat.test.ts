// A client that is silent: is it still there?
import { EventEmitter } from 'node:events';
import { BEAT, Heartbeat } from '@undertow/server/doors/heartbeat.ts';
import { expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { FakeTime } from '../../support/time/fake-time.ts';

class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  isPaused = false;
  readonly ping = vi.fn();
  readonly terminate = vi.fn();
}

function beating() {
  const time = new FakeTime();
  const socket = new FakeSocket();
  const heartbeat = new Heartbeat(socket as unknown as WebSocket, time);
  return { time, socket, heartbeat };
}

test('a client that is silent is pinged, and cut off if it does not answer', async () => {
  const { time, socket } = beating();
  await time.pass(BEAT - 1);
  expect(socket.ping).not.toHaveBeenCalled();
  await time.pass(1);
  expect(socket.ping).toHaveBeenCalledTimes(1);
  await time.pass(BEAT - 1);
  expect(socket.terminate).not.toHaveBeenCalled();
  await time.pass(1);
  expect(socket.terminate).toHaveBeenCalledTimes(1);
});

test('a client that answers its pings, or sends something, stays', async () => {
  const { time, socket, heartbeat } = beating();
  socket.ping.mockImplementation(() => socket.emit('pong'));
  await time.pass(10 * BEAT);
  socket.ping.mockImplementation(() => heartbeat.heard());
  await time.pass(10 * BEAT);
  expect(socket.ping).toHaveBeenCalledTimes(20);
  expect(socket.terminate).not.toHaveBeenCalled();
});

test('a client whose socket is not read cannot be heard, and is not cut off for that', async () => {
  const { time, socket } = beating();
  socket.isPaused = true;
  await time.pass(5 * BEAT);
  expect(socket.terminate).not.toHaveBeenCalled();
  socket.isPaused = false;
  await time.pass(BEAT);
  expect(socket.terminate).toHaveBeenCalledTimes(1);
});

test('a socket that is being closed is pinged no more, and one that has closed is watched no more', async () => {
  const { time, socket, heartbeat } = beating();
  socket.readyState = 2;
  await time.pass(BEAT);
  expect(socket.ping).not.toHaveBeenCalled();
  heartbeat.stop();
  expect(time.alarms).toBe(0);
});

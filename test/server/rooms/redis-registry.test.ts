// The list of rooms in a real Redis, which may be away for a while.
import { redisRegistry } from '@undertow/server/rooms/redis-registry.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WeakWire } from '../../support/clients/weak-wire.ts';
import { askFor, describeWith } from '../../support/services/shared.ts';

describeWith(await askFor('redis'), 'the list of rooms in Redis', (url) => {
  test('hears and finds again when Redis was away for some tries', async () => {
    const wire = await WeakWire.before(url);
    const { presence, driver, close } = redisRegistry(wire.url);
    onTestFinished(async () => {
      close();
      await vi.waitUntil(() => wire.sockets === 0);
      await wire.close();
    });
    await presence.subscribe('rooms of before', () => {});
    wire.breakDown();
    await vi.waitUntil(() => wire.refused >= 6);
    const heard: unknown[] = [];
    const subscribed = presence.subscribe('rooms', (message: unknown) => heard.push(message));
    wire.mend();
    await subscribed;
    await presence.publish('rooms', 'a new one');
    await vi.waitUntil(() => heard.length === 1);
    expect([heard, await driver.query({})]).toEqual([['a new one'], []]);
  });
});

// What a player has sealed in a decision of several seats is there again on another device, at both doors, for the player alone.
import { colyseus } from '@undertow/client-sdk/colyseus.ts';
import { inMemory } from '@undertow/client-sdk/identity.ts';
import { expect, test } from 'vitest';
import { WholeServer } from '../support/server/whole-server.ts';

const server = WholeServer.forAll();

test.each([
  { door: 'the JSON door', options: {} },
  { door: 'the rooms of Colyseus', options: { link: colyseus() } },
])('orders that were planned are there after one has come anew over $door', async ({ options }) => {
  const session = inMemory();
  const ada = await server().guest({ ...options, session });
  const ben = await server().guest(options);
  const table = await ada.create({ game: 'dungeon-lords', seats: 3, time: 'none' });
  const others = [await ben.join(table.id), await (await server().guest(options)).join(table.id)];
  for (const one of [table, ...others]) await one.ready();
  await table.until(() => table.decision !== null);
  while (table.decision?.prompt !== 'planOrders') {
    for (const one of [table, ...others]) {
      const { decision } = one;
      if (decision?.choice.type === 'one') await one.answer(decision.choice.options[0] as string);
    }
    await table.until(() => table.asked.length > 0);
  }
  const { choice } = table.decision;
  const plan = choice.type === 'sequence' ? choice.options.slice(0, 3).toReversed() : [];
  await table.answer(plan);
  await table.until(() => table.sealed.length > 0);
  const sealed = [{ prompt: 'planOrders', answer: plan }];
  expect([table.sealed, table.decision]).toEqual([sealed, null]);

  const elsewhere = server().client({ ...options, session });
  const back = await elsewhere.watch(table.id);
  expect(back.seat).toBe(table.seat);
  expect(back.sealed).toEqual(sealed);
  expect(others.map((one) => one.sealed)).toEqual([[], []]);
  const spectator = await (await server().guest(options)).watch(table.id);
  expect(spectator.sealed).toEqual([]);
});

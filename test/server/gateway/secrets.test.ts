// What goes over the wire tells no client what it may not know.
import type { Asked } from '@undertow/shared/protocol/decisions.ts';
import { expect, test } from 'vitest';
import type { DoorClient } from '../../support/clients/door-client.ts';
import { beginMatch, chance, playUntil } from '../../support/clients/door-player.ts';
import { TestApp } from '../../support/server/test-app.ts';
import { FakeTime } from '../../support/time/fake-time.ts';

type Deed = (second: DoorClient, table: string, decision: number) => Promise<unknown>;

/** What all other clients are sent while the second of the players that are offered an Ally reacts to it. */
async function sentToOthers(deed: Deed): Promise<string[][]> {
  const app = await TestApp.open({ timers: new FakeTime(), newSeed: () => 'fast:11' });
  const players = [await app.guest(), await app.guest(), await app.guest()];
  const spectator = await app.enter();
  const table = await beginMatch(players, { time: 'live' });
  await spectator.do('watch', { table });
  const clients = [...players, spectator];
  const random = chance(5);
  while (askedAccordingTo(spectator).length < 2) {
    await playUntil(clients, table, (spectator.positions.get(table)?.version ?? 0) + 1, random);
  }
  const second = players[askedAccordingTo(spectator)[1]?.seat ?? -1] as DoorClient;
  const others = clients.filter((client) => client !== second);
  const before = others.map((client) => client.texts.length);
  await deed(second, table, second.positions.get(table)?.decision?.number ?? 0);
  // Whatever they are sent is sent before these replies.
  for (const other of others) await other.do('ping', {}, 'last');
  const names = new Map([table, ...players.map(({ person }) => person?.id ?? '')].map((id, i) => [id, `<${i}>`]));
  return others.map(({ texts }, i) =>
    texts.slice(before[i]).map((text) => text.replaceAll(/\w{10,12}/g, (id) => names.get(id) ?? id)),
  );
}

function askedAccordingTo({ messages }: DoorClient): readonly Asked[] {
  for (const message of messages.toReversed()) {
    if (message.type === 'snapshot' || message.type === 'update') return message.asked;
  }
  return [];
}

test('no other client learns of a sealed answer, nor whether there is one', async () => {
  const [none, ...given] = await Promise.all([
    sentToOthers(async () => {}),
    sentToOthers((second, table, decision) => second.do('answer', { table, decision, answer: 'pass' })),
    sentToOthers((second, table, decision) => second.do('answer', { table, decision, answer: 'buy' })),
    sentToOthers((second, table, decision) => second.ask('answer', { table, decision, answer: 'nonsense' })),
  ]);
  for (const sent of given) expect(sent).toEqual(none);
  expect(none?.flat()).toHaveLength(3);
});

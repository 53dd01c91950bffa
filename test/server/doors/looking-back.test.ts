// That too many look back at this moment is no fault of the server: a client comes again, and the log has no error of it.
import { type Subscriber, TableSubscription } from '@undertow/server/doors/table-subscription.ts';
import type { OutgoingMessage } from '@undertow/server/host/outgoing.ts';
import { Reruns } from '@undertow/server/host/reruns.ts';
import { migrate } from '@undertow/server/store/migrate.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import { NewTable } from '@undertow/shared/protocol/tables.ts';
import { expect, test, vi } from 'vitest';
import { TestHttp } from '../../support/server/http.ts';
import { TestApp } from '../../support/server/test-app.ts';
import { sqlHere } from '../../support/store/sql-here.ts';
import { FakeTime } from '../../support/time/fake-time.ts';

/** As it is refused when the line is full. */
async function refusal(): Promise<Error> {
  const reruns = new Reruns();
  const never = () => new Promise<never>(() => {});
  for (let place = 0; place < 101; place++) void reruns.run({ place: `${place}` }, never);
  return reruns.run<Error>({ place: 'another' }, never).catch((failure) => failure as Error);
}

test('a spectator who is refused for it is told nothing of a fault, and is shown the match a little later', async () => {
  const time = new FakeTime();
  const { app, accounts } = await TestApp.open({ timers: time });
  const people: Person[] = [];
  for (let i = 0; i < 2; i++) people.push((await accounts.authentication.guest('here')).person);
  const [ada, bo] = people as [Person, Person];
  const { id } = await app.lobby.create(ada, NewTable.parse({ game: 'abyss', seats: 2, time: 'none' }));
  await app.lobby.join(bo, id, {});
  const failures: unknown[] = [];
  const types: string[] = [];
  const spectator: Subscriber = {
    ...{ person: undefined, place: 'here', hears: () => true },
    told: ({ message }: OutgoingMessage) => types.push(message.type),
    failed: (failure) => failures.push(failure),
  };
  await new TableSubscription(app, id, spectator).begin();
  const reach = vi.spyOn(app.host, 'reach').mockRejectedValueOnce(await refusal());
  for (const person of people) await app.lobby.ready(person, id, true);
  await expect.poll(() => reach.mock.calls.length).toBeGreaterThan(0);
  await expect
    .poll(async () => {
      await time.pass(1000);
      return types.includes('snapshot');
    })
    .toBe(true);
  expect(failures).toEqual([]);
});

test('a replay that is refused for it is no error of the log', async () => {
  const sql = sqlHere();
  await migrate(sql);
  const http = await TestHttp.over(sql);
  vi.spyOn(http.services.app.lobby, 'see').mockRejectedValueOnce(await refusal());
  const { status } = await http.ask('GET', '/api/matches/k3v9x0q2ab/replay');
  expect(status).toBe(503);
  expect(http.log.filter((line) => /"level":"error"/.test(line))).toEqual([]);
});

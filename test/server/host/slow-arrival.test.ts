// A viewer that comes to a match in another process, and is not let in there in time.
import { Silence } from '@undertow/server/cluster/bus.ts';
import { RemoteMatch } from '@undertow/server/host/remote/remote-match.ts';
import { choose } from '@undertow/shared/table/flow.ts';
import { expect, test } from 'vitest';
import type { ToyTable } from '../../support/games/toy-game.ts';
import { hostedToy, known } from '../../support/host/hosted-game.ts';
import { Hosting } from '../../support/host/hosting.ts';
import { MemoryArchive } from '../../support/host/memory-archive.ts';
import { Onlooker } from '../../support/host/onlooker.ts';
import { Ownership, ownedArchive } from '../../support/host/owned-archive.ts';
import { refusalOf } from '../../support/server/accounts.ts';
import { Buses } from '../../support/server/buses.ts';
import { FakeTime } from '../../support/time/fake-time.ts';

function* turns(table: ToyTable) {
  for (const seat of [0, 1]) table.state.log.push(yield* choose(seat, 'card', ['a', 'b']));
}

/** Two processes; what the second asks of the first has no reply in time while `isSilent`. */
async function processes() {
  const [buses, ownership, archive, time] = [new Buses(), new Ownership(), new MemoryArchive(), new FakeTime()];
  const silence = { isSilent: false };
  const open = (self: string) => {
    const bus = buses.join(self);
    const ask = bus.ask.bind(bus);
    bus.ask = (...asked) => (silence.isSilent ? Promise.reject(new Silence('too late')) : ask(...asked));
    const surroundings = { bus, archive: ownedArchive(archive, ownership, self) };
    return new Hosting(known(hostedToy(turns, 5)), surroundings, archive, time).open();
  };
  const [here, there] = [await open('here'), await open('there')];
  const match = await here.begin({ seats: 2 });
  const away = await there.host.open('deep');
  if (!(away instanceof RemoteMatch)) throw new Error('the match lives here');
  return { match, away, silence, time };
}

test('only that viewer looks for the match anew, and the others go on to follow it', async () => {
  const { match, away, silence, time } = await processes();
  const ada = new Onlooker();
  await away.attach(0, ada);
  silence.isSilent = true;
  expect(await refusalOf(away.attach('spectator', new Onlooker()))).toBe('busy');
  expect([ada.wasDismissed, away.isGone]).toEqual([false, false]);
  await match.answer(0, 0, 'a');
  await time.settle();
  expect(ada.version).toBe(1);
});

test('a match that no other follows there is looked for where it may be by now', async () => {
  const { away, silence } = await processes();
  silence.isSilent = true;
  expect(await refusalOf(away.attach(0, new Onlooker()))).toBe('busy');
  expect(away.isGone).toBe(true);
});

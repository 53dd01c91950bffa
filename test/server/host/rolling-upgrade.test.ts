// Processes of an older and of a newer version beside each other, as in an upgrade of one after another.
import { choose } from '@undertow/shared/table/flow.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ToyTable } from '../../support/games/toy-game.ts';
import { hostedToy, known } from '../../support/host/hosted-game.ts';
import { follow, Hosting } from '../../support/host/hosting.ts';
import { MemoryArchive, troubled } from '../../support/host/memory-archive.ts';
import { Onlooker } from '../../support/host/onlooker.ts';
import { Ownership, ownedArchive } from '../../support/host/owned-archive.ts';
import { Buses } from '../../support/server/buses.ts';
import { FakeTime } from '../../support/time/fake-time.ts';
import { settled } from '../../support/time/settled.ts';

function rulesOf(version: number) {
  const turns = function* (table: ToyTable) {
    for (let i = 0; i < version; i++) table.state.log.push(yield* choose(0, 'card', ['a', 'b']));
  };
  return known(hostedToy(turns, 20, { rules: version }));
}

let buses: Buses;
let ownership: Ownership;
let archive: MemoryArchive;
let time: FakeTime;

function open(self: string, games: ReturnType<typeof rulesOf>): Promise<Hosting> {
  const isDead = () => (ownership.living.has(self) ? undefined : 'silence');
  const surroundings = { bus: buses.join(self), archive: troubled(ownedArchive(archive, ownership, self), isDead) };
  return new Hosting(games, surroundings, archive, time).open();
}

/** From now on nothing that it does is ever done. */
function kill(process: string): void {
  ownership.living.delete(process);
  buses.kill(process);
}

function view({ view }: Onlooker): unknown {
  return (view as { readonly log: unknown[] }).log;
}

beforeEach(() => {
  buses = new Buses();
  ownership = new Ownership();
  archive = new MemoryArchive();
  time = new FakeTime();
});

describe('a match that goes on by newer rules', () => {
  /** Begun by the old rules, and taken over by a newer process, which has died since. */
  async function upgraded(): Promise<Hosting> {
    const old = await open('old', rulesOf(1));
    await (await old.begin({ seats: 2 })).answer(0, 0, 'a');
    await old.host.close();
    const newer = await open('newer', rulesOf(2));
    const match = await newer.match();
    await match.answer(0, match.status.version, 'b');
    kill('newer');
    return open('older', rulesOf(1));
  }

  test('is not touched by an older process, which lets a newer one wake it for clients that come', async () => {
    const older = await upgraded();
    const newer = await open('another', rulesOf(2));
    const ada = new Onlooker();
    await settled(
      time,
      older.host.reach('deep', (match) => match?.attach(0, ada)),
    );
    expect(view(ada)).toEqual(['a', 'b']);
    expect([older.host.awake, newer.host.awake]).toEqual([0, 1]);
    await older.host.reach('deep', (match) => match?.answer(0, ada.version ?? 0, 'a'));
    expect(view(ada)).toEqual(['a', 'b', 'a']);
  });

  test('is as it was where there is only the older process, and says why', async () => {
    const older = await upgraded();
    const fence = archive.kept('deep').fence;
    await expect(
      settled(
        time,
        older.host.reach('deep', (match) => match?.look()),
      ),
    ).rejects.toThrow('rules that are newer than this server');
    await time.pass(60_000);
    expect([archive.kept('deep').fence, older.problems()]).toEqual([fence, []]);
    const newer = await open('another', rulesOf(2));
    expect(view(await follow(await newer.match(), 0))).toEqual(['a', 'b']);
  });

  test('can be ended by an older process', async () => {
    const older = await upgraded();
    await older.host.abandon('deep');
    expect(older.ended).toEqual([null]);
  });
});

test('a match of a game that a process does not know is left to processes that know it', async () => {
  const knowing = await open('knowing', rulesOf(1));
  await knowing.begin({ seats: 2 });
  kill('knowing');
  const other = await open('other', new Map());
  await time.pass(10_000);
  expect([archive.kept('deep').fence, other.problems()]).toEqual([0, []]);
});

// A match that lives in one process, and viewers that come to it in another.
import type { HostedMatch } from '@undertow/server/host/hosted-match.ts';
import type { MatchSubscriber } from '@undertow/server/host/outgoing.ts';
import type { RemoteMatch } from '@undertow/server/host/remote/remote-match.ts';
import { choose } from '@undertow/shared/table/flow.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ToyTable } from '../../support/games/toy-game.ts';
import { hostedToy, known } from '../../support/host/hosted-game.ts';
import { Hosting } from '../../support/host/hosting.ts';
import { MemoryArchive } from '../../support/host/memory-archive.ts';
import { Onlooker } from '../../support/host/onlooker.ts';
import { Ownership, ownedArchive } from '../../support/host/owned-archive.ts';
import { refusalOf } from '../../support/server/accounts.ts';
import { Buses } from '../../support/server/buses.ts';
import { FakeTime } from '../../support/time/fake-time.ts';
import { settled } from '../../support/time/settled.ts';

function* turns(table: ToyTable) {
  for (const seat of [0, 1]) table.state.log.push(yield* choose(seat, 'card', ['a', 'b']));
}

const GAMES = known(hostedToy(turns, 5));

let buses: Buses;
let ownership: Ownership;
let archive: MemoryArchive;
let time: FakeTime;
let here: Hosting;
let there: Hosting;

async function open(self: string): Promise<Hosting> {
  const surroundings = { bus: buses.join(self), archive: ownedArchive(archive, ownership, self) };
  return new Hosting(GAMES, surroundings, archive, time).open();
}

/** As the others see it: it neither beats nor says anything more. */
function kill(process: string): void {
  ownership.living.delete(process);
  buses.kill(process);
}

async function openedThere(): Promise<HostedMatch> {
  const match = await there.host.open('deep');
  if (!match) throw new Error('the match is not running');
  return match;
}

async function follow(viewer: Viewer, since?: Onlooker): Promise<Onlooker> {
  const onlooker = since ? Onlooker.having(since) : new Onlooker();
  await (await openedThere()).attach(viewer, onlooker, since?.version);
  return onlooker;
}

function kept(): string[] {
  return archive.kept('deep').entries.map(({ seat, answer }) => `${seat} ${answer}`);
}

beforeEach(async () => {
  buses = new Buses();
  ownership = new Ownership();
  archive = new MemoryArchive();
  time = new FakeTime();
  here = await open('here');
  there = await open('there');
  await here.begin({ seats: 2 });
});

describe('a match that lives in another process', () => {
  test('is answered there, and kept once', async () => {
    const match = await openedThere();
    await match.answer(0, 0, 'a', 'first');
    await match.answer(0, 0, 'a', 'first');
    expect(kept()).toEqual(['0 a']);
    expect(there.host.find('deep')).toBeUndefined();
  });

  test('refuses what it would refuse where it lives, with the decision that is really open', async () => {
    const match = await openedThere();
    const refusal = await match.answer(0, 7, 'a').catch((failure) => failure.problem);
    expect(refusal).toMatchObject({ code: 'stale', decision: { number: 0, prompt: 'card' } });
    expect(await refusalOf(match.answer(0, 0, 'c'))).toBe('illegal');
    expect(await refusalOf(match.undo(1))).toBe('conflict');
  });

  test('takes orders, has seats taken over or given up, and is cut short from there', async () => {
    const match = await openedThere();
    const ben = await follow(1);
    await match.order(1, [{ to: 'card', say: 'b' }]);
    expect(ben.orders).toEqual([{ to: 'card', say: 'b' }]);
    await time.pass(60_000).then(() => match.substitute(0));
    await match.resign(1, 'simple');
    expect(here.changed).toEqual(expect.arrayContaining(['deep 0', 'deep 1']));
    await match.cutShort([[0], [1]]);
    expect([ben.ending?.ranking, ...here.ended]).toEqual(Array(2).fill([[0], [1]]));
  });

  test('is told to all kinds of viewers as if they were where it lives', async () => {
    const near = await Promise.all(
      ([0, 1, 'spectator'] as const).map(async (viewer) => {
        const onlooker = new Onlooker();
        await here.host.find('deep')?.attach(viewer, onlooker);
        return onlooker;
      }),
    );
    const far = await Promise.all(([0, 1, 'spectator'] as const).map((viewer) => follow(viewer)));
    for (const [seat, version] of [
      [0, 0],
      [1, 1],
      [0, 2],
    ] as const) {
      await (await openedThere()).answer(seat, version, 'b');
    }
    expect(far.map(({ knows }) => knows)).toEqual(near.map(({ knows }) => knows));
    expect(far.map(({ events }) => events)).toEqual(near.map(({ events }) => events));
  });

  test('is told once for all viewers in that process, and not at all when there are none', async () => {
    const crowd = await Promise.all(Array.from({ length: 50 }, () => follow('spectator')));
    const before = buses.carried;
    await here.host.find('deep')?.answer(0, 0, 'a');
    await time.settle();
    expect(buses.carried - before).toBe(1);
    expect(crowd.every(({ version }) => version === 1)).toBe(true);
    const match = await openedThere();
    for (const onlooker of crowd) match.detach('spectator', onlooker);
    await time.settle();
    expect(here.host.find('deep')?.watching()).toBe(0);
  });

  test('tells a viewer that comes back only what it has missed', async () => {
    const ada = await follow(0);
    (await openedThere()).detach(0, ada);
    await here.host.find('deep')?.answer(0, 0, 'a');
    const back = await follow(0, ada);
    expect(back.messages.map(({ type }) => type)).toContain('update');
    expect(back.messages.map(({ type }) => type)).not.toContain('snapshot');
    expect(back.version).toBe(1);
  });

  test('is told in full to a viewer that comes while something happens', async () => {
    await follow('spectator');
    buses.hold();
    const coming = follow('spectator');
    await time.settle();
    buses.letGo();
    const answering = here.host.find('deep')?.answer(0, 0, 'a');
    const late = await coming;
    await answering;
    await time.settle();
    expect(late.version).toBe(1);
  });

  test('is looked for anew by a viewer that was sent on while it came, and told to it once', async () => {
    const match = await openedThere();
    buses.hold();
    const onlooker = new Onlooker();
    const coming = refusalOf(match.attach('spectator', onlooker));
    await time.settle();
    (match as RemoteMatch).leave();
    buses.letGo();
    expect(await coming).toBe('busy');
    const again = await follow('spectator');
    await here.host.find('deep')?.answer(0, 0, 'a');
    await time.settle();
    expect([again.version, again.messages.filter(({ type }) => type === 'update').length]).toEqual([1, 1]);
  });

  test('does not repeat behind a snapshot what was on its way to a viewer that has left', async () => {
    const [ada, match, ben] = [await follow('spectator'), await openedThere(), new Onlooker()];
    buses.hold();
    await here.host.find('deep')?.answer(0, 0, 'a');
    match.detach('spectator', ada);
    const coming = match.attach('spectator', ben);
    buses.letGo();
    await coming;
    expect([ben.version, ben.messages.map(({ type }) => type)]).toEqual([1, ['snapshot']]);
  });

  test('counts a player there as present where it lives', async () => {
    const match = await openedThere();
    const ada = await follow(0);
    expect(here.host.find('deep')?.watching(0)).toBe(1);
    match.detach(0, ada);
    await time.settle();
    expect(here.host.find('deep')?.watching(0)).toBe(0);
  });

  test('gives whole views to subscribers that read them', async () => {
    const views: Json[] = [];
    const room: MatchSubscriber = { readsViews: true, told: ({ view }) => view !== undefined && views.push(view) };
    await (await openedThere()).attachForPlayers(room);
    await here.host.find('deep')?.answer(0, 0, 'a');
    await time.settle();
    expect(views).toHaveLength(2);
    expect(views[1]).toEqual(here.host.find('deep') && (await viewOfSpectator()));
  });

  async function viewOfSpectator(): Promise<Json | undefined> {
    const onlooker = new Onlooker();
    await here.host.find('deep')?.attach('spectator', onlooker);
    return onlooker.view;
  }
});

describe('when the process dies in which a match lives', () => {
  test('its subscribers elsewhere are told to look for it, and find it awake where they look', async () => {
    const ada = await follow(0);
    await (await openedThere()).answer(0, 0, 'a');
    kill('here');
    await time.settle();
    expect(ada.wasDismissed).toBe(true);
    const back = await follow(0, ada);
    expect([back.version, there.host.find('deep')?.status.asked]).toEqual([1, [1]]);
  });

  test('an answer that is on its way is given where the match is taken up', async () => {
    await openedThere();
    ownership.living.delete('here');
    const answering = there.host.reach('deep', (match) => match?.answer(0, 0, 'b', 'first'));
    kill('here');
    await settled(time, answering);
    expect(kept()).toEqual(['0 b']);
    expect(there.host.find('deep')).toBeDefined();
  });

  test('its matches are woken elsewhere even if no client comes', async () => {
    kill('here');
    await time.pass(3000);
    expect(there.host.find('deep')?.status.version).toBe(0);
  });

  test('it cannot write when it turns out to live after all', async () => {
    ownership.living.delete('here');
    buses.giveUp('here');
    await time.pass(3000);
    await (await openedThere()).answer(0, 0, 'b');
    expect(await refusalOf(here.host.find('deep')?.answer(0, 0, 'a') ?? Promise.resolve())).toBe('busy');
    expect(kept()).toEqual(['0 b']);
  });
});

describe('a process that was taken for dead', () => {
  test('lets go of all its matches, and sends their subscribers away', async () => {
    const ada = new Onlooker();
    await here.host.find('deep')?.attach(0, ada);
    here.host.loseAll();
    expect([ada.wasDismissed, here.host.awake]).toEqual([true, 0]);
  });

  test('takes up again what no other process has taken', async () => {
    here.host.loseAll();
    await time.pass(3000);
    expect(here.host.find('deep')).toBeDefined();
  });
});

describe('a process that closes', () => {
  test('hands its matches over between two answers', async () => {
    const ada = await follow(0);
    const match = await openedThere();
    await match.answer(0, 0, 'a');
    await here.host.close();
    await time.settle();
    expect(ada.wasDismissed).toBe(true);
    await settled(
      time,
      there.host.reach('deep', (found) => found?.answer(1, 1, 'b')),
    );
    expect(kept()).toEqual(['0 a', '1 b']);
    expect(here.problems()).toEqual([]);
  });
});

describe('when messages are lost', () => {
  test('a viewer that may have missed something looks for the match anew', async () => {
    const ada = await follow(0);
    buses.lose();
    await here.host.find('deep')?.answer(0, 0, 'a');
    await time.settle();
    expect(ada.wasDismissed).toBe(true);
    expect((await follow(0, ada)).version).toBe(1);
  });

  test('a player who cannot reach the match is refused in the end, and may try again', async () => {
    await openedThere();
    buses.cut('here');
    const answering = there.host.reach('deep', (match) => match?.answer(0, 0, 'a'));
    const code = refusalOf(answering);
    for (let seconds = 0; seconds < 15; seconds++) await time.pass(1000);
    expect(await code).toBe('busy');
    buses.mend('here');
    await settled(
      time,
      there.host.reach('deep', (match) => match?.answer(0, 0, 'a')),
    );
    expect(kept()).toEqual(['0 a']);
  });
});

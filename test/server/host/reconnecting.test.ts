// Coming back to a match while it goes on: the match is run again for it, and no player waits for that.
import type { MatchSubscriber, OutgoingMessage } from '@undertow/server/host/outgoing.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../support/accounts.ts';
import { nextRound } from '../../support/fake-time.ts';
import { Course, ID } from '../../support/hosted-course.ts';
import { follow, seated } from '../../support/hosting.ts';
import { Onlooker } from '../../support/onlooker.ts';

const SETTING = { seats: 2, expansions: [] };
const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];

/** The journal is not read before it is let go. */
class HeldJournal {
  readonly letGo: () => void;
  reads = 0;

  constructor({ app: { archive } }: Course) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const entries = archive.entries.bind(archive);
    this.letGo = resolve;
    archive.entries = async (...asked) => {
      this.reads++;
      await promise;
      return entries(...asked);
    };
  }
}

/** Whether it is done when nothing goes on any more. */
async function isDone(deed: Promise<unknown>): Promise<boolean> {
  let isDone = false;
  const done = () => {
    isDone = true;
  };
  deed.then(done, done);
  for (let rounds = 0; rounds < 20; rounds++) await nextRound();
  return isDone;
}

async function begun(settings = {}, steps = 30) {
  const course = await Course.begin(SETTING, settings);
  const players = await seated(course.match);
  for (let taken = 0; taken < steps; taken++) await course.step(players);
  return { course, players };
}

/** A viewer that has left, with all that it knew then. */
async function leaver({ match }: Course, viewer: Viewer): Promise<Onlooker> {
  const then = await follow(match, viewer);
  match.detach(viewer, then);
  return then;
}

describe('while a viewer is told what it has missed', () => {
  test('the players are answered', async () => {
    const { course, players } = await begun();
    const then = await leaver(course, 'spectator');
    await course.step(players);
    const journal = new HeldJournal(course);
    const back = Onlooker.having(then);
    const coming = course.match.attach('spectator', back, then.version);
    for (let steps = 0; steps < 3; steps++) expect(await isDone(course.step(players))).toBe(true);
    expect([journal.reads, back.messages]).toEqual([1, []]);
    journal.letGo();
    await coming;
    expect(back.version).toBe(course.match.status.version);
  });

  test.each(VIEWERS)('what happens meanwhile is told to viewer %s behind that, once', async (viewer) => {
    const { course, players } = await begun();
    const then = await leaver(course, viewer);
    for (let steps = 0; steps < 9; steps++) await course.step(players);
    const journal = new HeldJournal(course);
    const back = Onlooker.having(then);
    const coming = course.match.attach(viewer, back, then.version);
    for (let steps = 0; steps < 9; steps++) await course.step(players);
    journal.letGo();
    await coming;
    for (let steps = 0; steps < 9; steps++) await course.step(players);
    const newcomer = await follow(course.match, viewer);
    expect(back.knows).toEqual(newcomer.knows);
    // The onlooker throws if it reads versions with a gap, or twice.
    expect(course.app.problems()).toEqual([]);
    const versions = back.messages.flatMap((message) => (message.type === 'update' ? [message.version] : []));
    expect(versions).toEqual(versions.map((_, i) => then.version + 1 + i));
    expect(versions.at(-1)).toBe(newcomer.version);
  });

  test('a player counts as being there', async () => {
    const { course } = await begun({ time: 'live' });
    const journal = new HeldJournal(course);
    const coming = course.match.attach(0, { told: () => {} }, course.match.status.version - 1);
    await isDone(coming);
    expect(course.match.watching(0)).toBe(2);
    journal.letGo();
    await coming;
    expect(course.match.watching(0)).toBe(2);
    expect(course.match.watching()).toBe(3);
  });

  test('it looks for a lost match anew, and is told nothing', async () => {
    const { course } = await begun();
    const journal = new HeldJournal(course);
    const back = new Onlooker();
    const coming = refusalOf(course.match.attach('spectator', back, course.match.status.version - 1));
    await nextRound();
    course.app.host.loseAll();
    journal.letGo();
    expect([await coming, back.messages, course.match.watching()]).toEqual(['busy', [], 0]);
  });

  test('the end of the match is told to them like all else', async () => {
    const { course, players } = await begun();
    const then = await leaver(course, 'spectator');
    while (course.match.status.version === then.version) await course.step(players);
    const journal = new HeldJournal(course);
    const back = Onlooker.having(then);
    const coming = course.match.attach('spectator', back, then.version);
    await nextRound();
    await course.match.cutShort([[1], [0]]);
    journal.letGo();
    await coming;
    expect(back.messages.map(({ type }) => type)).toEqual(['update', 'clock', 'ended']);
  });
});

describe('a match', () => {
  test('is run again once for all viewers that come back to the same version, however much they have missed', async () => {
    const { course, players } = await begun();
    const journal = new HeldJournal(course);
    journal.letGo();
    const { version } = course.match.status;
    const comeBack = async (since: number): Promise<OutgoingMessage[]> => {
      const tellings: OutgoingMessage[] = [];
      const watcher: MatchSubscriber = { told: (telling) => tellings.push(telling) };
      await course.match.attach('spectator', watcher, since);
      course.match.detach('spectator', watcher);
      return tellings;
    };
    const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => comeBack(version - 7)));
    for (const other of others) for (let i = 0; i < 7; i++) expect(other[i]).toBe(first?.[i]);
    expect((await comeBack(version - 2))[0]).toBe(first?.[5]);
    expect(journal.reads).toBe(1);
    const [ada] = players;
    await follow(course.match, 0, Onlooker.having({ ...(ada as Onlooker), version: version - 1 }));
    expect(journal.reads).toBe(2);
  });

  test('is not run again for versions that are too old, or never were', async () => {
    const { course } = await begun({}, 90);
    const journal = new HeldJournal(course);
    const { version } = course.match.status;
    for (const since of [version - 51, version + 1, 1_000_000]) {
      const back = new Onlooker();
      await course.match.attach('spectator', back, since);
      expect(back.messages.map(({ type }) => type)).toEqual(['snapshot']);
    }
    expect([version > 60, journal.reads]).toEqual([true, 0]);
  });

  test('is told as it stands to a viewer that would have to wait for others, or cannot be told otherwise', async () => {
    const { course } = await begun();
    const since = course.match.status.version - 1;
    course.app.mischief = (call) => (call === 'entries' ? 'before' : undefined);
    const back = new Onlooker();
    await course.match.attach('spectator', back, since);
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = Array.from({ length: 4 }, () =>
      course.app.reruns.run({ match: 'another' }, async () => {
        await promise;
        return (function* () {})();
      }),
    );
    const hasty = new Onlooker();
    expect(await isDone(course.match.attach('spectator', hasty, since))).toBe(true);
    resolve();
    await Promise.all(before);
    for (const { messages } of [back, hasty]) expect(messages.map(({ type }) => type)).toEqual(['snapshot']);
    expect(course.app.problems()).toEqual([]);
  });
});

describe('while the stage of late spectators catches up', () => {
  test.each([1, 2])('the players are answered, and %i turns behind nothing is shown too early', async (delay) => {
    const { course, players } = await begun({ delay });
    const journal = new HeldJournal(course);
    const late = new Onlooker();
    const other = new Onlooker();
    const coming = Promise.all([late, other].map((onlooker) => course.match.attach('spectator', onlooker)));
    for (let steps = 0; steps < 20; steps++) expect(await isDone(course.step(players))).toBe(true);
    expect(late.messages).toEqual([]);
    journal.letGo();
    await coming;
    expect(journal.reads).toBe(1);
    for (let steps = 0; steps < 10; steps++) {
      const truth = course.after(course.entriesUpTo(course.match.status.turn - delay));
      expect([late.version, late.view]).toEqual([truth.version, truth.view('spectator')]);
      expect(other.knows).toEqual(late.knows);
      await course.step(players);
    }
  });

  test('a spectator that waits for it is told all of a match that ends meanwhile', async () => {
    const { course } = await begun({ delay: 2 });
    const journal = new HeldJournal(course);
    const late = new Onlooker();
    const coming = course.match.attach('spectator', late);
    await nextRound();
    await course.match.cutShort([[0], [1]]);
    journal.letGo();
    await coming;
    const truth = course.after(course.app.archive.kept(ID).entries.length);
    expect([late.version, late.ending?.ranking]).toEqual([truth.version, [[0], [1]]]);
  });

  test('it begins anew for the next one if the journal could not be read', async () => {
    const { course } = await begun({ delay: 1 });
    course.app.mischief = (call) => (call === 'entries' ? 'before' : undefined);
    await expect(course.match.attach('spectator', new Onlooker())).rejects.toThrow('entries failed');
    course.app.mischief = () => undefined;
    const truth = course.after(course.entriesUpTo(course.match.status.turn - 1));
    expect((await follow(course.match, 'spectator')).version).toBe(truth.version);
  });
});

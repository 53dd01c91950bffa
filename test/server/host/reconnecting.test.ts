// Coming back to a match while it goes on: the match is run again for it, and no player waits for that.
import type { MatchSubscriber, OutgoingMessage } from '@undertow/server/host/outgoing.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';
import { describe, expect, test } from 'vitest';
import { follow, seated } from '../../support/host/hosting.ts';
import { Onlooker } from '../../support/host/onlooker.ts';
import { ID, RandomMatch } from '../../support/host/random-match.ts';
import { refusalOf } from '../../support/server/accounts.ts';
import { nextRound } from '../../support/time/fake-time.ts';

const SETTING = { seats: 2, expansions: [] };
const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];

/** The journal is not read before it is let go. */
class HeldJournal {
  readonly letGo: () => void;
  reads = 0;

  constructor({ app: { archive } }: RandomMatch) {
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
  const played = await RandomMatch.begin(SETTING, settings);
  const players = await seated(played.match);
  for (let taken = 0; taken < steps; taken++) await played.step(players);
  return { played, players };
}

/** A viewer that has left, with all that it knew then. */
async function leaver({ match }: RandomMatch, viewer: Viewer): Promise<Onlooker> {
  const then = await follow(match, viewer);
  match.detach(viewer, then);
  return then;
}

describe('while a viewer is told what it has missed', () => {
  test('the players are answered', async () => {
    const { played, players } = await begun();
    const then = await leaver(played, 'spectator');
    await played.step(players);
    const journal = new HeldJournal(played);
    const back = Onlooker.having(then);
    const coming = played.match.attach('spectator', back, then.version);
    for (let steps = 0; steps < 3; steps++) expect(await isDone(played.step(players))).toBe(true);
    expect([journal.reads, back.messages]).toEqual([1, []]);
    journal.letGo();
    await coming;
    expect(back.version).toBe(played.match.status.version);
  });

  test.each(VIEWERS)('what happens meanwhile is told to viewer %s behind that, once', async (viewer) => {
    const { played, players } = await begun();
    const then = await leaver(played, viewer);
    for (let steps = 0; steps < 9; steps++) await played.step(players);
    const journal = new HeldJournal(played);
    const back = Onlooker.having(then);
    const coming = played.match.attach(viewer, back, then.version);
    for (let steps = 0; steps < 9; steps++) await played.step(players);
    journal.letGo();
    await coming;
    for (let steps = 0; steps < 9; steps++) await played.step(players);
    const newcomer = await follow(played.match, viewer);
    expect(back.knows).toEqual(newcomer.knows);
    // The onlooker throws if it reads versions with a gap, or twice.
    expect(played.app.problems()).toEqual([]);
    const versions = back.messages.flatMap((message) => (message.type === 'update' ? [message.version] : []));
    expect(versions).toEqual(versions.map((_, i) => then.version + 1 + i));
    expect(versions.at(-1)).toBe(newcomer.version);
  });

  test('a player counts as being there', async () => {
    const { played } = await begun({ time: 'live' });
    const journal = new HeldJournal(played);
    const coming = played.match.attach(0, { told: () => {} }, played.match.status.version - 1);
    await isDone(coming);
    expect(played.match.watching(0)).toBe(2);
    journal.letGo();
    await coming;
    expect(played.match.watching(0)).toBe(2);
    expect(played.match.watching()).toBe(3);
  });

  test('it looks for a lost match anew, and is told nothing', async () => {
    const { played } = await begun();
    const journal = new HeldJournal(played);
    const back = new Onlooker();
    const coming = refusalOf(played.match.attach('spectator', back, played.match.status.version - 1));
    await nextRound();
    played.app.host.loseAll();
    journal.letGo();
    expect([await coming, back.messages, played.match.watching()]).toEqual(['busy', [], 0]);
  });

  test('the end of the match is told to them like all else', async () => {
    const { played, players } = await begun();
    const then = await leaver(played, 'spectator');
    while (played.match.status.version === then.version) await played.step(players);
    const journal = new HeldJournal(played);
    const back = Onlooker.having(then);
    const coming = played.match.attach('spectator', back, then.version);
    await nextRound();
    await played.match.cutShort([[1], [0]]);
    journal.letGo();
    await coming;
    expect(back.messages.map(({ type }) => type)).toEqual(['update', 'clock', 'ended']);
  });
});

describe('a match', () => {
  test('is run again once for all viewers that come back to the same version, however much they have missed', async () => {
    const { played, players } = await begun();
    const journal = new HeldJournal(played);
    journal.letGo();
    const { version } = played.match.status;
    const comeBack = async (since: number): Promise<OutgoingMessage[]> => {
      const tellings: OutgoingMessage[] = [];
      const watcher: MatchSubscriber = { told: (telling) => tellings.push(telling) };
      await played.match.attach('spectator', watcher, since);
      played.match.detach('spectator', watcher);
      return tellings;
    };
    const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => comeBack(version - 7)));
    for (const other of others) for (let i = 0; i < 7; i++) expect(other[i]).toBe(first?.[i]);
    expect((await comeBack(version - 2))[0]).toBe(first?.[5]);
    expect(journal.reads).toBe(1);
    const [ada] = players;
    await follow(played.match, 0, Onlooker.having({ ...(ada as Onlooker), version: version - 1 }));
    expect(journal.reads).toBe(2);
  });

  test('is not run again for versions that are too old, or never were', async () => {
    const { played } = await begun({}, 90);
    const journal = new HeldJournal(played);
    const { version } = played.match.status;
    for (const since of [version - 51, version + 1, 1_000_000]) {
      const back = new Onlooker();
      await played.match.attach('spectator', back, since);
      expect(back.messages.map(({ type }) => type)).toEqual(['snapshot']);
    }
    expect([version > 60, journal.reads]).toEqual([true, 0]);
  });

  test('is told as it stands to a viewer that would have to wait for others, or cannot be told otherwise', async () => {
    const { played } = await begun();
    const since = played.match.status.version - 1;
    played.app.mischief = (call) => (call === 'entries' ? 'before' : undefined);
    const back = new Onlooker();
    await played.match.attach('spectator', back, since);
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = Array.from({ length: 4 }, () =>
      played.app.reruns.run({ match: 'another' }, async () => {
        await promise;
        return (function* () {})();
      }),
    );
    const hasty = new Onlooker();
    expect(await isDone(played.match.attach('spectator', hasty, since))).toBe(true);
    resolve();
    await Promise.all(before);
    for (const { messages } of [back, hasty]) expect(messages.map(({ type }) => type)).toEqual(['snapshot']);
    expect(played.app.problems()).toEqual([]);
  });
});

describe('while the stage of late spectators catches up', () => {
  test.each([1, 2])('the players are answered, and %i turns behind nothing is shown too early', async (delay) => {
    const { played, players } = await begun({ delay });
    const journal = new HeldJournal(played);
    const late = new Onlooker();
    const other = new Onlooker();
    const coming = Promise.all([late, other].map((onlooker) => played.match.attach('spectator', onlooker)));
    for (let steps = 0; steps < 20; steps++) expect(await isDone(played.step(players))).toBe(true);
    expect(late.messages).toEqual([]);
    journal.letGo();
    await coming;
    expect(journal.reads).toBe(1);
    for (let steps = 0; steps < 10; steps++) {
      const truth = played.after(played.entriesUpTo(played.match.status.turn - delay));
      expect([late.version, late.view]).toEqual([truth.version, truth.view('spectator')]);
      expect(other.knows).toEqual(late.knows);
      await played.step(players);
    }
  });

  test('a spectator that waits for it is told all of a match that ends meanwhile', async () => {
    const { played } = await begun({ delay: 2 });
    const journal = new HeldJournal(played);
    const late = new Onlooker();
    const coming = played.match.attach('spectator', late);
    await nextRound();
    await played.match.cutShort([[0], [1]]);
    journal.letGo();
    await coming;
    const truth = played.after(played.app.archive.kept(ID).entries.length);
    expect([late.version, late.ending?.ranking]).toEqual([truth.version, [[0], [1]]]);
  });

  test('it begins anew for the next one if the journal could not be read', async () => {
    const { played } = await begun({ delay: 1 });
    played.app.mischief = (call) => (call === 'entries' ? 'before' : undefined);
    await expect(played.match.attach('spectator', new Onlooker())).rejects.toThrow('entries failed');
    played.app.mischief = () => undefined;
    const truth = played.after(played.entriesUpTo(played.match.status.turn - 1));
    expect((await follow(played.match, 'spectator')).version).toBe(truth.version);
  });
});

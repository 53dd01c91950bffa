// A table at which a match is played on, found again by a server whose rules are others by now.
import type { AppParts } from '@undertow/server/app.ts';
import { forkAt } from '@undertow/server/host/going-on.ts';
import { playingOn } from '@undertow/server/lobby/playing-on.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import { choose } from '@undertow/shared/table/flow.ts';
import { expect, test } from 'vitest';
import type { ToyTable } from '../../support/games/toy-game.ts';
import { hostedToy, known } from '../../support/host/hosted-game.ts';
import { refusalOf } from '../../support/server/accounts.ts';
import { ManyHouses } from '../../support/server/many-apps.ts';
import { Guest } from '../../support/server/quiet-app.ts';
import { describeStore } from '../../support/store/stores.ts';

/** These seats are asked in each of three turns. */
function rulesOf(rules: number, seats: readonly number[]): Pick<AppParts, 'games'> {
  function* cards(table: ToyTable) {
    for (const seat of seats) table.state.log.push(yield* choose(seat, 'card', ['a', 'b']));
  }
  const outcome = ({ turns }: { readonly turns: number }) => (turns < 3 ? undefined : { ranking: [[0], [1]] });
  return { games: known(hostedToy(cards, 3, { rules, outcome })) };
}

const OLD = rulesOf(1, [0, 1]);
const NEW = rulesOf(2, [1, 0]);

describeStore('a table at which a match is played on', (store) => {
  /** Opened by a process that dies before it begins the match. */
  async function leftBehind(houses: ManyHouses, rules = OLD): Promise<{ readonly ada: Person; readonly id: string }> {
    const app = await houses.open('first', rules);
    const [ada, ben] = (await app.people('Ada', 'Ben')) as [Person, Person];
    const past = await app.playing([ada, ben]);
    await app.playOut(past.id);
    const wish = await app.app.past.at(past.id, 3, 'here', (moment) =>
      playingOn(moment.record, { seat: moment.next[0]?.seat ?? 0 }, forkAt(moment)),
    );
    // It keeps the table as it is opened, and as it is filled, and comes no further.
    let writes = 0;
    app.mischief = (call) => (call === 'write' && ++writes > 2 ? 'silence' : undefined);
    void app.lobby.playOn(ada, wish);
    await app.time.settle();
    const [table] = app.app.tables.all();
    expect(table).toMatchObject({ status: 'playing', from: { match: past.id } });
    return { ada, id: table?.id ?? '' };
  }

  test('goes on in another process of the same rules', async () => {
    const houses = new ManyHouses(store());
    const { id } = await leftBehind(houses);
    const other = await houses.open('other', OLD);
    await houses.kill('first');
    await other.time.pass(1000);
    expect((await other.match(id)).status).toMatchObject({ version: 3, turn: 1 });
  });

  test('is taken away by one of newer rules, and all who are there are told why', async () => {
    const houses = new ManyHouses(store());
    const other = await houses.open('other', NEW);
    const { ada, id } = await leftBehind(houses);
    const guest = new Guest(ada);
    other.lobby.follow(id, guest);
    await houses.kill('first');
    await other.time.pass(1000);
    expect(guest.heard('table').at(-1)?.table).toMatchObject({ status: 'abandoned', started: null });
    expect(guest.heard('notice')).toEqual([
      { type: 'notice', table: id, text: 'This match was played by other rules than those of today.' },
    ]);
    expect(await refusalOf(other.lobby.see(ada, id))).toBe('not-found');
    expect(await other.app.host.open(id)).toBeUndefined();
    expect(other.reports).toEqual([]);
  });

  test('is left alone by one of older rules, for those that know them', async () => {
    const houses = new ManyHouses(store());
    const { ada, id } = await leftBehind(houses, NEW);
    const older = await houses.open('older', OLD);
    await houses.kill('first');
    await older.time.pass(1000);
    expect(await older.lobby.see(ada, id)).toMatchObject({ status: 'playing' });
    const newer = await houses.open('newer', NEW);
    await newer.time.pass(1000);
    expect((await newer.match(id)).status.version).toBe(3);
  });
});

// For whom bots think: the players at their table, in whichever process these are connected.
import type { Asker } from '@undertow/server/host/askers.ts';
import type { Thinkers } from '@undertow/server/host/thoughts.ts';
import { migrate } from '@undertow/server/store/migrate.ts';
import { expect, onTestFinished, test } from 'vitest';
import { ManyHouses } from '../support/server/many-apps.ts';
import { Guest } from '../support/server/quiet-app.ts';
import { sqlHere } from '../support/store/sql-here.ts';

/** A bot whose thoughts come at once, and who waits for each. */
class Mind implements Thinkers {
  readonly askers: (readonly Asker[])[] = [];

  prepare(): void {}

  of() {
    return { level: 'deep', milliseconds: 1000 };
  }

  async think(...[, , { askers }]: Parameters<Thinkers['think']>) {
    this.askers.push(askers);
    return 'a';
  }
}

test('a bot thinks for the player at its table who is connected elsewhere, and for no spectator', async () => {
  const sql = sqlHere();
  onTestFinished(() => sql.close());
  await migrate(sql);
  const mind = new Mind();
  const houses = new ManyHouses(sql);
  const [one, other] = [await houses.open('one', { thinkers: mind }), await houses.open('other')];
  const [ada, ben] = await one.people('Ada', 'Ben');
  if (!ada) throw new Error('no person');
  const { id } = await one.create(ada);
  await one.lobby.seatBot(ada, id);
  other.lobby.follow(id, new Guest(ada));
  other.lobby.follow(id, new Guest(ben));
  await one.time.pass(100);
  await one.lobby.ready(ada, id, true);
  await one.time.settle();
  const match = await one.match(id);
  await match.answer(0, match.status.version, 'a');
  expect(mind.askers).toEqual([[{ person: ada.id, place: 'here' }]]);
});

// What the operator does at one process, as people at another are told of it.
import { createLog } from '@undertow/server/log.ts';
import { operationsOn } from '@undertow/server/operations.ts';
import { expect, test } from 'vitest';
import { ManyHouses } from '../support/server/many-apps.ts';
import { Guest, type QuietApp } from '../support/server/quiet-app.ts';
import { describeStore } from '../support/store/stores.ts';

describeStore('the operator of several processes', (store) => {
  test('tells why a match was ended to those at its table, in every process', async () => {
    const houses = new ManyHouses(store());
    const [one, other] = [await houses.open('one'), await houses.open('other')];
    const operationsAt = ({ app }: QuietApp, name: string) =>
      operationsOn({
        app,
        sql: store(),
        log: createLog('silent'),
        bus: houses.buses.join(name),
        announce: () => {},
        drain: () => {},
      });
    const operations = operationsAt(one, 'operations of one');
    operationsAt(other, 'operations of the other');
    const [ada, ben] = await one.people('Ada', 'Ben');
    if (!ada || !ben) throw new Error('there must be two');
    const [{ id: ended }, { id: open }] = [await one.create(ada), await one.create(ben)];
    const [here, there, elsewhere] = [new Guest(ada), new Guest(ben), new Guest()];
    one.lobby.follow(ended, here);
    other.lobby.follow(ended, there);
    other.lobby.follow(open, elsewhere);
    await operations.end(ended, 'Nobody is there.');
    await one.time.pass(100);
    const noticesOf = ({ messages }: Guest) => messages.filter(({ type }) => type === 'notice');
    for (const guest of [here, there]) {
      expect(noticesOf(guest)).toEqual([{ type: 'notice', table: ended, text: 'Nobody is there.' }]);
    }
    expect(noticesOf(elsewhere)).toEqual([]);
  });
});

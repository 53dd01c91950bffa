// The roll of the processes that serve one database.
import { beat, enrol, leave, roll, strikeOff } from '@undertow/server/store/processes.ts';
import { Conflict } from '@undertow/server/store/sql.ts';
import { expect, test } from 'vitest';
import { describeStore } from '../../support/stores.ts';

describeStore('the roll', (store) => {
  test('names who has enrolled, with where they are and how often their hearts have beaten', async () => {
    await store().write([...enrol('b'), ...enrol('a', '127.0.0.1:2567')]);
    await store().write(beat('b'));
    await store().write(beat('b'));
    expect(await roll(store())).toEqual([
      { id: 'a', address: '127.0.0.1:2567', beats: 0 },
      { id: 'b', address: null, beats: 2 },
    ]);
  });

  test('has everybody once', async () => {
    await store().write(enrol('a'));
    await expect(store().write(enrol('a'))).rejects.toThrow(Conflict);
  });

  test('forgets who leaves', async () => {
    await store().write([...enrol('a'), ...enrol('b')]);
    await store().write(leave('a'));
    await store().write(leave('a'));
    expect((await roll(store())).map(({ id }) => id)).toEqual(['b']);
  });

  test('keeps whose heart has beaten meanwhile', async () => {
    await store().write(enrol('a'));
    await store().write(beat('a'));
    await expect(store().write(strikeOff('a', 0))).rejects.toThrow(Conflict);
    expect(await roll(store())).toHaveLength(1);
  });

  test('tells who was struck off so, at the next beat', async () => {
    await store().write(enrol('a'));
    await store().write(strikeOff('a', 0));
    expect(await roll(store())).toEqual([]);
    await expect(store().write(beat('a'))).rejects.toThrow(Conflict);
  });

  test('is cleared of a dead process by one of those who see it', async () => {
    await store().write(enrol('dead'));
    const both = [1, 2].map(() => store().write(strikeOff('dead', 0)));
    expect((await Promise.allSettled(both)).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

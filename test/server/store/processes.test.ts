// The roll of the processes that serve one database.
import { beat, enrol, leave, members, strikeOff } from '@undertow/server/store/processes.ts';
import { Conflict } from '@undertow/server/store/sql.ts';
import { expect, test } from 'vitest';
import { describeStore } from '../../support/store/stores.ts';

describeStore('the roll', (store) => {
  test('names the processes that have enrolled, with their links to others and the number of their beats', async () => {
    await store().write([...enrol('b', 'redis'), ...enrol('a', 'none')]);
    await store().write(beat('b', 'redis'));
    await store().write(beat('b', 'lost'));
    expect(await members(store())).toEqual([
      { id: 'a', link: 'none', beats: 0 },
      { id: 'b', link: 'lost', beats: 2 },
    ]);
  });

  test('has every process once', async () => {
    await store().write(enrol('a', 'redis'));
    await expect(store().write(enrol('a', 'redis'))).rejects.toThrow(Conflict);
  });

  test('has one process at most without a link to others', async () => {
    await store().write([...enrol('a', 'none'), ...enrol('b', 'redis')]);
    await expect(store().write(enrol('c', 'none'))).rejects.toThrow(Conflict);
  });

  test('forgets a process that leaves', async () => {
    await store().write([...enrol('a', 'redis'), ...enrol('b', 'redis')]);
    await store().write(leave('a'));
    await store().write(leave('a'));
    expect((await members(store())).map(({ id }) => id)).toEqual(['b']);
  });

  test('keeps a process that has beaten meanwhile', async () => {
    await store().write(enrol('a', 'redis'));
    await store().write(beat('a', 'redis'));
    await expect(store().write(strikeOff('a', 0))).rejects.toThrow(Conflict);
    expect(await members(store())).toHaveLength(1);
  });

  test('tells a process that it was struck off, at its next beat', async () => {
    await store().write(enrol('a', 'redis'));
    await store().write(strikeOff('a', 0));
    expect(await members(store())).toEqual([]);
    await expect(store().write(beat('a', 'redis'))).rejects.toThrow(Conflict);
  });

  test('is cleared of a dead process by one of the processes that see it', async () => {
    await store().write(enrol('dead', 'redis'));
    const both = [1, 2].map(() => store().write(strikeOff('dead', 0)));
    expect((await Promise.allSettled(both)).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

// The roll: who is there, and who is taken for dead.
import { Roll } from '@undertow/server/cluster/roll.ts';
import { migrate } from '@undertow/server/store/migrate.ts';
import { enrol, roll } from '@undertow/server/store/processes.ts';
import { type Sql, Unavailable } from '@undertow/server/store/sql.ts';
import { openSqlite } from '@undertow/server/store/sqlite.ts';
import { IN_MEMORY } from '@undertow/server/store/sqlite-file.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { FakeTime } from '../../support/fake-time.ts';

let sql: Sql;
let time: FakeTime;
let isAway = false;
let opened: Process[] = [];
/** What is being read or written at the moment. */
let busy = 0;

/** The store, which may be away, and of which it is known when it has nothing to do. */
function watched(): Sql {
  const call = async <Result>(access: () => Promise<Result>): Promise<Result> => {
    if (isAway) throw new Unavailable('away');
    busy++;
    try {
      return await access();
    } finally {
      busy--;
    }
  };
  return {
    rows: (...query) => call(() => sql.rows(...query)) as never,
    write: (statements) => call(() => sql.write(statements)),
    close: () => sql.close(),
  };
}

async function quiet(): Promise<void> {
  do await new Promise((resolve) => setImmediate(resolve));
  while (busy > 0);
}

class Process {
  readonly roll: Roll;
  readonly gone: string[] = [];
  wasStruckOff = 0;
  readonly problems: string[] = [];
  #isPaused = false;
  readonly #held: (() => void)[] = [];

  constructor(name: string) {
    const timers = {
      now: () => time.now(),
      after: (wait: number, call: () => void) =>
        time.after(wait, () => (this.#isPaused ? this.#held.push(call) : call())),
    };
    this.roll = new Roll({ sql: watched(), self: name, timers, report: (problem) => this.problems.push(problem) });
    this.roll.onGone((process) => this.gone.push(process));
    this.roll.onStruckOff(() => this.wasStruckOff++);
  }

  pause(): void {
    this.#isPaused = true;
  }

  goOn(): void {
    this.#isPaused = false;
    for (const call of this.#held.splice(0)) call();
  }
}

async function open(name: string): Promise<Process> {
  const process = new Process(name);
  await process.roll.open();
  opened.push(process);
  return process;
}

async function names(): Promise<string[]> {
  return (await roll(sql)).map(({ id }) => id);
}

beforeEach(async () => {
  isAway = false;
  opened = [];
  time = new FakeTime(quiet);
  sql = await openSqlite(IN_MEMORY);
  await migrate(sql);
  return async () => {
    await Promise.all(opened.map(({ roll }) => roll.close()));
    await sql.close();
  };
});

describe('processes of one service', () => {
  test('know each other, and nobody is taken for dead who beats', async () => {
    const [ada, ben] = [await open('ada'), await open('ben')];
    await time.pass(60_000);
    expect([ada.roll.others, ben.roll.others]).toEqual([['ben'], ['ada']]);
    expect([...ada.gone, ...ben.gone, ...ada.problems]).toEqual([]);
  });

  test('strike off whoever stands still, within three seconds, and all learn of it once', async () => {
    const [ada, ben, cleo] = [await open('ada'), await open('ben'), await open('cleo')];
    await time.pass(1000);
    ben.pause();
    await time.pass(2000);
    expect(ada.gone).toEqual([]);
    await time.pass(1400);
    expect([ada.gone, cleo.gone]).toEqual([['ben'], ['ben']]);
    expect(await names()).toEqual(['ada', 'cleo']);
    await time.pass(60_000);
    expect([ada.gone, cleo.gone]).toEqual([['ben'], ['ben']]);
  });

  test('learn at once of one who leaves', async () => {
    const [ada, ben] = [await open('ada'), await open('ben')];
    await time.pass(1000);
    await ben.roll.close();
    await time.pass(500);
    expect(ada.gone).toEqual(['ben']);
  });

  test('strike off one who was dead before they came', async () => {
    await sql.write(enrol('ghost'));
    const ada = await open('ada');
    await time.pass(3500);
    expect([ada.gone, await names()]).toEqual([['ghost'], ['ada']]);
  });
});

describe('a process that was taken for dead', () => {
  test('is told so when it goes on, and comes back', async () => {
    const [ada, ben] = [await open('ada'), await open('ben')];
    await time.pass(1000);
    ben.pause();
    await time.pass(5000);
    ben.goOn();
    await time.pass(1000);
    expect(ben.wasStruckOff).toBe(1);
    expect(ada.roll.others).toEqual(['ben']);
    await time.pass(60_000);
    expect([ben.wasStruckOff, ada.gone]).toEqual([1, ['ben']]);
  });

  test('takes nobody for dead because it has slept itself', async () => {
    const [ada, ben] = [await open('ada'), await open('ben')];
    await time.pass(1000);
    ada.pause();
    ben.pause();
    await time.pass(10_000);
    ada.goOn();
    await time.pass(1000);
    ben.goOn();
    await time.pass(10_000);
    expect([ada.gone, ben.gone, ada.wasStruckOff, ben.wasStruckOff]).toEqual([[], [], 0, 0]);
  });
});

test('while the store is away nobody can beat, and nobody is taken for dead for it', async () => {
  const [ada, ben] = [await open('ada'), await open('ben')];
  await time.pass(1000);
  isAway = true;
  await time.pass(20_000);
  isAway = false;
  await time.pass(20_000);
  expect([ada.gone, ben.gone, ada.wasStruckOff, ben.wasStruckOff]).toEqual([[], [], 0, 0]);
  expect(ada.problems).toEqual(['the roll cannot be kept']);
});

describe('a process that is to be alone', () => {
  test('sees whether somebody else is there', async () => {
    const alone = new Process('alone');
    expect(await alone.roll.isSomebodyThere()).toBe(false);
    await open('ada');
    const answer = alone.roll.isSomebodyThere();
    await time.pass(3000);
    expect(await answer).toBe(true);
  });

  test('is not kept away by one who has died', async () => {
    await sql.write(enrol('ghost'));
    const answer = new Process('alone').roll.isSomebodyThere();
    await time.pass(3000);
    expect(await answer).toBe(false);
  });

  test('clears the roll if it knows that it is', async () => {
    await sql.write(enrol('ghost'));
    await new Process('alone').roll.clear();
    expect(await names()).toEqual([]);
  });
});

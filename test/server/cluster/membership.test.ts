// The roll: which processes are there, and which are taken for dead.
import { Membership } from '@undertow/server/cluster/membership.ts';
import { migrate } from '@undertow/server/store/migrate.ts';
import { enrol, type Link, members } from '@undertow/server/store/processes.ts';
import { type Sql, Unavailable } from '@undertow/server/store/sql.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { sqlHere } from '../../support/store/sql-here.ts';
import { FakeTime } from '../../support/time/fake-time.ts';
import { settled } from '../../support/time/settled.ts';

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
  readonly membership: Membership;
  readonly gone: string[] = [];
  wasStruckOff = 0;
  /** The processes on the roll when this one was told that it was struck off. */
  listedThen: Promise<string[]> | undefined;
  readonly ousted: string[] = [];
  link: Link;
  readonly problems: string[] = [];
  #isPaused = false;
  readonly #held: (() => void)[] = [];

  constructor(name: string, link: Link = 'redis') {
    this.link = link;
    const timers = {
      now: () => time.now(),
      after: (wait: number, call: () => void) =>
        time.after(wait, () => (this.#isPaused ? this.#held.push(call) : call())),
    };
    const report = (problem: string) => this.problems.push(problem);
    this.membership = new Membership({ sql: watched(), self: name, timers, report, link: () => this.link });
    this.membership.onOusted((why) => this.ousted.push(why));
    this.membership.onGone((process) => this.gone.push(process));
    this.membership.onStruckOff(() => {
      this.wasStruckOff++;
      this.listedThen = names();
    });
  }

  pause(): void {
    this.#isPaused = true;
  }

  goOn(): void {
    this.#isPaused = false;
    for (const call of this.#held.splice(0)) call();
  }
}

async function open(name: string, link: Link = 'redis'): Promise<Process> {
  const process = new Process(name, link);
  await settled(time, process.membership.open());
  opened.push(process);
  return process;
}

async function names(): Promise<string[]> {
  return (await members(sql)).map(({ id }) => id);
}

beforeEach(async () => {
  isAway = false;
  opened = [];
  time = new FakeTime(quiet);
  sql = sqlHere();
  await migrate(sql);
  return async () => {
    await Promise.all(opened.map(({ membership }) => membership.close()));
    await sql.close();
  };
});

describe('processes of one service', () => {
  test('know each other, and take none for dead that beats', async () => {
    const [ada, ben] = [await open('ada'), await open('ben')];
    await time.pass(60_000);
    expect([ada.membership.others, ben.membership.others]).toEqual([['ben'], ['ada']]);
    expect([...ada.gone, ...ben.gone, ...ada.problems]).toEqual([]);
  });

  test('strike off one that stands still, within three seconds, and all learn of it once', async () => {
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

  test('are told at each look which others are there', async () => {
    const looks: string[][] = [];
    const ada = await open('ada');
    ada.membership.onLook((listed) => looks.push([...listed]));
    await open('ben');
    await time.pass(1000);
    expect(looks.at(-1)).toEqual(['ben']);
  });

  test('learn at once of one that leaves', async () => {
    const [ada, ben] = [await open('ada'), await open('ben')];
    await time.pass(1000);
    await ben.membership.close();
    await time.pass(500);
    expect(ada.gone).toEqual(['ben']);
  });

  test('strike off one that was dead before they came', async () => {
    await sql.write(enrol('ghost', 'redis'));
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
    expect([ben.wasStruckOff, await ben.listedThen]).toEqual([1, ['ada', 'ben']]);
    expect(ada.membership.others).toEqual(['ben']);
    await time.pass(60_000);
    expect([ben.wasStruckOff, ada.gone]).toEqual([1, ['ben']]);
  });

  test('takes no other for dead because it has slept itself', async () => {
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

test('while the store is away no process can beat, and none is taken for dead for it', async () => {
  const [ada, ben] = [await open('ada'), await open('ben')];
  await time.pass(1000);
  isAway = true;
  await time.pass(20_000);
  isAway = false;
  await time.pass(20_000);
  expect([ada.gone, ben.gone, ada.wasStruckOff, ben.wasStruckOff]).toEqual([[], [], 0, 0]);
  expect(ada.problems).toEqual(['the roll cannot be kept']);
});

describe('a process that cannot hear the others', () => {
  test('ends while the others hear each other, for they cannot reach what lives in it', async () => {
    const [ada, ben] = [await open('ada'), await open('ben')];
    await time.pass(1000);
    ada.link = 'lost';
    await time.pass(8000);
    expect(ada.ousted).toEqual([]);
    await time.pass(4000);
    expect(ada.ousted).toEqual(['Redis cannot be heard from here, though others hear it.']);
    expect([ben.ousted, ben.gone]).toEqual([[], []]);
  });

  test('goes on while no process hears another, and when it hears them in time', async () => {
    const [ada, ben] = [await open('ada'), await open('ben')];
    await time.pass(1000);
    ada.link = 'lost';
    ben.link = 'lost';
    await time.pass(60_000);
    ben.link = 'redis';
    await time.pass(8000);
    ada.link = 'redis';
    await time.pass(60_000);
    expect([ada.ousted, ben.ousted]).toEqual([[], []]);
  });
});

describe('a process that is to be alone', () => {
  const REFUSED = 'Another process uses the database of DATABASE_URL.';

  test.each([
    ['beside one that is alone', 'none', 'none'],
    ['beside one that speaks over Redis', 'redis', 'none'],
  ] as const)('is refused %s', async (_, there, coming) => {
    const ada = await open('ada', there);
    await expect(open('alone', coming)).rejects.toThrow(REFUSED);
    expect([await names(), ada.ousted]).toEqual([['ada'], []]);
  });

  test('keeps out processes that speak over Redis', async () => {
    await open('alone', 'none');
    await expect(open('ada', 'redis')).rejects.toThrow(REFUSED);
    expect(await names()).toEqual(['alone']);
  });

  test('is one at most, also of two that start at the same moment', async () => {
    const both = await Promise.allSettled([open('one', 'none'), open('other', 'none')]);
    expect(both.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
    expect(await names()).toHaveLength(opened.length);
  });

  test('is not kept away by one that has died', async () => {
    await sql.write(enrol('ghost', 'none'));
    await open('alone', 'none');
    expect(await names()).toEqual(['alone']);
  });

  test('ends when another has taken its place while it stood still', async () => {
    const stalled = await open('stalled', 'none');
    await time.pass(1000);
    stalled.pause();
    const next = await open('next', 'none');
    stalled.goOn();
    await time.pass(5000);
    expect([stalled.wasStruckOff, stalled.ousted]).toEqual([1, ['Another process serves the database by now.']]);
    expect([await names(), next.ousted, next.wasStruckOff]).toEqual([['next'], [], 0]);
  });

  test('clears the roll if it knows that it is', async () => {
    await sql.write(enrol('ghost', 'none'));
    const alone = new Process('alone', 'none');
    opened.push(alone);
    await alone.membership.beAlone();
    expect(await names()).toEqual(['alone']);
  });
});

// Bots that sit down at the tables of a server, as `npm run bot` lets them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { playAt } from '@undertow/bots/network.ts';
import { Retracing } from '@undertow/bots/retracing.ts';
import { endingSentence } from '@undertow/bots/tables.ts';
import { Refused } from '@undertow/client-sdk/errors.ts';
import type { Table } from '@undertow/client-sdk/protocol.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../support/programs/folder.ts';
import { Program } from '../support/programs/program.ts';
import { WholeServer } from '../support/server/whole-server.ts';

const server = WholeServer.forAll();

function bot(args: readonly string[], environment: Readonly<Record<string, string>> = {}): Program {
  return Program.node('bots/run.ts', ['--url', server().url, ...args], environment);
}

test('three of them play at a table, and again', async () => {
  const host = await server().guest();
  const visit = await host.create({ game: 'abyss', seats: 3, time: 'none' });
  const bots = [
    bot(['--table', visit.id, '--games', '2']),
    bot(['--table', visit.id, '--level', 'random', '--games', '2']),
  ];
  await Promise.all(bots.map((one) => one.says(/sits at table \w+, seat [12]/)));
  await visit.leave();
  // The match has not begun without the third.
  const third = bot(['--table', visit.id, '--seat', '0', '--games', '2']);
  await third.says(/seat 0/);
  for (const one of [...bots, third]) {
    await one.says(/is over: [\s\S]* first, [\s\S]*is over: [\s\S]* first/);
    expect(await one.ended).toBe(0);
    expect(one.complained).toBe('');
  }
});

test('one finds another quickly, as a member with a token', async () => {
  const owner = await server().guest();
  await owner.signUp('Turing', 'correct horse');
  await owner.ask({ method: 'PATCH', path: '/api/account', body: { bot: true } });
  const body = { label: 'bot', scopes: ['play', 'watch', 'tables'] };
  const { token } = await owner.ask<{ token: string }>({ method: 'POST', path: '/api/tokens', body });
  const wish = ['--quick', 'abyss', '--seats', '2', '--time', 'live'];
  const first = bot(wish, { UNDERTOW_TOKEN: token });
  await first.says(/^Turing sits at table \w+, seat 0, and waits for others\.$/m);
  const second = bot([...wish, '--level', 'keen']);
  await second.says(/seat 1/);
  for (const one of [first, second]) {
    await one.says(/is over: .* first/);
    expect(await one.ended).toBe(0);
  }
});

test('one is seen to be a bot, and does not play with the account of a person', async () => {
  const host = await server().guest();
  const visit = await host.create({ game: 'abyss', seats: 2, time: 'none' });
  await bot(['--table', visit.id]).says(/seat 1/);
  await vi.waitFor(() => expect(visit.table.seats[1]?.person).toMatchObject({ kind: 'guest', bot: true }));
  const owner = await server().guest();
  await owner.signUp('Lovelace', 'correct horse');
  const body = { label: 'bot', scopes: ['play', 'watch', 'tables'] };
  const { token } = await owner.ask<{ token: string }>({ method: 'POST', path: '/api/tokens', body });
  const disguised = bot(['--quick', 'abyss'], { UNDERTOW_TOKEN: token });
  expect(await disguised.ended).toBe(1);
  expect(disguised.complained).toMatch(/^Lovelace is no bot to the others\. .*\/account, which is for good/);
});

test('two meet at several tables at once', async () => {
  const wish = ['--quick', 'abyss', '--seats', '2', '--time', 'relaxed', '--tables', '3'];
  const bots = [bot(wish), bot(wish)];
  for (const one of bots) {
    expect(await one.ended).toBe(0);
    expect(one.complained).toBe('');
    const over = [...one.said.matchAll(/^Table (\w+) is over: /gm)].map(([, table]) => table);
    expect(new Set(over).size).toBe(3);
  }
});

test('one that is started again is the same guest, and plays on where it has a seat', async () => {
  const host = await server().guest();
  const visit = await host.create({ game: 'abyss', seats: 2, time: 'none' });
  const session = join(temporaryFolder(), 'session.json');
  const wish = ['--table', visit.id, '--session', session];
  const first = bot(wish);
  await first.says(/sits at table \w+, seat 1/);
  await visit.ready();
  await visit.until(() => visit.version !== undefined);
  first.end('SIGKILL');
  await first.ended;
  const again = bot(['--quick', 'abyss', '--session', session]);
  const [, name] = await again.says(/^(.*) plays on at table (\w+), seat 1/m);
  expect([name, again.said]).toEqual([visit.table.seats[1]?.person.name, expect.stringContaining(visit.id)]);
  await playAt(visit, openRandom({ seed: 'fast:1', position: 0 }));
  await again.says(/is over: .* first, .* second\.$/m);
  expect(await again.ended).toBe(0);
});

test.each(['abyss', 'dungeon-lords'])(
  'the smallest one, as the document has it, plays a match of %s to its end',
  async (game) => {
    const blocks = [...readFileSync('docs/your-own-bot.md', 'utf8').matchAll(/```js\n([\s\S]*?)```/g)];
    const [smallest = '', other = ''] = blocks.map(([, code]) => code);
    const body = smallest.slice(0, smallest.indexOf('/** The choice says'));
    const code = game === 'abyss' ? smallest : body.replace("game: 'abyss'", `game: '${game}'`) + other;
    const file = join(temporaryFolder(), 'bot.mjs');
    writeFileSync(file, code);
    const bot = Program.node(file, [server().url]);
    await bot.says(/^It is over\. The seats, best first: \[\[/m);
    expect(await bot.ended).toBe(0);
    expect(bot.complained).toBe('');
    // Once is enough: a second `ready` would be refused. Nor is any answer.
    expect(bot.said.trim().split('\n')).toHaveLength(2);
  },
);

test('the end of a match is told in a sentence', () => {
  const seats = ['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => ({ person: { name } }));
  const table = { id: 'deep', seats } as unknown as Table;
  expect(endingSentence(table, [[1], [0, 3], [2]])).toBe(
    'Table deep is over: Ben is first, Ada and Dan are second, Cleo is fourth.',
  );
  expect(endingSentence(table, null)).toBe('Table deep is over: no player has won.');
});

test('one that looks ahead plays on though it is told nothing of what it has missed', async () => {
  const guest = await server().guest();
  const visit = await guest.create({ game: 'abyss', seats: 2, time: 'none', bots: true });
  let refused = 0;
  visit.history = async () => {
    refused++;
    throw new Refused({ code: 'too-many', message: 'Too many requests.', retryAfter: 1000 });
  };
  const ending = await playAt(visit, openRandom({ seed: 'fast:1', position: 0 }), 'beginner');
  expect(ending?.ranking).toHaveLength(2);
  // It asks again before each answer.
  expect(refused).toBeGreaterThan(5);
});

test.each(['abyss', 'dungeon-lords'])('one that looks ahead can do so at most questions of %s', async (game) => {
  const guest = await server().guest();
  const visit = await guest.create({ game, seats: 2, time: 'none', bots: true });
  const supposed = vi.spyOn(Retracing.prototype, 'suppose');
  onTestFinished(() => supposed.mockRestore());
  await playAt(visit, openRandom({ seed: 'fast:1', position: 0 }), 'beginner');
  const { results } = supposed.mock;
  expect(results.length).toBeGreaterThan(100);
  expect(results.filter(({ value }) => value !== undefined).length).toBeGreaterThan(0.9 * results.length);
});

test('one plays though the match begins a moment before it says that it is ready', async () => {
  const guest = await server().guest();
  const visit = await guest.create({ game: 'abyss', seats: 2, time: 'none', bots: true });
  const ready = visit.ready.bind(visit);
  visit.ready = async () => {
    await ready();
    throw new Refused({ code: 'conflict', message: 'The match on this table has begun already.' });
  };
  const ending = await playAt(visit, openRandom({ seed: 'fast:1', position: 0 }));
  expect(ending?.ranking).toHaveLength(2);
});

test('says what is wrong', async () => {
  const host = await server().guest();
  const { id } = await host.create({ game: 'abyss', seats: 2, time: 'none' });
  for (const [args, complaint, code] of [
    [['--table', 'nowhere000'], /^not-found: /, 1],
    [['--quick', 'chess'], /^not-found: /, 1],
    [['--table', id, '--level', 'godlike'], /^No godlike plays abyss; there is deep, [a-z, ]+random\.$/m, 1],
    [['--quick', 'dungeon-lords', '--level', 'godlike'], /^No godlike plays dungeon-lords; there is [a-z, ]+\.$/m, 1],
    [['--quick', 'abyss', '--tables', 'many'], /^--tables takes a whole number from 1 on\.$/m, 1],
    [['--table', id, '--games', '0'], /^--games takes a whole number from 1 on\.$/m, 1],
    [['--url', 'http://127.0.0.1:1', '--table', id], /could not be reached/, 1],
  ] as const) {
    const one = bot(args);
    expect(await one.ended).toBe(code);
    expect(one.complained).toMatch(complaint);
    expect(one.said).toBe('');
  }
  const lost = bot([]);
  expect(await lost.ended).toBe(2);
  expect(lost.said).toContain('--quick GAME');
  const helped = bot(['--help']);
  expect(await helped.ended).toBe(0);
  expect(helped.said).toContain('UNDERTOW_TOKEN');
});

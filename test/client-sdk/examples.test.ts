// The examples that client authors begin with play whole games at the real server.
import { readFileSync } from 'node:fs';
import type { Visit } from '@undertow/client-sdk/visit.ts';
import { sensible } from '@undertow/games/abyss/bots/sensible.ts';
import type { Abyss } from '@undertow/games/abyss/client.ts';
import type { Decision } from '@undertow/shared/table/game.ts';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../support/programs/folder.ts';
import { Program } from '../support/programs/program.ts';
import { ServerProcess } from '../support/server/server-process.ts';
import { clientOf, WholeServer } from '../support/server/whole-server.ts';
import { PYTHON, python } from '../support/services/installed.ts';
import { describeWith } from '../support/services/shared.ts';

const server = WholeServer.forAll();
const RANKING = /best seats first: (\[\[\d\],\s?\[\d\]\]|\[\[0,\s?1\]\])/;

/** Sits at a table of its own at which the program is expected. */
async function host(client = server().client()): Promise<Visit<Abyss>> {
  await client.guest();
  const visit = await client.create<Abyss>({ game: 'abyss', seats: 2, time: 'none' });
  await visit.ready();
  // A bot that sits down takes that back: the host is to see what sits there first.
  visit.on('table', ({ status, seats }) => {
    if (status !== 'open' || !seats.every((seat) => seat) || seats[0]?.ready) return;
    // Told twice before the first is answered, it is refused once: the match has begun by then.
    visit.ready().catch(({ code }) => expect(code).toBe('conflict'));
  });
  return visit;
}

async function playSensibly(visit: Visit<Abyss>) {
  const ending = await visit.play(({ prompt, choice }, view, { seat }) =>
    sensible(view, { seat: seat as number, prompt, choice } as Decision),
  );
  return ending?.ranking;
}

describe('the bot in forty lines', () => {
  const path = 'client-sdk/examples/bot.ts';

  test('has no more than that', () => {
    expect(readFileSync(path, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  });

  test('plays a game against a bot of the server', async () => {
    const bot = Program.node(path, [server().url]);
    const [, ranking = ''] = await bot.says(RANKING);
    expect(await bot.ended).toBe(0);
    expect(JSON.parse(ranking).flat().toSorted()).toEqual([0, 1]);
  });

  test.for([
    { game: 'dungeon-lords', seats: 2, options: {} },
    { game: 'dungeon-lords', seats: 4, options: { full: true } },
    { game: 'abyss', seats: 3, options: { expansions: ['kraken', 'leviathan'] } },
  ])('plays $game with $seats and $options to its end', async ({ game, seats, options }) => {
    const choices = ['--game', game, '--seats', `${seats}`, '--options', JSON.stringify(options)];
    const bot = Program.node(path, [...choices, server().url]);
    const [, ranking = ''] = await bot.says(/best seats first: (.*\])\n/);
    expect(await bot.ended).toBe(0);
    expect(JSON.parse(ranking).flat().toSorted()).toEqual([...Array(seats).keys()]);
  });

  test('comes to a table, and all clients see the same end', async () => {
    const visit = await host();
    const bot = Program.node(path, [server().url, visit.id]);
    const seen = await playSensibly(visit);
    const [, ranking = ''] = await bot.says(RANKING);
    expect(JSON.parse(ranking)).toEqual(seen);
  });
});

describeWith(python, 'the bot in Python', () => {
  const path = 'client-sdk/examples/bot.py';

  test('plays a game against a bot of the server', async () => {
    const bot = new Program(PYTHON as string, [path, server().url]);
    await bot.says(RANKING);
    expect(await bot.ended).toBe(0);
    expect(bot.complained).toBe('');
  });

  test.for([2, 4])('plays a game of other forms with bots of the server, %i in all', async (seats) => {
    const options = ['--game', 'dungeon-lords', '--seats', `${seats}`, '--options', `{"full":${seats > 2}}`];
    const bot = new Program(PYTHON as string, [path, ...options, server().url]);
    const [, ranking = ''] = await bot.says(/best seats first: (.*\])\n/);
    expect(await bot.ended).toBe(0);
    expect(bot.complained).toBe('');
    expect(JSON.parse(ranking).flat().toSorted()).toEqual([...Array(seats).keys()]);
  });

  test('comes to a table, and all clients see the same end', async () => {
    const visit = await host();
    const bot = new Program(PYTHON as string, [path, server().url, visit.id]);
    const seen = await playSensibly(visit);
    const [, ranking = ''] = await bot.says(RANKING);
    expect(JSON.parse(ranking)).toEqual(seen);
  });

  test('goes on with the game when the server was killed', async () => {
    const process = await ServerProcess.start({ DATA_DIR: temporaryFolder() });
    const client = clientOf(process.url);
    const visit = await host(client);
    const bot = new Program(PYTHON as string, [path, process.url, visit.id]);
    let restarted: Promise<void> | undefined;
    visit.on('update', ({ version }) => {
      if (version > 20) restarted ??= process.killAndRestart().then(() => client.retry());
    });
    const seen = await playSensibly(visit);
    await restarted;
    const [, ranking = ''] = await bot.says(RANKING);
    expect(JSON.parse(ranking)).toEqual(seen);
  });
});

describe('the player in the terminal', () => {
  const path = 'client-sdk/examples/terminal.ts';

  /** Types an answer to whatever is asked: any option, and all that a hand holds only if it must. */
  function typeAnswers(terminal: Program): void {
    let read = 0;
    terminal.onSaying(() => {
      const asked = /^(\w+) \((one of these|Allies to pay with|(\d+) to \d+)[^\n]*\n((?: +\d+ {2}.*\n)*)(?! +\d)/gm;
      for (const [text, , what, least, options = ''] of terminal.said.slice(read).matchAll(asked)) {
        read = terminal.said.indexOf(text, read) + text.length;
        const count = options.split('\n').length - 1;
        if (what === 'one of these') terminal.type(`${1 + Math.floor(Math.random() * count)}`);
        else if (options === '' || what === 'Allies to pay with') terminal.type(least ?? '0');
        else terminal.type(Array.from({ length: Number(least) }, (_, i) => i + 1).join(' ') || '0');
      }
    });
  }

  /** Uses what it can, tries one cell after the other, pays no creature, and takes the first of all else: always legal. */
  function typeOrders(terminal: Program): void {
    let read = 0;
    let cell = 0;
    terminal.onSaying(() => {
      const asked = /^(\w+) \(((\d+) to \d+)?[^\n]*\)\n/gm;
      for (const [text, prompt, range, least] of terminal.said.slice(read).matchAll(asked)) {
        read = terminal.said.indexOf(text, read) + text.length;
        if (prompt === 'digCells') terminal.type(`${cell % 5},${Math.floor(cell / 5) % 4}`);
        else if (prompt === 'planOrders') terminal.type(['3 4 1', '6 3 2', '2 5 6'][cell % 3] ?? '');
        else if (prompt === 'payday') terminal.type('0');
        else if (prompt === 'mineCells') terminal.type('1');
        else terminal.type(range ? `${least}` : '1');
        cell++;
      }
    });
  }

  test('plays for the person who types until the match is over', async () => {
    const visit = await host();
    const terminal = Program.node(path, ['--server', server().url, '--table', visit.id]);
    typeAnswers(terminal);
    // A player who never pays may gather all Allies that there are, and then no match ends by itself.
    let hasLeft: Promise<void> | undefined;
    visit.on('update', ({ version }) => {
      if (version > 150) hasLeft ??= visit.leave({ resign: true });
    });
    await playSensibly(visit).catch(({ code }) => expect(code).toBe('forbidden'));
    await hasLeft;
    await terminal.says(/It is over\. Best first: /);
    expect(await terminal.ended).toBe(0);
    expect(terminal.complained).toBe('');
  });

  test('plays another game to its end, with its forms, against bots of the server', async () => {
    const options = ['--game', 'dungeon-lords', '--seats', '3', '--options', '{"full":true}'];
    const terminal = Program.node(path, ['--server', server().url, ...options]);
    typeOrders(terminal);
    await terminal.says(/It is over\. Best first: .*; /);
    expect(await terminal.ended).toBe(0);
    expect(terminal.complained).toBe('');
    expect(terminal.said).toContain('Your dungeon:');
  });

  test('opens a table with what is chosen for it, if it can be read', async () => {
    const chosen = { expansions: ['leviathan'] };
    const terminal = Program.node(path, ['--server', server().url, '--options', JSON.stringify(chosen)]);
    await terminal.says(/Table /);
    const tables = await server().client().tables({ options: chosen });
    expect(tables.map(({ options }) => options)).toEqual([chosen]);
    terminal.type('quit');
    expect(await terminal.ended).toBe(0);
    const strange = Program.node(path, ['--server', server().url, '--options', '{']);
    expect([await strange.ended, strange.complained]).toEqual([2, expect.stringContaining('JSON')]);
  });

  test('talks, helps, says what is wrong, and goes', async () => {
    const visit = await host();
    const terminal = Program.node(path, ['--server', server().url, '--table', visit.id]);
    await terminal.says(/Table /);
    terminal.type('say Hello there');
    await visit.until(() => visit.chat.length > 0);
    expect(visit.chat[0]?.text).toBe('Hello there');
    terminal.type('help');
    await terminal.says(/takes your last answer back/);
    terminal.type('orders [{"type": "win"}]');
    await terminal.says(/knows no such order/);
    terminal.type('orders nonsense');
    await terminal.says(/JSON/);
    terminal.type('quit');
    expect(await terminal.ended).toBe(0);
    expect(visit.table.status).toBe('playing');
  });

  test('watches', async () => {
    const visit = await host();
    const watching = Program.node(path, ['--server', server().url, '--watch', visit.id]);
    await watching.says(/Table /);
    const bot = Program.node('client-sdk/examples/bot.ts', [server().url, visit.id]);
    await playSensibly(visit);
    await bot.says(RANKING);
    await watching.says(/gameScored/);
    await watching.says(/It is over/);
    expect(await watching.ended).toBe(0);
  });
});

// What strangers made up is printed by every command as words: it ends no line, and acts on no terminal.
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { abyss } from '@undertow/games/abyss/rules/index.ts';
import { printable, printableJson, printTo } from '@undertow/shared/protocol/printing.ts';
import type { Replay } from '@undertow/shared/protocol/replay.ts';
import { commitment } from '@undertow/shared/table/random.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../support/programs/folder.ts';
import { Program } from '../support/programs/program.ts';

/** Ends a line, clears the screen, sets the title of the window, and turns what follows, in several ways. */
const EVIL =
  'b\r\nIt was played; by their places: EVIL.\u001b[2J\u001b]0;owned\u0007\u009b2J\u0085\u2028\u202eLIVE\u2066';
const ACTING = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/u;

/** The lines, none of which does anything but stand there. */
function linesOf(said: string): string[] {
  const lines = said.split('\n');
  expect(lines.filter((line) => ACTING.test(line))).toEqual([]);
  expect(lines.pop()).toBe('');
  return lines;
}

function fileOf(content: object): string {
  const file = join(temporaryFolder(), 'replay.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

/** A match that was abandoned before anything was answered. */
function replayWith(more: object): object {
  const seed = 'fast:5';
  return {
    ...{ format: 1, id: 'abandoned0', game: 'abyss', rules: abyss.rules, options: { expansions: [] } },
    ...{ seats: ['Ada', 'Ben'], seed, commitment: commitment(seed), started: 0, ended: 1 },
    ...({ moves: [], ending: 'abandoned', ranking: null } satisfies Partial<Replay>),
    ...more,
  };
}

test('a line keeps all letters and signs, and nothing that acts', () => {
  for (const text of ['Žofie', 'Ада', 'عمر', '👩‍🚀', 'שלום', 'a\u00a0b', 'naïve']) expect(printable(text)).toBe(text);
  expect(printable(EVIL)).not.toMatch(ACTING);
  expect(printable(EVIL)).toHaveLength(EVIL.length);
  const written: string[] = [];
  printTo({ write: (text) => written.push(text) }, 'one', EVIL, '');
  expect(linesOf(written.join(''))).toEqual(['one', printable(EVIL), '']);
  expect(linesOf(`${printableJson({ EVIL })}\n`).map((line) => JSON.parse(line))).toEqual([{ EVIL }]);
});

describe('undertow verify', () => {
  async function verified(content: object) {
    const verifying = Program.node('server/undertow.ts', ['verify', fileOf(content)]);
    return { code: await verifying.ended, said: verifying.said, complained: verifying.complained };
  }

  test('takes no name that no player can have: so none forges its verdict', async () => {
    expect(await verified(replayWith({}))).toMatchObject({ code: 0, said: expect.stringContaining('was abandoned') });
    for (const name of [EVIL, 'b\nIt was played', 'B\u0007', 'a\u202eb', '']) {
      const { code, said, complained } = await verified(replayWith({ seats: ['Ada', name] }));
      expect([code, said]).toEqual([2, '']);
      expect(linesOf(complained)).toEqual([expect.stringContaining('is no replay')]);
    }
  });

  test('says in one line what is wrong with a replay, whatever stands in it', async () => {
    const { code, said } = await verified(replayWith({ game: `x ${EVIL}` }));
    expect(code).toBe(1);
    expect(linesOf(said)).toEqual([`There is no game x ${printable(EVIL)}.`]);
    const move = { seat: 0, kind: 'answer', answer: EVIL, time: 0 };
    const moved = await verified(replayWith({ moves: [move] }));
    expect(moved.code).toBe(1);
    expect(linesOf(moved.said)).toEqual([expect.stringContaining('It cannot be run again')]);
  });
});

test('undertow analyse says in one line what is wrong with a replay, and gives programs JSON in one line', async () => {
  const broken = Program.node('server/undertow.ts', ['analyse', fileOf(replayWith({ game: EVIL }))]);
  expect(await broken.ended).toBe(2);
  expect(linesOf(broken.complained)).toEqual([`There is no game ${printable(EVIL)}.`]);
  const levels = [EVIL.slice(-20), null];
  const named = Program.node('server/undertow.ts', ['analyse', fileOf(replayWith({ levels })), '--worlds', '1']);
  expect(await named.ended).toBe(0);
  expect(linesOf(named.said)).toContainEqual(expect.stringContaining(`Ada (${printable(levels[0] ?? '')})`));
});

describe('a server that means ill', () => {
  async function evilServer(): Promise<string> {
    const server = createServer((_, response) => {
      response.writeHead(403, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ code: `forbidden${EVIL}`, message: EVIL }));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  test.each([
    ['undertow bot', 'server/undertow.ts', ['bot', '--quick', 'abyss', '--url']],
    ['the player in the terminal', 'client-sdk/examples/terminal.ts', ['--server']],
  ])('cannot act on the terminal of %s', async (_, path, args) => {
    const program = Program.node(path, [...args, await evilServer()]);
    expect(await program.ended).toBe(1);
    expect(program.said).toBe('');
    expect(linesOf(program.complained)).toEqual([expect.stringContaining(printable(EVIL))]);
  });
});

test('no command writes to the terminal in another way', () => {
  const root = new URL('../../', import.meta.url);
  const named = (folder: string) =>
    readdirSync(new URL(folder, root))
      .filter((name) => /\.(ts|js)$/.test(name))
      .map((name) => `${folder}${name}`);
  const commands = [
    ...['server/verify.ts', 'server/analyse.ts', 'server/undertow.ts', 'server/terminal-log.ts'],
    ...['bots/run.ts', 'bots/network.ts', 'bots/tables.ts'],
    ...[...named('client-sdk/examples/'), ...named('client-sdk/examples/terminal/')],
  ];
  /** Nothing that comes from outside stands in these. */
  const OWN = /^(?:HELP|'\\r\\x1b\[K'|`\\r\$\{said\}|`\$\{said\}\\n`|`\$\{printableJson\()/;
  const others = commands.flatMap((path) => {
    const text = readFileSync(new URL(path, root), 'utf8');
    const writes = [...text.matchAll(/(?:std(?:out|err)\.write|console\.\w+)\((.*)/g)].map(([, what = '']) => what);
    return writes.filter((what) => !OWN.test(what)).map((what) => `${path}: ${what}`);
  });
  expect(others).toEqual([]);
});

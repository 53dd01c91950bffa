// Games made from the template: in a checkout and outside, under names that fit, and over nothing that is there.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesIn, runFile } from '@undertow/authoring/scenarios/files.ts';
import type { GameBots } from '@undertow/bots/game-bots.ts';
import { playAtRandom } from '@undertow/bots/random.ts';
import type { Value } from '@undertow/bots/thinking/value.ts';
import type { AnyMatch } from '@undertow/shared/table/any-game.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeGame, NotMade } from '../../authoring/new/make-game.ts';
import { registered } from '../../authoring/new/registry.ts';
import { temporaryFolder } from '../support/programs/folder.ts';
import { Program } from '../support/programs/program.ts';

/** What stands above it in the file. */
const BEFORE_BOTS = `import type { Bot } from '@undertow/bots/bot.ts';
import { type GameBots, gameBots } from '@undertow/bots/game-bots.ts';
import { enumerate } from '@undertow/shared/table/choice.ts';
import type { State } from '../rules/index.ts';
import type { View } from '../view.ts';

const nearest: Bot<View> = (_, { choice }) => enumerate(choice, 1, {})[0] ?? null;
`;
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** As much of a checkout as is written to. */
function checkout(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'games'));
  cpSync(join(ROOT, 'games/index.ts'), join(folder, 'games/index.ts'));
  return folder;
}

function textIn(folder: string, path: string): string {
  return readFileSync(join(folder, path), 'utf8');
}

describe('a game that is made', () => {
  test('in a checkout has a folder among the games, and a line in their registry', () => {
    const at = checkout();
    const { folder, files } = makeGame('sea-of-stars', undefined, at);
    expect(folder).toBe(join(at, 'games/sea-of-stars'));
    expect(files).toEqual(expect.arrayContaining(['index.ts', 'rules/index.ts', 'test/sea-of-stars.test.ts']));
    expect(files).not.toContain('package.json');
    expect(textIn(at, 'games/index.ts')).toContain("import { seaOfStars } from './sea-of-stars/index.ts';");
    expect(textIn(at, 'games/index.ts')).toMatch(/, seaOfStars\]\.map\(/);
  });

  test('elsewhere has a folder of its own that depends on the packages of the checkout', () => {
    const folder = join(temporaryFolder(), 'here');
    makeGame('sea-of-stars', folder);
    const { name, dependencies } = JSON.parse(textIn(folder, 'package.json'));
    expect(name).toBe('sea-of-stars');
    for (const place of Object.values<string>(dependencies)) {
      expect(existsSync(join(folder, place.replace(/^file:/, ''), 'package.json')), place).toBe(true);
    }
  });

  test('bears its own name everywhere', () => {
    const folder = join(temporaryFolder(), 'here');
    const { files } = makeGame('sea-of-stars', folder);
    const texts = files.map((file) => `${file}\n${textIn(folder, file)}`).join('\n');
    expect(texts).not.toMatch(/new.?game|CHECKOUT/i);
    for (const spelling of ["id: 'sea-of-stars'", 'const seaOfStars:', 'SeaOfStarsView', "name: 'Sea of Stars'"]) {
      expect(texts).toContain(spelling);
    }
  });
});

/** Within the checkout, where its packages are found. */
function madeGame(): string {
  mkdirSync(join(ROOT, 'data'), { recursive: true });
  const parent = mkdtempSync(join(ROOT, 'data/made-game-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  return makeGame('sea-of-stars', join(parent, 'here')).folder;
}

describe('its scenarios', () => {
  test('run in a folder of its own, and are tests there', async () => {
    const folder = madeGame();
    const files = filesIn(join(folder, 'test/scenarios'));
    expect(await Promise.all(files.map((file) => runFile(file)))).toEqual([
      [
        { id: 'the-same-number', failure: undefined },
        { id: 'another-number', failure: undefined },
      ],
    ]);
    expect(existsSync(join(folder, 'test/scenarios.test.ts'))).toBe(true);
  });

  test('are shown in the document as they are', () => {
    const [, example = ''] = /```json\n(\{.*?\n\})\n```/s.exec(textIn(ROOT, 'docs/your-own-game.md')) ?? [];
    const [first] = JSON.parse(textIn(madeGame(), 'test/scenarios/rules.json'));
    const { rules: _, ...shown } = first;
    expect(JSON.parse(example)).toEqual(shown);
  });
});

describe('what the document shows of bots', () => {
  const [, example = ''] = /```ts\n(import \{ shareOf.*?)\n```/s.exec(textIn(ROOT, 'docs/your-own-game.md')) ?? [];

  function withBots(): string {
    const folder = madeGame();
    mkdirSync(join(folder, 'bots'));
    writeFileSync(join(folder, 'bots/index.ts'), `${BEFORE_BOTS}${example}\n`);
    return folder;
  }

  test('compiles in a game that was made', async () => {
    const folder = withBots();
    const config = { extends: join(ROOT, 'tsconfig.json'), include: [join(folder, '**/*.ts')], exclude: [] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const compiler = new Program(join(ROOT, 'node_modules/.bin/tsc'), ['-p', folder]);
    expect([await compiler.ended, compiler.said]).toEqual([0, '']);
  });

  test('judges each position of a match by chances that are one together', async () => {
    const folder = withBots();
    const { rules } = await import(join(folder, 'rules/index.ts'));
    const { bots } = (await import(join(folder, 'bots/index.ts'))) as { readonly bots: GameBots };
    const match: AnyMatch = Match.start(rules, {}, 3, 'fast:1');
    const value = bots.mind?.value as Value;
    const judged = () => [0, 1, 2].map((seat) => value.of(match, seat, 3));
    for (const _ of playAtRandom(match, 3, 'fast:1')) {
      expect(judged().reduce((sum, one) => sum + one)).toBeCloseTo(1);
    }
  });
});

test('the rules of a game that is made have some sixty lines', () => {
  const lines = textIn(ROOT, 'authoring/new/template/rules/index.ts')
    .split('\n')
    .filter((line) => line.trim() !== '');
  expect(lines.length).toBeLessThan(66);
});

describe('no game is made', () => {
  test.for(['Sea', 'sea_of', 'sea--of', '-sea', '3-seas', 'sea.', '../sea', '', 'a'.repeat(41)])(
    'under a name that is none: %j',
    (name) => {
      expect(() => makeGame(name, join(temporaryFolder(), 'here'))).toThrow(NotMade);
    },
  );

  test.for(['abyss', 'class', 'rules', 'games'])('under a name that is taken: %s', (name) => {
    expect(() => makeGame(name, join(temporaryFolder(), 'here'))).toThrow(NotMade);
  });

  test('where something is already, and then nothing is changed', () => {
    const at = checkout();
    mkdirSync(join(at, 'games/sea'));
    writeFileSync(join(at, 'games/sea/mine.txt'), 'mine');
    const before = textIn(at, 'games/index.ts');
    expect(() => makeGame('sea', undefined, at)).toThrow('nothing is written over it');
    expect([readdirSync(join(at, 'games/sea')), textIn(at, 'games/index.ts')]).toEqual([['mine.txt'], before]);
  });

  test('where the registry has another form', () => {
    const at = checkout();
    writeFileSync(join(at, 'games/index.ts'), 'export const games = new Map();\n');
    expect(() => makeGame('sea', undefined, at)).toThrow('another form');
    expect(existsSync(join(at, 'games/sea'))).toBe(false);
  });
});

test('a game is added to a registry of any length', () => {
  const text =
    "import { a } from './a/index.ts';\nimport type { G } from './g.ts';\n\nnew Map(\n  [\n    a,\n  ].map((g) => g));\n";
  expect(registered(text, 'b-c', 'bC')).toBe(
    "import { a } from './a/index.ts';\nimport { bC } from './b-c/index.ts';\nimport type { G } from './g.ts';\n\nnew Map(\n  [a, bC].map((g) => g));\n",
  );
});

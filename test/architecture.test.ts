// The rules of the code, as far as a machine can check them: which folders may import which, and what no file may contain.
import { describe, expect, test } from 'vitest';
import { ANY_GAME, EXPANSIONS, GAMES, gamesNamed } from './support/games-in-files.ts';
import { components, importsOf, pages, type SourceFile, sourceFiles } from './support/source-files.ts';

const files = sourceFiles();
const shared = files.filter(({ path }) => path.startsWith('shared/'));

/** The files within a folder. */
function within(folder: string): SourceFile[] {
  return files.filter(({ path }) => path.startsWith(`${folder}/`));
}

/** Each import that is not allowed, as `file -> import`. */
function strayImports<File extends Pick<SourceFile, 'path' | 'imports'>>(
  from: readonly File[],
  isAllowed: (name: string, file: File) => boolean,
): string[] {
  return from.flatMap((file) =>
    file.imports.filter((name) => !isAllowed(name, file)).map((name) => `${file.path} -> ${name}`),
  );
}

/** Where the pattern is found: file and line. */
function found(within: readonly SourceFile[], pattern: RegExp, part: 'code' | 'text' = 'code'): string[] {
  return within.flatMap((file) =>
    file[part].split('\n').flatMap((line, i) => (pattern.test(line) ? [`${file.path}:${i + 1}: ${line.trim()}`] : [])),
  );
}

/** The files that import each other in a circle, and those on the way from one circle to another. */
function inCircles(files: readonly Pick<SourceFile, 'path' | 'imports'>[]): string[] {
  const paths = new Set(files.map(({ path }) => path));
  const imported = new Set(files.flatMap(({ imports }) => imports));
  const left = files.filter(({ path, imports }) => imported.has(path) && imports.some((name) => paths.has(name)));
  return left.length < files.length ? inCircles(left) : [...paths];
}

/** The folders of a game's page, each with those that its files import. What lies beside them puts them together. */
function foldersOf(game: string): Pick<SourceFile, 'path' | 'imports'>[] {
  const home = `web/src/${game}/`;
  const folderOf = (path: string) =>
    path.startsWith(home) ? /^([\w-]+)\//.exec(path.slice(home.length))?.[1] : undefined;
  const imports = new Map<string, Set<string>>();
  for (const file of [...within(`web/src/${game}`), ...components()]) {
    const folder = folderOf(file.path);
    if (folder === undefined) continue;
    const others = file.imports.map(folderOf).filter((name) => name !== undefined && name !== folder);
    imports.set(folder, new Set([...(imports.get(folder) ?? []), ...(others as string[])]));
  }
  return [...imports].map(([path, others]) => ({ path, imports: [...others] }));
}

describe('imports', () => {
  test('are found in whatever way they are written', () => {
    const text = `import { a } from './a.ts';
      import type { B } from '../b.ts';
      import * as c from 'c';
      import {
        d,
        type D,
      } from "d/d.js";
      export { e } from './e.ts';
      export * from './f.ts';
      import './g.ts';
      const h = await import('node:h');
      // import { i } from './i.ts';
      const j = "import { j } from './j.ts'";`;
    expect(importsOf('shared/x/y.ts', text)).toEqual([
      'shared/x/a.ts',
      'shared/b.ts',
      'c',
      'd/d.js',
      'shared/x/e.ts',
      'shared/x/f.ts',
      'shared/x/g.ts',
      'node:h',
    ]);
  });

  test('of the kernel lead to itself and to its ciphers', () => {
    expect(within('shared/table').length).toBeGreaterThan(5);
    const stray = strayImports(within('shared/table'), (name) => /^(shared\/table\/|@noble\/)/.test(name));
    expect(stray).toEqual([]);
  });

  test('of a game lead to itself and to the kernel', () => {
    expect(GAMES.length).toBeGreaterThan(0);
    const stray = GAMES.flatMap((game) => {
      const rules = within(`shared/${game}`).filter(({ path }) => !/\/(view-)?schema\.ts$/.test(path));
      expect(rules).not.toEqual([]);
      return strayImports(rules, (name) => /^shared\/table\//.test(name) || name.startsWith(`shared/${game}/`));
    });
    expect(stray).toEqual([]);
  });

  test('lead to the schemas of Colyseus only from its rooms, its clients, and what is declared for them', () => {
    const isDeclared = /^shared\/(protocol\/room-[\w-]+|schemas|[\w-]+\/schema)\.ts$/;
    // What a server offers is handed on to its rooms.
    const others = files.filter(
      ({ path }) => !/^(server\/(rooms\/|offered\.ts$)|(client-sdk|bench|test)\/)/.test(path),
    );
    const rest = others.filter(({ path }) => !isDeclared.test(path));
    expect(strayImports(rest, (name) => name !== '@colyseus/schema' && !isDeclared.test(name))).toEqual([]);
  });

  test('that form a circle are found', () => {
    const circle = [
      { path: 'a', imports: ['b', 'x'] },
      { path: 'b', imports: ['c'] },
      { path: 'c', imports: ['b', 'd'] },
      { path: 'd', imports: [] },
    ];
    expect(inCircles(circle)).toEqual(['b', 'c']);
    expect(inCircles(circle.filter(({ path }) => path !== 'c'))).toEqual([]);
  });

  test('of what is shared and of the bots form no circle, not of types either', () => {
    expect(inCircles([...shared, ...within('bots')])).toEqual([]);
  });

  // The rooms and their sockets still know each other.
  test('of the server and of its client library form no circle, not of types either', () => {
    const others = [...within('server'), ...within('client-sdk')].filter(
      ({ path }) => !path.startsWith('server/rooms/'),
    );
    expect(inCircles(others)).toEqual([]);
  });

  test('of the folders of a game in the web client form no circle', () => {
    for (const game of GAMES.filter((name) => within(`web/src/${name}`).length > 0)) {
      const folders = foldersOf(game);
      expect(folders.length).toBeGreaterThan(10);
      // The words of English are the type of those in other languages, by way of what says them.
      const others = folders.filter(({ path }) => path !== 'languages');
      expect(inCircles(others), game).toEqual([]);
    }
  });

  test('of everything shared stay within it, and never reach for the system', () => {
    const stray = strayImports(
      shared,
      (name) => !/^(node:|(bots|demo|test|bench|server|web|client-sdk|scripts)\/)/.test(name),
    );
    expect(stray).toEqual([]);
  });

  test('name an expansion only within it and in the index of its game', () => {
    expect(EXPANSIONS.length).toBeGreaterThan(0);
    const stray = EXPANSIONS.flatMap(({ game, expansion }) => {
      const folder = `shared/${game}/${expansion}/`;
      const others = shared.filter(({ path }) => !path.startsWith(folder) && path !== `shared/${game}/index.ts`);
      return strayImports(others, (name) => !name.startsWith(folder));
    });
    expect(stray).toEqual([]);
  });

  test('lead to the writing of the state only from verbs', () => {
    const others = files.filter(({ path }) => !/^shared\/[^/]+\/(\w+\/)?verbs(\/|\.ts$)/.test(path));
    expect(strayImports(others, (name) => !/^shared\/[^/]+\/(\w+\/)?verbs\/write\.ts$/.test(name))).toEqual([]);
  });

  test('of the bots lead to themselves and to what is shared; of programs, to the system and to a server too', () => {
    const atServers = ['kept-session', 'network', 'run', 'tables'].map((name) => `bots/${name}.ts`);
    // Commands that train bots and compare them read files, and use threads.
    const isCommand = (path: string) => /^bots\/((ladder|players|train|workers)\.ts$|training\/)/.test(path);
    const allowed = (name: string, { path }: SourceFile): boolean =>
      /^(shared|bots)\//.test(name) ||
      (atServers.includes(path) && /^(client-sdk\/|node:)/.test(name)) ||
      (isCommand(path) && name.startsWith('node:'));
    expect(strayImports(within('bots'), allowed)).toEqual([]);
  });

  test('of the client lead to itself, and to types of what is shared', () => {
    const files = within('client-sdk').filter(({ path }) => !/^client-sdk\/(build|examples)\//.test(path));
    expect(files.length).toBeGreaterThan(10);
    expect(strayImports(files, (name) => /^(client-sdk|shared)\/|^@colyseus\//.test(name))).toEqual([]);
  });

  test('of the web client lead to itself, to the client library, and of what is shared to pages, games and replays', () => {
    const files = [...within('web/src'), ...components()];
    expect(files.length).toBeGreaterThan(40);
    const allowed = new RegExp(
      `^(web/src/|client-sdk/|svelte(/|$)|shared/((table|${ANY_GAME})/|(pages|games|replay|protocol/replay)\\.ts$))`,
    );
    expect(strayImports(files, (name) => allowed.test(name))).toEqual([]);
  });

  test('of the page that comes first lead to no rules', () => {
    // The contract of a game is types; the registry fetches all of a game but what the lobby shows of it.
    const first = [...within('web/src'), ...components()].filter(({ path }) =>
      /^web\/src\/((app|ui|lobby|people|pages|languages)\/|(?!games?\.ts$)[^/]+$|[^/]+\/lobby\.ts$)/.test(path),
    );
    expect(first.length).toBeGreaterThan(30);
    const rules = new RegExp(`^shared/(?!pages\\.ts$)|^web/src/${ANY_GAME}/`);
    expect(strayImports(first, (name) => !rules.test(name))).toEqual([]);
  });

  test('of live matches and of tables lead to no door', () => {
    const doors = /^server\/(gateway|rooms|http|doors)\//;
    expect(within('server/host').length).toBeGreaterThan(10);
    const inside = [...within('server/host'), ...within('server/lobby')];
    expect(strayImports(inside, (name) => !doors.test(name))).toEqual([]);
  });

  test('never join the server and its clients', () => {
    const clients = [...within('client-sdk'), ...within('web'), ...components()];
    expect(strayImports(clients, (name) => !name.startsWith('server'))).toEqual([]);
    expect(strayImports(within('server'), (name) => !/^(client-sdk|web)/.test(name))).toEqual([]);
  });

  test('of what runs never lead into the tests', () => {
    const running = files.filter(({ path }) => !path.startsWith('test/'));
    expect(strayImports(running, (name) => !/^(test\/|vitest|fast-check)/.test(name))).toEqual([]);
  });
});

describe('files', () => {
  test('name a game only in its folder and in the registries', () => {
    const homes = /^(server|client-sdk|web|bots|shared|demo|bench|scripts)\//;
    const inside = [...files, ...pages()].filter(({ path }) => homes.test(path));
    expect(inside.length).toBeGreaterThan(400);
    expect(gamesNamed(inside)).toEqual([]);
  });

  test('that name a game are found, however they write it', () => {
    const [{ game, expansion }] = EXPANSIONS as [(typeof EXPANSIONS)[number]];
    const capital = game.charAt(0).toUpperCase() + game.slice(1);
    const texts = [
      `// Of ${capital}.`,
      `{ game: '${game}' }`,
      `type ${capital}View`,
      `const a${capital} = 1`,
      expansion,
    ];
    const named = texts.map((text, i) => ({ path: `server/${i}.ts`, text: `\n${text}` }));
    expect(gamesNamed(named)).toEqual(texts.map((_, i) => `server/${i}.ts:2`));
    const homes = ['web/src/PLACE/a.ts', 'bots/PLACE/a.ts', 'client-sdk/PLACE.ts', 'shared/PLACE/a.ts', 'bots/bots.ts'];
    const placed = (place: string) => homes.map((path) => ({ path: path.replace('PLACE', place), text: game }));
    expect(gamesNamed(placed(game))).toEqual([]);
    expect(gamesNamed(placed('lobby'))).toHaveLength(homes.length - 1);
  });

  test('that are shared know no clock, no chance, no network and no process', () => {
    const globals =
      /(?<![.\w$])(Date|Math\.random|setTimeout|setInterval|setImmediate|queueMicrotask|process|console|fetch|performance|crypto|globalThis|WebSocket)\b(?!\??:)/;
    expect(found(shared, globals)).toEqual([]);
  });

  test('that are not of the store hold no SQL', () => {
    const others = within('server').filter(({ path }) => !path.startsWith('server/store/'));
    const found = others.filter(({ text }) => /['`]\s*(select|insert into|update|delete from) \w/i.test(text));
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  test('have at most 300 lines, but for tables of cards and the words of a language', () => {
    const isTable = /^shared\/[^/]+\/cards\/|^web\/src\/(\w[\w-]*\/)?languages\//;
    const long = files
      .filter(({ path }) => !isTable.test(path))
      .map(({ path, text }) => `${path}: ${text.split('\n').length - 1}`)
      .filter((entry) => Number(entry.split(': ')[1]) > 300);
    expect(long).toEqual([]);
  });

  test('begin with a comment that says in sentences what they are', () => {
    const beginnings = files.map(({ path, text }) => `${path}: ${/^(\/\/ .*\n)*/.exec(text)?.[0].trim()}`);
    expect(beginnings.filter((comment) => !/: \/\/ [A-Z\d`][\s\S]*[.:?!]$/.test(comment))).toEqual([]);
  });

  test('are named in kebab-case, after one thing each', () => {
    const names = files.map(({ path }) => path);
    expect(names.filter((path) => !/^[a-z\d/.-]+\.tsx?$/.test(path))).toEqual([]);
    expect(names.filter((path) => /(^|\/)(utils?|helpers?|common|manager|handler)(\.|\/|s\.)/.test(path))).toEqual([]);
  });

  test('give every value a type', () => {
    expect(found(files, /(?::|\bas|<|[(,|&]|=>)\s*any\b(?!\w*\s*[(:])/)).toEqual([]);
  });

  test('export by name', () => {
    // Tools want their configuration as it is.
    const others = files.filter(({ path }) => !path.endsWith('.config.ts'));
    expect(found(others, /\bexport\s+default\b/)).toEqual([]);
  });

  test('leave nothing to be done, and no test out', () => {
    const others = files.filter(({ path }) => path !== 'test/architecture.test.ts');
    expect(found(others, /\b(TODO|FIXME|XXX)\b/, 'text')).toEqual([]);
    expect(found(within('test'), /\b(test|it|describe)\.(skip|only|todo|fails)\b/)).toEqual([]);
  });
});

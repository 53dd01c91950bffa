// The rules of the code, as far as a machine can check them: which folders may import which.
import { describe, expect, test } from 'vitest';
import {
  files,
  foldersOf,
  found,
  inCircles,
  isTest,
  shared,
  strayImports,
  within,
} from './support/code/architecture.ts';
import { EXPANSIONS, GAMES } from './support/code/games-in-files.ts';
import { components, importsOf, pages, type SourceFile } from './support/code/source-files.ts';

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
      later(import('./i.ts'));
      // import { j } from './j.ts';
      const k = "import { k } from './k.ts'";`;
    expect(importsOf('shared/x/y.ts', text)).toEqual([
      'shared/x/a.ts',
      'shared/b.ts',
      'c',
      'd/d.js',
      'shared/x/e.ts',
      'shared/x/f.ts',
      'shared/x/g.ts',
      'node:h',
      'shared/x/i.ts',
    ]);
  });

  test('of the kernel lead to itself and to its ciphers', () => {
    expect(within('shared/table').length).toBeGreaterThan(5);
    const stray = strayImports(within('shared/table'), (name) => /^(shared\/table\/|@noble\/)/.test(name));
    expect(stray).toEqual([]);
  });

  test('of words lead to themselves and to the kernel', () => {
    expect(within('shared/words').length).toBeGreaterThan(5);
    const stray = strayImports(within('shared/words'), (name) => /^shared\/(words|table)\//.test(name));
    expect(stray).toEqual([]);
  });

  test('of the rules of a game lead to its view and to the kernel', () => {
    expect(GAMES.length).toBeGreaterThan(0);
    const stray = GAMES.flatMap((game) => {
      const rules = within(`games/${game}/rules`);
      expect(rules).not.toEqual([]);
      const own = new RegExp(`^games/${game}/(rules/|view\\.ts$)`);
      return strayImports(rules, (name) => name.startsWith('shared/table/') || own.test(name));
    });
    expect(stray).toEqual([]);
  });

  test('of the words of a language are of types alone: they are fetched when it is chosen', () => {
    const parts = [...within('shared'), ...within('games'), ...pages()].filter(({ path }) => !isTest(path));
    expect(found(parts, /^(?!.*\b(import|export) type ).* from '(\.\.?\/)+(words\/)?languages\//, 'text')).toEqual([]);
  });

  test('of a view lead to rules, and to what any view is declared with; and to the view, of types alone', () => {
    const views = GAMES.map((game) => `games/${game}/view.ts`);
    const declared = files.filter(({ path }) => views.includes(path));
    expect(declared.map(({ path }) => path)).toEqual(views);
    const allowed = (name: string, { path }: Pick<SourceFile, 'path'>): boolean =>
      name.startsWith(path.replace('view.ts', 'rules/')) || /^(zod$|shared\/(protocol\/views|table\/))/.test(name);
    expect(strayImports(declared, allowed)).toEqual([]);
    // Else a page would have to load what only a server needs.
    const parts = [...within('games'), ...pages()].filter(({ path }) => !isTest(path));
    expect(found(parts, /^(?!.*\b(import|export) type ).* from '(\.\.?\/)+view\.ts'/, 'text')).toEqual([]);
  });

  test('of a part of a game lead to its rules, words and view, to the part, and to what any game has of that kind', () => {
    const kinds: Readonly<Record<string, RegExp>> = {
      bots: /^(bots\/|shared\/protocol\/analysis\.ts$)/,
      page: /^(web\/src|client-sdk|svelte|shared\/(words|pages|replay|protocol\/replay))(\/|\.ts$|$)/,
      terminal: /^(demo|client-sdk|shared\/words)\//,
      words: /^shared\/words\//,
    };
    const seen = new Map<string, number>();
    const stray = GAMES.flatMap((game) =>
      Object.entries(kinds).flatMap(([part, kind]) => {
        const home = `games/${game}/${part}`;
        const files = [...within(home), ...components().filter(({ path }) => path.startsWith(`${home}/`))];
        seen.set(part, (seen.get(part) ?? 0) + files.length);
        const own = new RegExp(`^games/${game}/((rules|words|${part})/|(client|view)\\.ts$)`);
        return strayImports(files, (name) => name.startsWith('shared/table/') || own.test(name) || kind.test(name));
      }),
    );
    expect([...seen.values()].every((files) => files > 3)).toBe(true);
    expect(stray).toEqual([]);
  });

  test('of all but games lead to no game but by way of the registry', () => {
    const inside = ['shared', 'server', 'client-sdk', 'bots', 'authoring', 'demo']
      .flatMap(within)
      .filter(({ path }) => !path.startsWith('client-sdk/examples/'));
    const registry = /^games\/[\w-]+\.ts$/;
    expect(strayImports(inside, (name) => !name.startsWith('games/') || registry.test(name))).toEqual([]);
  });

  test('lead to the schemas of Colyseus only from its rooms and its clients, and from no game', () => {
    const isDeclared = /^shared\/protocol\/room-[\w-]+\.ts$/;
    const others = files.filter(({ path }) => !/^(server\/rooms|client-sdk|bench|test)\//.test(path));
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

  test('of what is shared, of the bots and of games form no circle, not of types either', () => {
    const games = within('games').filter(({ path }) => !isTest(path));
    expect(inCircles([...shared, ...within('bots'), ...games])).toEqual([]);
  });

  test('of the web client and of the pages of games form no circle, not of types either', () => {
    const pages = [...within('web/src'), ...within('games'), ...components()].filter(({ path }) => !isTest(path));
    expect(pages.length).toBeGreaterThan(500);
    expect(inCircles(pages)).toEqual([]);
  });

  test('of the server and of its client library form no circle, not of types either', () => {
    expect(inCircles([...within('server'), ...within('client-sdk')])).toEqual([]);
  });

  test('of the folders of a game in the web client form no circle', () => {
    const pages = GAMES.map((game) => ({ game, folders: foldersOf(game) }));
    expect(Math.max(...pages.map(({ folders }) => folders.length))).toBeGreaterThan(10);
    for (const { game, folders } of pages) {
      expect(inCircles(folders), game).toEqual([]);
    }
  });

  test('of everything shared stay within it, and never reach for the system', () => {
    const stray = strayImports(
      shared,
      (name) => !/^(node:|(bots|demo|games|test|bench|server|web|client-sdk|scripts)\/)/.test(name),
    );
    expect(stray).toEqual([]);
  });

  test('name an expansion only within it and in the index of its game', () => {
    expect(EXPANSIONS.length).toBeGreaterThan(0);
    const stray = EXPANSIONS.flatMap(({ game, expansion }) => {
      const folder = `games/${game}/rules/${expansion}/`;
      const index = `games/${game}/rules/index.ts`;
      const others = within(`games/${game}/rules`).filter(({ path }) => !path.startsWith(folder) && path !== index);
      return strayImports(others, (name) => !name.startsWith(folder));
    });
    expect(stray).toEqual([]);
  });

  test('lead to the writing of the state only from verbs', () => {
    const others = files.filter(({ path }) => !/^games\/[^/]+\/rules\/(\w+\/)?verbs(\/|\.ts$)/.test(path));
    expect(strayImports(others, (name) => !/^games\/[^/]+\/rules\/(\w+\/)?verbs\/write\.ts$/.test(name))).toEqual([]);
  });

  test('of the bots lead to themselves and to what is shared; of programs, to the system and to a server too', () => {
    const atServers = ['kept-session', 'network', 'run', 'tables'].map((name) => `bots/${name}.ts`);
    // Commands read their arguments; those that train bots and compare them read files, and use threads.
    const isCommand = (path: string) => /^bots\/((arguments|ladder|players|train|workers)\.ts$|training\/)/.test(path);
    const allowed = (name: string, { path }: SourceFile): boolean =>
      /^(shared|bots|games)\//.test(name) ||
      (atServers.includes(path) && /^(client-sdk\/|node:)/.test(name)) ||
      (isCommand(path) && name.startsWith('node:'));
    expect(strayImports(within('bots'), allowed)).toEqual([]);
  });

  test('of the client lead to itself, and to types of what is shared', () => {
    const files = within('client-sdk').filter(({ path }) => !/^client-sdk\/(build|examples)\//.test(path));
    expect(files.length).toBeGreaterThan(10);
    expect(strayImports(files, (name) => /^(client-sdk|shared)\/|^@colyseus\//.test(name))).toEqual([]);
  });

  test('of the web client lead to itself, to the client library, and of what is shared to pages, games, words and replays', () => {
    const files = [...within('web/src'), ...components().filter(({ path }) => path.startsWith('web/'))];
    expect(files.length).toBeGreaterThan(40);
    const allowed =
      /^(web\/src\/|client-sdk\/|svelte(\/|$)|shared\/((table|words)\/|(pages|replay|protocol\/replay)\.ts$))/;
    // It begins with the games that it is given.
    const isGivenGames = (name: string, { path }: { path: string }): boolean =>
      path === 'web/src/main.ts' && /^games\/(pages|folders|plain-page)\.ts$/.test(name);
    // The window of authors is told of a match by its own server.
    const isOfWindow = (name: string, { path }: { path: string }): boolean =>
      path.startsWith('web/src/dev/') && /^(authoring\/dev\/wire\.ts|games\/folders\.ts|zod)$/.test(name);
    const may = (name: string, file: { path: string }): boolean =>
      allowed.test(name) || isGivenGames(name, file) || isOfWindow(name, file);
    expect(strayImports(files, may)).toEqual([]);
  });

  test('of the web client lead downwards: from a board to its match, to pieces of any page, to the browser, to words', () => {
    const layers = ['words', 'browser', 'ui', 'match', 'table/kit'];
    const files = [...within('web/src'), ...components()];
    const stray = layers.flatMap((layer, i) => {
      const inLayer = files.filter(({ path }) => path.startsWith(`web/src/${layer}/`));
      expect(inLayer.length).toBeGreaterThan(5);
      const below = layers.slice(0, i + 1).map((name) => `web/src/${name}/`);
      // Who plays for the house is a contract, and the words of the interface are what English says.
      const isFree = (name: string) =>
        !name.startsWith('web/') || /^web\/src\/(rivals|languages\/(later\/)?en)\.ts$/.test(name);
      return strayImports(inLayer, (name) => isFree(name) || below.some((folder) => name.startsWith(folder)));
    });
    expect(stray).toEqual([]);
  });

  test('of tables and of the lobby do not cross', () => {
    const files = [...within('web/src'), ...components()];
    const crossing = (from: string, to: string) =>
      strayImports(
        files.filter(({ path }) => path.startsWith(`web/src/${from}/`)),
        (name) => !name.startsWith(`web/src/${to}/`),
      );
    expect([...crossing('table', 'lobby'), ...crossing('lobby', 'table')]).toEqual([]);
  });

  test('of the page that comes first lead to no rules', () => {
    // The contract of a game is types; the registry fetches all of a game but what the lobby shows of it.
    const isFirst =
      /^(web\/src\/((app|browser|ui|lobby|people|pages|languages)\/|(?!game\.ts$)[^/]+$)|games\/([^/]+\/page\/lobby|pages)\.ts$)/;
    const first = [...within('web/src'), ...within('games'), ...components()].filter(({ path }) => isFirst.test(path));
    expect(first.length).toBeGreaterThan(30);
    // What the lobby does not show of a game is fetched by its entry.
    const later = /^shared\/(?!pages\.ts$|words\/)|^games\/[^/]+\/(?!page\/(entry|lobby)\.ts$)/;
    expect(strayImports(first, (name) => !later.test(name))).toEqual([]);
  });

  test('of the tools for authors lead to bots, games and what is shared; they are known to the command alone', () => {
    const tools = within('authoring').filter(({ path }) => !isTest(path));
    // What an author sees runs on a server, and whether a view can be told in rooms is judged by these.
    const allowed = (name: string, { path }: SourceFile): boolean =>
      /^(authoring|shared|bots|games|node:|zod$|server\/rooms\/table-class\.ts$)/.test(name) ||
      (path.startsWith('authoring/dev/') && name.startsWith('server/'));
    expect(strayImports(tools, allowed)).toEqual([]);
    const others = files.filter(({ path }) => !isTest(path) && !/^(authoring\/|server\/undertow\.ts$)/.test(path));
    // The window of authors shares the types of what it is told.
    const isOfWindow = (name: string, { path }: SourceFile) =>
      path.startsWith('web/src/dev/') && name === 'authoring/dev/wire.ts';
    expect(strayImports(others, (name, file) => !name.startsWith('authoring/') || isOfWindow(name, file))).toEqual([]);
  });

  test('of live matches and of tables lead to no door', () => {
    const doors = /^server\/(gateway|rooms|http|doors)\//;
    expect(within('server/host').length).toBeGreaterThan(10);
    const inside = [...within('server/host'), ...within('server/lobby')];
    expect(strayImports(inside, (name) => !doors.test(name))).toEqual([]);
  });

  test('never join the server and its clients', () => {
    const games = within('games').filter(({ path }) => !isTest(path));
    const clients = [...within('client-sdk'), ...within('web'), ...games, ...components()];
    expect(strayImports(clients, (name) => !name.startsWith('server'))).toEqual([]);
    expect(strayImports(within('server'), (name) => !/^(client-sdk|web)/.test(name))).toEqual([]);
  });

  test('of what runs never lead into the tests', () => {
    const running = files.filter(({ path }) => !isTest(path));
    expect(strayImports(running, (name) => !isTest(name) && !/^(vitest|fast-check)/.test(name))).toEqual([]);
  });
});

test('the application of the server names nothing before it is made', () => {
  const code = files.find(({ path }) => path === 'server/app.ts')?.code ?? '';
  const body = code.slice(code.indexOf('function openApp'));
  const made = [...body.matchAll(/^ {2}const (\w+) = /gm)].map(({ 1: name = '', index }) => ({ name, index }));
  expect(made.length).toBeGreaterThan(10);
  const early = made.filter(({ name, index }) => new RegExp(`(?<![.\\w])${name}\\b(?!:)`).test(body.slice(0, index)));
  expect(early.map(({ name }) => name)).toEqual([]);
});

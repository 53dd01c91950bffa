// The rules of the code, as far as a machine can check them: what no file may contain, and how files are named.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { files, found, isTest, shared, within } from './support/code/architecture.ts';
import { EXPANSIONS, GAMES, gamesNamed } from './support/code/games-in-files.ts';
import { pages } from './support/code/source-files.ts';

describe('files', () => {
  test('name a game only in its folder and in the registries', () => {
    const homes = /^(server|client-sdk|web|bots|shared|games|authoring|demo|bench|scripts)\//;
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
    const placed = (path: string) => gamesNamed([{ path, text: `\n${game}` }]);
    expect(placed(`games/${game}/rules/a.ts`)).toEqual([]);
    expect(placed('web/src/lobby/a.ts')).toHaveLength(1);
  });

  test('that are shared know no clock, no chance, no network and no process', () => {
    const globals =
      /(?<![.\w$])(Date|Math\.random|setTimeout|setInterval|setImmediate|queueMicrotask|process|console|fetch|performance|crypto|globalThis|WebSocket)\b(?!\??:)/;
    expect(found([...shared, ...GAMES.flatMap((game) => within(`games/${game}/rules`))], globals)).toEqual([]);
  });

  test('that are not of the store hold no SQL', () => {
    const others = within('server').filter(({ path }) => !path.startsWith('server/store/'));
    const found = others.filter(({ text }) => /['`]\s*(select|insert into|update|delete from) \w/i.test(text));
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  test('have at most 300 lines, but for tables of cards and the words of a language', () => {
    const isTable = /^games\/[^/]+\/rules\/cards\/|^(web\/src|games\/[^/]+\/words)\/languages\//;
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

  test('that a document for contributors names are there', () => {
    const paths = [...files, ...pages()].map(({ path }) => `/${path}`);
    const isThere = (name: string) => existsSync(name) || paths.some((path) => path.endsWith(`/${name}`));
    const isThereForAGame = (name: string) => GAMES.some((game) => isThere(name.replaceAll('GAME', game)));
    const missing = ['ARCHITECTURE.md', 'CONTRIBUTING.md'].flatMap((document) => {
      const named = readFileSync(document, 'utf8').match(/(?<![\w./-])[\w./-]+\.(ts|svelte|css)\b/g) ?? [];
      expect(named.length, document).toBeGreaterThan(20);
      return named.filter((name) => !isThereForAGame(name)).map((name) => `${document}: ${name}`);
    });
    expect(missing).toEqual([]);
  });

  test('give every value a type', () => {
    expect(found(files, /(?::|\bas|<|[(,|&]|=>)\s*any\b(?!\w*\s*[(:])/)).toEqual([]);
  });

  test('export by name', () => {
    // Tools want their configuration as it is.
    const others = files.filter(({ path }) => !path.endsWith('.config.ts'));
    expect(found(others, /\bexport\s+default\b/)).toEqual([]);
  });

  test('of pages name the attributes of an element', () => {
    // Svelte has code of its own for those that are spread, which would come with the first page.
    const spread = pages().filter(({ text }) => /<[a-z][\w-]*\s[^\n<]*\{\.\.\.\w/.test(text));
    expect(spread.map(({ path }) => path)).toEqual([]);
  });

  test('of styles never ask what stands anywhere in the page', () => {
    // Each change of the page would be looked through whole, for each element: it took a third of what styles cost.
    const asking = pages().filter(({ text }) => /(?:\bhtml|:root|\bbody)[^\s,{]*:has\(/.test(text));
    expect(asking.map(({ path }) => path)).toEqual([]);
  });

  test('of tests take back the routes of a page only when what handles them is done', () => {
    // Until then Playwright goes on with a request that a handler holds, and what the handler does to it fails.
    const tests = files.filter(({ path }) => isTest(path) && path !== 'test/files.test.ts');
    expect(found(tests, /\.unroute\(|\.unrouteAll\((?!\{ behavior: 'wait' \}\))/, 'text')).toEqual([]);
  });

  test('leave nothing to be done, and no test out', () => {
    const others = files.filter(({ path }) => path !== 'test/files.test.ts');
    expect(found(others, /\b(TODO|FIXME|XXX)\b/, 'text')).toEqual([]);
    expect(
      found(
        files.filter(({ path }) => isTest(path)),
        /\b(test|it|describe)\.(skip|only|todo|fails)\b/,
      ),
    ).toEqual([]);
  });
});

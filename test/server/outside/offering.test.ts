// A server with games from outside: which folders it takes, why it does not start, and a match that two clients play there.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { colyseus } from '@undertow/client-sdk/colyseus.ts';
import type { Decision, Json } from '@undertow/client-sdk/index.ts';
import { gameIn } from '@undertow/games/game-in-folder.ts';
import { foldersIn } from '@undertow/games/outside.ts';
import { THE_HOUSE } from '@undertow/server/offered.ts';
import { offerWith } from '@undertow/server/outside/offering.ts';
import type { Replay } from '@undertow/shared/protocol/replay.ts';
import { objectionTo } from '@undertow/shared/replay.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { makeGame } from '../../../authoring/new/make-game.ts';
import { copyOf, FRAIL, PATIENT } from '../../support/outside/opened.ts';
import { temporaryFolder } from '../../support/programs/folder.ts';
import { Program } from '../../support/programs/program.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const MAIN = fileURLToPath(new URL('../../../server/main.ts', import.meta.url));
const MODULES = fileURLToPath(new URL('../../../node_modules', import.meta.url));

/** A folder whose index is this. */
function folderWith(index: string): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'index.ts'), index);
  return folder;
}

const offering = (paths: string, bounds = PATIENT) => offerWith(THE_HOUSE, paths, { bounds });

describe('folders of games', () => {
  test('are named one by one, or as one folder that has them', () => {
    const many = temporaryFolder();
    for (const name of ['b', 'a', 'empty', '.hidden']) mkdirSync(join(many, name));
    for (const name of ['a', 'b', '.hidden']) writeFileSync(join(many, name, 'index.ts'), '');
    expect(foldersIn(`${FRAIL}${delimiter} ${many} ${delimiter}`)).toEqual([FRAIL, join(many, 'a'), join(many, 'b')]);
  });

  test('that are none, or have no game, are told', () => {
    const empty = temporaryFolder();
    expect(() => foldersIn(join(empty, 'nowhere'))).toThrow('There is no folder');
    expect(() => foldersIn(empty)).toThrow('neither it nor a folder in it has an index.ts');
  });
});

describe('no server starts with a folder', () => {
  test('whose index exports no game', async () => {
    await expect(offering(folderWith('export const game = 1;'))).rejects.toThrow('exports no game');
  });

  test('whose index cannot be loaded', async () => {
    await expect(offering(folderWith("throw new Error('not today');"))).rejects.toThrow(/cannot be loaded: not today/);
  });

  test('that hangs when it is loaded', async () => {
    const loading = offering(folderWith('for (;;);'), { ...PATIENT, loading: 1000 });
    await expect(loading).rejects.toThrow('was not loaded within 1000 ms');
  });

  test('whose game calls itself as another does', async () => {
    await expect(offering([FRAIL, copyOf(FRAIL)].join(delimiter))).rejects.toThrow('both call themselves frail');
    const taken = copyOf(FRAIL);
    writeFileSync(
      join(taken, 'index.ts'),
      "import { games } from '@undertow/games/index.ts';\nexport const [taken] = games.values();\n",
    );
    await expect(offering(taken)).rejects.toThrow('as a game of the house does');
  });

  test('whose view no room can be made of', async () => {
    const folder = copyOf(FRAIL);
    const path = join(folder, 'index.ts');
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace("id: 'FrailView'", "id: 'Frail'").replace("id: 'frail'", "id: 'viewless'"),
    );
    await expect(offering(folder)).rejects.toThrow('The view of viewless cannot be shown');
  });

  test('whose view cannot be loaded', async () => {
    const folder = copyOf(FRAIL);
    const path = join(folder, 'index.ts');
    const text = readFileSync(path, 'utf8').replace("id: 'frail'", "id: 'viewless'");
    writeFileSync(path, text.replace('view: async () => {', "$& await import('./nowhere.ts' as string);"));
    await expect(offering(folder)).rejects.toThrow(/^The view of viewless cannot be shown: .*nowhere\.ts/);
  });

  test('and a person is told so in a sentence', async () => {
    const environment = {
      UNDERTOW_GAMES: folderWith('export const game = 1;'),
      PORT: '0',
      DATA_DIR: temporaryFolder(),
    };
    const server = Program.node(MAIN, [], environment);
    expect(await server.ended).toBe(2);
    expect(server.complained).toMatch(/^UNDERTOW_GAMES: The index\.ts in .* exports no game/);
  });
});

const made = join(mkdtempSync(join(tmpdir(), 'undertow-test-')), 'sea-of-stars');
makeGame('sea-of-stars', made);
symlinkSync(MODULES, join(made, 'node_modules'));
const { offered, close } = await offering([made, FRAIL].join(delimiter));
const server = WholeServer.forAll({}, { offered });
afterAll(async () => {
  await close();
  rmSync(join(made, '..'), { recursive: true });
});

describe('a game that was just made, in a folder of its own', () => {
  test('stands in the lobby with its bots, and in the descriptions', async () => {
    const games = await server().client().ask<{ id: string; name: string }[]>({ method: 'GET', path: '/api/games' });
    expect(games).toContainEqual(expect.objectContaining({ id: 'sea-of-stars', name: 'Sea of Stars' }));
    const described = await server().client().ask<string[]>({ method: 'GET', path: '/api/schemas' });
    expect(described).toContain('SeaOfStarsView');
  });

  test('is played by two clients over the JSON door to its end, and neither sees the hand of the other', async () => {
    const [ada, ben] = await Promise.all([server().guest(), server().guest()]);
    const visit = await ada.create({ game: 'sea-of-stars', seats: 2, time: 'none' });
    const other = await ben.join(visit.id);
    await Promise.all([visit.ready(), other.ready()]);
    const endings = await Promise.all([visit, other].map((one) => one.play(firstOption)));
    expect(endings[0]?.ranking?.flat().toSorted()).toEqual([0, 1]);
    expect(endings[1]).toEqual(endings[0]);
    expect(server().complaints).toEqual([]);
  });

  test('is played against bots through Colyseus, and its replay is what was promised', async () => {
    const client = await server().guest({ link: colyseus() });
    const visit = await client.create({ game: 'sea-of-stars', seats: 3, time: 'none', bots: true });
    await visit.ready();
    expect((await visit.play(firstOption))?.ranking).not.toBeNull();
    await visit.until(() => visit.table.status === 'ended');
    const replay = await client.ask<Replay>({ method: 'GET', path: `/api/matches/${visit.id}/replay` });
    expect([replay.ending, objectionTo((await gameIn(made)).game, replay)]).toEqual(['played', undefined]);
    expect(await visit.history()).not.toEqual([]);
    expect(server().complaints).toEqual([]);
  });
});

test('a game that loops for ever ends its match, whose players are told, and the server goes on', async () => {
  const client = await server().guest();
  const visit = await client.create({ game: 'frail', seats: 2, time: 'none', bots: true });
  await visit.ready();
  await visit.until(() => visit.decision !== null);
  await expect(visit.answer('loops')).rejects.toMatchObject({ code: 'internal' });
  await visit.until(() => visit.table.status === 'abandoned');
  expect(visit.ending).toMatchObject({ ranking: null, broken: true });
  expect(server().complaints.splice(0)).toEqual([expect.stringContaining('a game from outside broke down')]);
  const next = await client.create({ game: 'frail', seats: 2, time: 'none', bots: true });
  await next.ready();
  expect((await next.play(() => 'whole'))?.ranking).toEqual([[0], [1]]);
});

function firstOption({ choice }: Decision, view: Json, { seat }: { readonly seat: number | null }): Json {
  const { seats } = view as { readonly seats: readonly object[] };
  expect(seats.map((one) => 'hand' in one)).toEqual(seats.map((_, at) => at === seat));
  return 'options' in choice ? (choice.options[0] ?? null) : null;
}

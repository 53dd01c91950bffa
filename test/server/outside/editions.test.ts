// A game from outside whose files change while a match sleeps: the match keeps to those that it began with, or says what it lost.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editionOf } from '@undertow/server/outside/edition.ts';
import { expect, test } from 'vitest';
import { follow, hosting } from '../../support/host/hosting.ts';
import { copyOf, FRAIL, known, opened, SOUND } from '../../support/outside/opened.ts';
import { refusalOf } from '../../support/server/accounts.ts';

const GAME = { game: 'new-game', seats: 2, options: {} };
const RULES = 'rules/index.ts';

function change(folder: string, from: string, to: string): void {
  const path = join(folder, RULES);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

/** Answers so often with what the clock would give. */
async function play(
  match: Awaited<ReturnType<Awaited<ReturnType<typeof hosting>>['match']>>,
  times: number,
): Promise<void> {
  for (let i = 0; i < times; i++) {
    const { asked, version } = match.status;
    const seat = asked[0] ?? 0;
    const player = await follow(match, seat);
    const { choice } = player.decision ?? {};
    await match.answer(seat, version, choice && 'options' in choice ? (choice.options[0] ?? null) : null);
  }
}

test('The edition changes with the rules, and not with words, tests and what is told of it', () => {
  const folder = copyOf(SOUND);
  const before = editionOf(folder);
  for (const path of ['words/en.ts', 'README.md', 'test/new-game.test.ts']) appendFileSync(join(folder, path), '\n');
  expect(editionOf(folder)).toBe(before);
  appendFileSync(join(folder, RULES), '\n');
  expect(editionOf(folder)).not.toBe(before);
});

test('By the same files a match goes on where it stood', async () => {
  const folder = copyOf(SOUND);
  const app = await hosting(known(await opened(folder)));
  await play(await app.begin(GAME), 3);
  const view = (await follow(await app.match(), 0)).view;
  await app.host.close();
  const other = await app.again(known(await opened(folder)));
  expect((await follow(await other.match(), 0)).view).toEqual(view);
  expect(other.problems()).toEqual([]);
});

test('By other files a match goes on from its last rest point, and that is told, though the number of the rules is the same', async () => {
  const folder = copyOf(SOUND);
  const first = await opened(folder);
  const app = await hosting(known(first));
  const match = await app.begin(GAME);
  await play(match, 3);
  const { record } = match;
  expect(record.settings.edition).toBe(first.game.edition);
  const view = (await follow(match, 0)).view;
  await app.host.close();
  change(folder, 'const HAND = 6;', 'const HAND = 6;\n// Changed.');
  const other = await app.again(known(await opened(folder)));
  const carried = await other.match();
  expect(other.reports.filter(({ problem }) => problem.startsWith('the rules have changed'))).toMatchObject([
    { match: 'deep', details: { lost: 0 } },
  ]);
  expect((await follow(carried, 0)).view).toEqual(view);
  await play(carried, 1);
  // It rests by the new ones, and is carried over once.
  await other.host.close();
  const third = await other.again(known(await opened(folder)));
  await play(await third.match(), 1);
  expect(third.problems()).toEqual([]);
});

test('A match that never came to rest on the disk cannot go on by other files, but can be ended', async () => {
  const folder = copyOf(SOUND);
  const app = await hosting(known(await opened(folder)));
  await app.begin(GAME);
  change(folder, 'const HAND = 6', 'const HAND = 5');
  const other = await app.again(known(await opened(folder)));
  expect(other.problems()).toContain('the match could not be woken');
  await expect(other.host.open('deep')).rejects.toThrow('it was played by');
  await other.host.abandon('deep');
  expect(other.ended).toEqual([null]);
});

test('Where the files change while the server runs, a thread that has died is not replaced by one of other rules', async () => {
  const folder = copyOf(FRAIL);
  const app = await hosting(known(await opened(folder)));
  const match = await app.begin({ game: 'frail', seats: 2 });
  await match.answer(0, match.status.version, 'whole');
  appendFileSync(join(folder, 'index.ts'), '\n');
  const other = await app.begin({ id: 'other', game: 'frail', seats: 2 });
  expect(await refusalOf(other.answer(0, other.status.version, 'loops'))).toBe('internal');
  expect(await refusalOf(match.answer(1, match.status.version, 'whole'))).toBe('unavailable');
  expect([match.hasEnded, app.archive.kept('deep').entries.length]).toEqual([false, 1]);
});

// `undertow check`, as an author runs it: its report, its files, its exit code, and that it comes to an end whatever the rules do.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FailedMatch } from '@undertow/authoring/check/failure-file.ts';
import type { Report } from '@undertow/authoring/check/report.ts';
import { readCourse } from '@undertow/authoring/dev/course-file.ts';
import { Workshop } from '@undertow/authoring/dev/workshop.ts';
import { homeOf } from '@undertow/authoring/game-folder-at.ts';
import { games } from '@undertow/games/index.ts';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../support/programs/folder.ts';
import { Program } from '../../support/programs/program.ts';

const MISTAKES = fileURLToPath(new URL('./games', import.meta.url));

function check(...args: readonly string[]): Program {
  // A busy machine takes its time over a few games.
  return Program.node('server/undertow.ts', ['check', ...args, '--seconds', '3000']);
}

test.for([...games.keys(), 'prizes'])('nothing is found in a few games of %s', async (name) => {
  const program = check(name, '--games', '2', '--patience', '300', '--into', temporaryFolder());
  expect([await program.ended, program.complained]).toEqual([0, '']);
  expect(program.said).toMatch(/^All 2 games went well {3}.*, seeds 1 to 2, /);
});

/** A game with a mistake: its report, and the file of the match that fails. */
async function failing(name: string, property: string, ...args: readonly string[]) {
  const into = temporaryFolder();
  const program = check(`${MISTAKES}/${name}`, '--json', '--games', '12', '--into', into, ...args);
  expect([await program.ended, program.complained]).toEqual([1, '']);
  const report = JSON.parse(program.said) as Report;
  const failure = report.failures.find((one) => one.property === property);
  if (!failure?.file) throw new Error(`${property} is not among ${JSON.stringify(report.failures)}`);
  const match = JSON.parse(readFileSync(`${into}/${failure.file}`, 'utf8')) as FailedMatch;
  expect(failure.file).toBe(`${name}-${property}-${failure.seed}.match.json`);
  expect(match).toMatchObject({ game: name, rules: 1, seed: `fast:${failure.seed}`, answers: failure.answers });
  expect(match.failure).toEqual({ property, sentence: failure.sentence, at: failure.answers.length });
  return { report, failure, path: `${into}/${failure.file}` };
}

/** As `undertow dev GAME --match FILE` begins. */
async function openedInWindow(name: string, path: string) {
  const parts = { home: homeOf(`${MISTAKES}/${name}`), patience: 600_000 };
  const { course, origin } = readCourse(path, name);
  const workshop = new Workshop(parts, course, origin);
  await workshop.open();
  await workshop.close();
  return workshop.state;
}

test.for([
  ['leaking-hand', 'own'],
  ['without-an-answer', 'asks'],
  ['order-of-a-set', 'order'],
] as const)(
  'the game %s fails, with a file of the match that does, and that opens in the window of authors',
  async ([name, property]) => {
    const { report, failure, path } = await failing(name, property);
    expect(report.failed).toBe(true);
    const { steps, game, origin } = await openedInWindow(name, path);
    expect(origin).toEqual({ rules: 1, failure: { sentence: failure.sentence, at: failure.answers.length } });
    expect(game?.id).toBe(name);
    expect(steps.map(({ seat, answer }) => ({ seat, answer }))).toEqual(failure.answers);
  },
);

test('the window of authors takes no match of another game', async () => {
  const { path } = await failing('leaking-hand', 'own');
  const program = Program.node('server/undertow.ts', ['dev', 'prizes', '--match', path]);
  expect(await program.ended).toBe(2);
  expect(program.complained).toContain('is a match of leaking-hand, not of prizes.');
});

test('of rules that never come back it is told after which answer, and where they are', async () => {
  const { report, failure } = await failing('looping', 'loops', '--patience', '4');
  expect(failure.sentence).toMatch(
    /^The rules do not come back after answer \d+, "[a-z]+-\d" of seat \d: they are in `nextHigher`, index\.ts:6/,
  );
  expect(failure.lines[0]).toMatchObject({ place: 'index.ts:6', rule: 'nextHigher' });
  expect(report.stopped).toMatch(/^It was stopped there, after \d+ of 12 games\.$/);
});

test('a game that goes otherwise in another process fails', async () => {
  const { failure } = await failing('by-the-process', 'process');
  expect(failure.sentence).toBe('In another process, the same seed and the same answers make another game.');
});

test('a view that no server can show fails, and it is said what to write instead', async () => {
  const program = check(`${MISTAKES}/optional-field`, '--games', '2', '--into', temporaryFolder());
  expect([await program.ended, program.complained]).toEqual([1, '']);
  expect(program.said).toMatch(/^It fails {3}/);
  expect(program.said).toContain(
    '  No server can show the view: view.last cannot be told in a room: write `.exactOptional()` in the place of `.optional()`',
  );
});

test('without a game there is nothing to be tried', async () => {
  const program = check('no-such-game');
  expect(await program.ended).toBe(2);
  expect(program.complained).toContain('There is no game no-such-game');
});

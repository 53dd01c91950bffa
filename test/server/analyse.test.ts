// `undertow analyse`: what the answers of a match were worth, from the file that the server gives.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { abyss } from '@undertow/games/abyss/rules/index.ts';
import { prizes } from '@undertow/games/prizes/index.ts';
import type { Analysis } from '@undertow/shared/protocol/analysis.ts';
import type { Move, Replay } from '@undertow/shared/protocol/replay.ts';
import { type AnyGame, asAny } from '@undertow/shared/table/any-game.ts';
import { sample } from '@undertow/shared/table/choice.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { commitment, openRandom } from '@undertow/shared/table/random.ts';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/programs/folder.ts';
import { Program } from '../support/programs/program.ts';

/** A match of random answers that was abandoned after so many of them, as a file. */
function abandonedAfter(answers: number, more: Partial<Replay> = {}, game: AnyGame = asAny(abyss)): string {
  const seed = 'fast:5';
  const options = game.id === 'abyss' ? { expansions: [] } : {};
  const match = Match.start(game, options, 2, seed);
  const random = openRandom({ seed: 'fast:1', position: 0 });
  const moves: Move[] = [];
  while (moves.length < answers) {
    const [decision] = match.pending;
    if (!decision) throw new Error('the match is over');
    const answer = sample(decision.choice, random, game.forms);
    match.answer(decision.seat, answer);
    moves.push({ seat: decision.seat, kind: 'answer', answer, time: moves.length });
  }
  const replay: Replay = {
    ...{ format: 1, id: 'abandoned0', game: game.id, rules: game.rules, options },
    ...{ seats: ['Ada', 'Ben'], seed, commitment: commitment(seed), started: 0, ended: answers },
    ...{ moves, ending: 'abandoned', ranking: null },
    ...more,
  };
  const file = join(temporaryFolder(), 'replay.json');
  writeFileSync(file, JSON.stringify(replay));
  return file;
}

async function analysed(file: string, ...more: string[]): Promise<string> {
  const command = Program.node('server/undertow.ts', ['analyse', file, '--worlds', '1', ...more]);
  expect(await command.ended, command.complained).toBe(0);
  return command.said;
}

test('has a row for each answer, with turning points marked, and says what each player lost', async () => {
  const file = abandonedAfter(20);
  const said = await analysed(file, '--worlds', '4');
  const { judged, turningPoints }: Analysis = JSON.parse(await analysed(file, '--worlds', '4', '--json'));
  const [head, , names, ...lines] = said.trimEnd().split('\n');
  expect(head).toMatch(/^Match abandoned0: what each answer was worth/);
  expect(names?.trim().split(/ {2,}/)).toEqual(['move', 'player', 'answer', 'wins', 'changed', 'samples', 'better']);
  const rows = lines
    .slice(0, judged.length)
    .map((line) => /^(\*?) +(\d+) {2}(Ada|Ben) {2,}\S.*? [\d.]+ %(.*)/.exec(line));
  expect(rows.map((row) => Number(row?.[2]))).toEqual(judged.map(({ move }) => move + 1));
  expect(rows.flatMap((row) => (row?.[1] ? [Number(row[2]) - 1] : []))).toEqual(turningPoints);
  for (const [i, { lost, better }] of judged.entries()) {
    if (lost > 0) expect(rows[i]?.[4]).toMatch(new RegExp(`^ +-[\\d.]+ % ±[\\d.]+ % +${better} of 4  \\S`));
  }
  expect(turningPoints.length).toBeGreaterThan(0);
  expect(lines.slice(judged.length).join('\n')).toMatch(
    /^\nAda: \d+ answers judged, [\d.]+ % of a victory lost with each on average\nBen: \d+ answers judged, /,
  );
});

test('names the levels of bots, and tells how far it is', async () => {
  const file = abandonedAfter(20, { levels: [null, 'keen'], bots: [true, false] });
  const command = Program.node('server/undertow.ts', ['analyse', file, '--worlds', '1']);
  expect(await command.ended).toBe(0);
  expect(command.said).toMatch(/^Ada \(bot\): \d+ answers judged, .*\nBen \(keen\): \d+ answers judged/m);
  expect(command.complained).toMatch(/21 of 21 positions of the match are judged\n$/);
});

test('tells of turning points as they are found, before the table of all', async () => {
  const command = Program.node('server/undertow.ts', ['analyse', abandonedAfter(20), '--worlds', '4', '--json']);
  expect(await command.ended).toBe(0);
  const { turningPoints }: Analysis = JSON.parse(command.said);
  const told = [...command.complained.matchAll(/^A turning point so far: move (\d+), (?:Ada|Ben): \S.*$/gm)];
  expect(told.map(([, move]) => Number(move) - 1)).toEqual(expect.arrayContaining(turningPoints));
  expect(command.complained.indexOf(told[0]?.[0] ?? '')).toBeLessThan(command.complained.indexOf('21 of 21'));
});

test('gives programs all that it has found, and with the same seed the same', async () => {
  const file = abandonedAfter(12);
  const [one, other] = [await analysed(file, '--json', '--seed', '7'), await analysed(file, '--json', '--seed', '7')];
  const { id, game, judged } = JSON.parse(one);
  expect({ id, game }).toEqual({ id: 'abandoned0', game: 'abyss' });
  expect(judged[0]).toMatchObject({ prompt: expect.any(String), chance: expect.any(Number), worlds: 1 });
  expect(other).toBe(one);
});

test('judges a match of a game from outside, too', async () => {
  const file = abandonedAfter(6, {}, prizes.game);
  const folder = fileURLToPath(new URL('../../games/prizes', import.meta.url));
  const command = Program.node('server/undertow.ts', ['analyse', file, '--worlds', '1'], { UNDERTOW_GAMES: folder });
  expect(await command.ended, command.complained).toBe(0);
  expect(command.said).toMatch(/^Ada: \d+ answers judged/m);
});

// `undertow analyse`: what the answers of a match were worth, from the file that the server gives.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { abyss } from '@undertow/shared/abyss/index.ts';
import type { Move, Replay } from '@undertow/shared/protocol/replay.ts';
import { sample } from '@undertow/shared/table/choice.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { commitment, openRandom } from '@undertow/shared/table/random.ts';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/folder.ts';
import { Program } from '../support/program.ts';

/** A match of random answers that was abandoned after so many of them, as a file. */
function abandonedAfter(answers: number, more: Partial<Replay> = {}): string {
  const seed = 'fast:5';
  const match = Match.start(abyss, { expansions: [] }, 2, seed);
  const random = openRandom({ seed: 'fast:1', position: 0 });
  const moves: Move[] = [];
  while (moves.length < answers) {
    const [decision] = match.pending;
    if (!decision) throw new Error('the match is over');
    const answer = sample(decision.choice, random, abyss.forms);
    match.answer(decision.seat, answer);
    moves.push({ seat: decision.seat, kind: 'answer', answer, time: moves.length });
  }
  const replay: Replay = {
    ...{ format: 1, id: 'abandoned0', game: 'abyss', rules: abyss.rules, options: { expansions: [] } },
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

test('names the answers that changed most, and what each player lost', async () => {
  const file = abandonedAfter(20);
  const said = await analysed(file, '--worlds', '4');
  expect(said).toMatch(/^Match abandoned0, and the answers that changed most:\n\d+\. (Ada|Ben): \S.* \([\d.]+ %\)\n/);
  expect(said).toMatch(/^ {3}Better by [\d.]+ % \(±[\d.]+ %\), in [34] of 4 samples: \S/m);
  expect(said).toMatch(
    /^Ada: \d+ answers judged, [\d.]+ % of a victory lost with each on average\nBen: \d+ answers judged, /m,
  );
});

test('names the levels of bots, and tells how far it is', async () => {
  const file = abandonedAfter(20, { levels: [null, 'keen'] });
  const command = Program.node('server/undertow.ts', ['analyse', file, '--worlds', '1']);
  expect(await command.ended).toBe(0);
  expect(command.said).toMatch(/^Ada: \d+ answers judged, .*\nBen \(keen\): \d+ answers judged/m);
  expect(command.complained).toMatch(/21 of 21 positions of the match are judged\n$/);
});

test('gives programs all that it has found, and with the same seed the same', async () => {
  const file = abandonedAfter(12);
  const [one, other] = [await analysed(file, '--json', '--seed', '7'), await analysed(file, '--json', '--seed', '7')];
  const { id, game, judged } = JSON.parse(one);
  expect({ id, game }).toEqual({ id: 'abandoned0', game: 'abyss' });
  expect(judged[0]).toMatchObject({ prompt: expect.any(String), chance: expect.any(Number), worlds: 1 });
  expect(other).toBe(one);
});

// A rule case from a match of the author: it stands in the folder of the game, runs, and fails when the rules change.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { scenarioAt } from '@undertow/authoring/dev/scenario.ts';
import { Workshop } from '@undertow/authoring/dev/workshop.ts';
import { runScenario } from '@undertow/authoring/scenarios/files.ts';
import { games } from '@undertow/games/index.ts';
import { defaultOptions } from '@undertow/shared/table/about.ts';
import { expect, onTestFinished, test } from 'vitest';
import { smallGame } from './small-game.ts';

const ROOT = new URL('../../../', import.meta.url);

async function workshopOf(home: string, bots: (string | null)[], options: object = {}): Promise<Workshop> {
  const course = { options: options as never, seats: bots.length, seed: 'fast:1', answers: [], bots };
  const workshop = new Workshop({ home, patience: 600_000 }, course);
  onTestFinished(() => workshop.close());
  await workshop.open();
  return workshop;
}

function run(...args: string[]) {
  const command = fileURLToPath(new URL('authoring/scenarios/main.ts', ROOT));
  return spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' });
}

test('a case from here runs from the folder of the game as it is, and fails when its rules have changed', async () => {
  const game = smallGame();
  onTestFinished(game.remove);
  const workshop = await workshopOf(game.home, [null, null]);
  await workshop.answer(0, { seat: 0, answer: 'no' });
  const folder = fileURLToPath(new URL('test/scenarios/', game.home));
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}from-here.json`, await scenarioAt(workshop, 1));
  expect(run(`${folder}from-here.json`)).toMatchObject({ stdout: 'ok small-from-answer-1\n1 passed, 0 failed\n' });

  game.write({ options: "['yes', 'no']" });
  expect(run(`${folder}from-here.json`).stdout).toBe(
    'FAIL small-from-answer-1: step 2: speak for seat 1 offers ["yes", "no"], expected exactly ["yes", "no", "maybe"]\n0 passed, 1 failed\n',
  );
});

test('a file in the folder of a game that cannot be read has failed, and says why', () => {
  const game = smallGame();
  onTestFinished(game.remove);
  const folder = fileURLToPath(new URL('test/scenarios/', game.home));
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileURLToPath(new URL('index.ts', game.home)), 'export const nothing = 1;\n');
  writeFileSync(`${folder}one.json`, '[]');
  expect(run(`${folder}one.json`).stdout).toMatch(/^FAIL .*one\.json: The index\.ts in .* exports no game/);
});

test('a case can be taken from anywhere in a match of each game, also in the middle of a turn', async () => {
  let withinTurns = 0;
  for (const { game, about } of games.values()) {
    const home = new URL(`games/${game.id}/`, ROOT).href;
    const workshop = await workshopOf(home, ['random', 'random'], defaultOptions(about));
    const { length } = workshop.course.answers;
    expect(length).toBeGreaterThan(20);
    for (let at = 0; at <= length; at += Math.ceil(length / 12)) {
      const [scenario] = JSON.parse(await scenarioAt(workshop, at));
      if (scenario.play[0].answer !== undefined) withinTurns++;
      expect(runScenario(scenario, `answer ${at}`)).toEqual({ id: `${game.id}-from-answer-${at}`, failure: undefined });
    }
  }
  expect(withinTurns).toBeGreaterThan(0);
});

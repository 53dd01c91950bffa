// What an author reads: the report of a game that is right, of one that fails, and of one that was stopped, line by line.
// `npx vitest run test/authoring/check/report -u` writes them anew.
import { Findings } from '@undertow/authoring/check/findings.ts';
import { gameResult } from '@undertow/authoring/check/game-result.ts';
import { gameToCheck } from '@undertow/authoring/check/game-to-check.ts';
import { PROPERTIES } from '@undertow/authoring/check/properties.ts';
import { reportOf } from '@undertow/authoring/check/report.ts';
import { plainly, reportText } from '@undertow/authoring/check/report-text.ts';
import { expect, test } from 'vitest';

const GAMES = 20;

/** What is found in so many games of this folder, without a thread, and as if no time passed. */
async function findingsIn(name: string): Promise<Findings> {
  const home = new URL(`./games/${name}/`, import.meta.url).href;
  const { tried: under, declared } = await gameToCheck(home);
  const { id, rules } = under.game;
  const missing = Object.fromEntries(PROPERTIES.map(({ id, missing }) => [id, missing?.(under)]));
  const findings = new Findings();
  findings.hear({ about: { id, rules, settings: under.settings, declared, missing } });
  for (let seed = 1; seed <= GAMES; seed++) {
    const setting = under.settings[(seed - 1) % under.settings.length];
    if (!setting) throw new Error('the game has no setting');
    const isKnown = (property: string) => findings.breaches.has(property);
    findings.hear({ result: gameResult({ under, declared, home, setting, seed, isKnown, now: () => 0 }) });
  }
  return findings;
}

test.for(['right', 'throwing', 'without-an-answer'])(
  'the report of the game %s is as it is written down',
  async (name) => {
    const files = new Map([['throws', 'throwing.match.json']]);
    const report = reportOf(await findingsIn(name), { seed: 1, seconds: 1.5, files });
    await expect(reportText(report, `./${name}`, plainly)).toMatchFileSnapshot(`./reports/${name}.txt`);
  },
);

test('what never occurred, and what there are no words for, is said by name', async () => {
  const findings = await findingsIn('right');
  const { about } = findings;
  if (!about) throw new Error('nothing is known of the game');
  findings.about = {
    ...about,
    declared: { pieces: ['oak-1', 'yew-1'], events: ['cardPlayed'], prompts: ['play', 'pass'] },
  };
  const report = reportOf(findings, { seed: 1, seconds: 1, files: new Map() });
  expect(report.failed).toBe(false);
  expect(report.rows.at(-1)).toMatchObject({
    verdict: 'unsure',
    said: '1 piece and 1 prompt never did',
    count: '3 of 5',
  });
  const text = reportText(report, './right', plainly);
  for (const line of ['never: yew-1', 'never: pass', 'there are no words for: cardDrawn']) expect(text).toContain(line);
});

test('how the bot does against random answers is said for each number of players', async () => {
  const findings = await findingsIn('right');
  for (const [seats, won] of [
    [2, 30],
    [3, 15],
  ] as const)
    findings.hear({ contest: { bot: 'highest', seats, games: 60, won } });
  const text = reportText(reportOf(findings, { seed: 1, seconds: 1, files: new Map() }), './right', plainly);
  expect(text).toContain('wins 50.0 % of 60 games with 2 players; a fair share is 50.0 %');
  expect(text).toContain('wins 25.0 % of 60 games with 3 players; a fair share is 33.3 %');
});

test('of a folder that cannot be loaded nothing else is said', () => {
  const findings = new Findings();
  findings.break({ property: 'throws', sentence: 'It exports no game.', answers: [], lines: [], setting: '', seed: 0 });
  const report = reportOf(findings, { seed: 1, seconds: 1, stopped: 'It was stopped there.', files: new Map() });
  const lines = [
    'It fails   ./none, seed 1, 1.0 s',
    'It was stopped there.',
    '',
    '✗ The folder cannot be loaded',
    '  It exports no game.',
  ];
  expect(reportText(report, './none', plainly)).toBe(`${lines.join('\n')}\n`);
});

test('a report says why not all games were played, and prints nothing that acts on the terminal', async () => {
  const findings = await findingsIn('right');
  findings.break({
    ...{ property: 'throws', sentence: 'The rules throw: \u001b[31m\u0007', answers: [], lines: [] },
    ...{ setting: '2 players', seed: 4 },
  });
  const circumstances = {
    seed: 1,
    seconds: 20,
    stopped: 'It was stopped there, after 20 of 100 games.',
    files: new Map(),
  };
  const text = reportText(reportOf(findings, circumstances), './right', plainly);
  expect(text).toMatch(
    /^One game of 20 fails {3}right, rules 1, seeds 1 to 20, 20 s\nIt was stopped there, after 20 of 100 games\.\n/,
  );
  expect(text).not.toMatch(/[^\P{Cc}\n]/u);
});

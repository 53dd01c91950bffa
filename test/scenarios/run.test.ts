// The command line: what is printed, and with which code it ends.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'undertow-scenarios-'));
afterAll(() => rmSync(folder, { recursive: true }));

const good = { id: 'G1', game: 'abyss', seats: 2, play: [{ score: true }] };
const bad = { ...good, id: 'B1', play: [{ expect: { seats: { 1: { pearls: 3 } } } }] };

function file(name: string, content: string): string {
  writeFileSync(join(folder, name), content);
  return name;
}

function run(args: string[], environment: Record<string, string> = {}, cwd = folder) {
  const script = join(import.meta.dirname, '../../authoring/scenarios/main.ts');
  const { npm_lifecycle_event: _, ...env } = process.env;
  return spawnSync(process.execPath, [script, ...args], { cwd, env: { ...env, ...environment }, encoding: 'utf8' });
}

test('one line for each scenario, then how many passed and failed', () => {
  const all = run([file('good.json', JSON.stringify([good])), file('bad.json', JSON.stringify([bad, good, 7]))]);
  expect(all.stdout.split('\n')).toEqual([
    'ok G1',
    'FAIL B1: step 1: seats.1.pearls is 1, expected 3',
    'ok G1',
    'FAIL bad.json, scenario 3: malformed (bad.json, scenario 3): a scenario is an object, not 7',
    '2 passed, 2 failed',
    '',
  ]);
  expect(all.status).toBe(1);
  expect(run(['good.json'])).toMatchObject({ stdout: 'ok G1\n1 passed, 0 failed\n', status: 0 });
});

test('a file that cannot be read has failed, and the others still run', () => {
  const all = run([
    'nowhere.json',
    file('broken.json', '[{'),
    file('object.json', '{}'),
    file('one.json', JSON.stringify([good])),
  ]);
  const lines = all.stdout.trimEnd().split('\n');
  expect(lines).toHaveLength(5);
  expect(lines[0]).toMatch(/^FAIL nowhere\.json: the file cannot be read: ENOENT/);
  expect(lines[1]).toMatch(/^FAIL broken\.json: the file cannot be read: /);
  expect(lines[2]).toBe('FAIL object.json: the file cannot be read: it does not hold a list of scenarios');
  expect(lines.slice(3)).toEqual(['ok G1', '1 passed, 3 failed']);
  expect(all.status).toBe(1);
});

test('a file may start with a byte order mark', () => {
  expect(run([file('marked.json', `\uFEFF${JSON.stringify([good])}`)])).toMatchObject({ status: 0 });
});

test('line breaks in an id do not break the line', () => {
  const all = run([
    file('breaks.json', JSON.stringify([good, bad].map((each) => ({ ...each, id: 'a\r\nb\u2028c\n\nd' })))),
  ]);
  expect(all.stdout).toBe('ok a b c d\nFAIL a b c d: step 1: seats.1.pearls is 1, expected 3\n1 passed, 1 failed\n');
});

test('JSON that is deeper than any stack fails where it stands, and the others still run', () => {
  const lists = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  const objects = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
  const places = ['id', 'title', 'rules', 'game', 'seats', 'given', 'play'].map((key) => [key, '%']);
  const deeper = [
    ['options', '{"expansions":[%]}'],
    ['given', '{"court":%}'],
    ['given', '{"seats":[{"nebulis":%}]}'],
    ['play', '[%]'],
    ['play', '[{"expect":%}]'],
    ['play', '[{"view":{"viewer":0,"expect":{"border":%}}}]'],
    ['play', '[{"offered":{"seat":0,"prompt":"buyOffer","options":[%]}}]'],
    ['play', '[{"seat":0,"prompt":"buyOffer","answer":%}]'],
  ];
  const all = [...places, ...deeper].flatMap(([key = '', text = '']) =>
    [lists, objects].map(
      (deep) => `${JSON.stringify({ ...good, [key]: 0 }).slice(0, -1)},"${key}":${text.replace('%', deep)}}`,
    ),
  );
  const { stdout, status } = run([file('deep.json', `[${all.join()},${lists},${JSON.stringify(good)}]`)]);
  const lines = stdout.trimEnd().split('\n');
  expect(lines.slice(-2)).toEqual(['ok G1', `1 passed, ${all.length + 1} failed`]);
  for (const line of lines.slice(0, -2)) expect(line).toMatch(/^FAIL .{1,400}$/);
  expect(status).toBe(1);
});

test('files are named from where npm was started', () => {
  file('good.json', JSON.stringify([good]));
  const npm = { npm_lifecycle_event: 'scenario', INIT_CWD: folder };
  expect(run(['good.json'], npm, tmpdir()).status).toBe(0);
});

test('how to use it is told when it is asked for, or when no file is named', () => {
  expect(run(['--help'])).toMatchObject({ status: 0, stderr: '' });
  expect(run(['--help']).stdout).toContain('npm run -s scenario -- FILE...');
  expect(run([])).toMatchObject({ status: 2, stdout: '' });
  expect(run(['--fast'])).toMatchObject({ status: 2, stdout: '' });
});

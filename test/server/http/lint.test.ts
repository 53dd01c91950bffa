// The descriptions as a public linter reads them, which knows nothing of this server.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '@undertow/server/store/migrate.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { temporaryFolder } from '../../support/programs/folder.ts';
import { Program } from '../../support/programs/program.ts';
import { TestHttp } from '../../support/server/http.ts';
import { sqlHere } from '../../support/store/sql-here.ts';

const LINTER = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));
const CONFIG = fileURLToPath(new URL('lint/redocly.yaml', import.meta.url));
/** It would look for news, and tell its makers that it was used. */
const ALONE = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

const DOCUMENTS = ['openapi.json', 'asyncapi.json', 'asyncapi-colyseus.json'];

const Report = z.object({
  problems: z.array(
    z.object({ ruleId: z.string(), message: z.string(), location: z.array(z.object({ pointer: z.string() })) }),
  ),
});

/** All problems, errors and warnings, in files with these texts. */
async function lint(files: Readonly<Record<string, string>>): Promise<string[]> {
  const folder = temporaryFolder();
  const paths = Object.entries(files).map(([name, text]) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  });
  const linting = Program.node(LINTER, ['lint', `--config=${CONFIG}`, '--format=json', ...paths], ALONE);
  await linting.ended;
  // One report after the other.
  const reports = linting.said.split(/(?<=^\})(?=\{$)/m).map((report) => Report.parse(JSON.parse(report)));
  expect(reports).toHaveLength(paths.length);
  const problems = reports.flatMap(({ problems }) => problems);
  return problems.map(({ ruleId, message, location }) => `${location[0]?.pointer} ${ruleId}: ${message}`);
}

async function served(): Promise<Record<string, string>> {
  const sql = sqlHere();
  await migrate(sql);
  const http = await TestHttp.over(sql);
  const texts = await Promise.all(DOCUMENTS.map(async (name) => [name, (await http.ask('GET', `/${name}`)).text]));
  return Object.fromEntries(texts);
}

test('the linter has nothing to say of the descriptions as they are served', async () => {
  expect(await lint(await served())).toEqual([]);
});

test('the linter does find what is wrong', async () => {
  const { 'openapi.json': openApi = '', 'asyncapi.json': asyncApi = '' } = await served();
  const responses = ['paths', '/api/games', 'get', 'responses'];
  const found = await lint({
    'no-refusals.json': without(without(openApi, ...responses, '403'), ...responses, '429'),
    'no-tag.json': without(openApi, 'tags', '0', 'description'),
    'no-format.json': without(asyncApi, 'components', 'schemas', 'Change', 'schemaFormat'),
    'lost.json': without(asyncApi, 'components', 'schemas', 'Choice'),
  });
  expect(found).toEqual(
    expect.arrayContaining([
      expect.stringContaining('~1api~1games/get/responses operation-4xx-response'),
      expect.stringContaining('#/tags/0/description tag-description'),
      expect.stringContaining('#/components/schemas/Change struct'),
      expect.stringContaining('no-unresolved-refs'),
    ]),
  );
});

test('each rule that is switched off has its reason beside it', () => {
  const lines = readFileSync(CONFIG, 'utf8').split('\n');
  const off = lines.flatMap((line, i) => (/: off$/.test(line) ? [[line, lines[i - 1]]] : []));
  expect(off.length).toBeGreaterThan(0);
  for (const [, above] of off) expect(above).toMatch(/^ *# .+\.$/);
});

/** The document without what stands at this path. */
function without(document: string, ...path: string[]): string {
  const whole = JSON.parse(document);
  const field = path.pop() as string;
  let part = whole;
  for (const step of path) part = part[step];
  if (part[field] === undefined) throw new Error(`there is no ${field}`);
  delete part[field];
  return JSON.stringify(whole);
}

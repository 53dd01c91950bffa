// The seeds and commitments that documents and examples show: a reader who checks one must find it true.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { asyncApiOf } from '@undertow/server/http/description/asyncapi.ts';
import { openApiOf } from '@undertow/server/http/description/openapi.ts';
import { roomAsyncApiOf } from '@undertow/server/http/description/room-asyncapi.ts';
import { allRoutes } from '@undertow/server/http/routes.ts';
import type { Services } from '@undertow/server/http/services.ts';
import { Metrics } from '@undertow/server/metrics.ts';
import { THE_HOUSE } from '@undertow/server/offered.ts';
import { commitment } from '@undertow/shared/table/random.ts';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const documents: Record<string, string> = {
  OpenAPI: JSON.stringify(
    openApiOf(allRoutes({ metrics: new Metrics(), app: {} } as unknown as Services), THE_HOUSE.games),
  ),
  'AsyncAPI of the JSON door': JSON.stringify(asyncApiOf(THE_HOUSE)),
  'AsyncAPI of the Colyseus door': JSON.stringify(roomAsyncApiOf(THE_HOUSE)),
};
for (const file of globSync(['*.md', 'docs/*.{md,txt}', 'client-sdk/*.md', 'deploy/**/*.md'], { cwd: ROOT })) {
  documents[file] = readFileSync(`${ROOT}/${file}`, 'utf8');
}

/** What stands in this field in the JSON of a text. */
function shown(text: string, field: string): string[] {
  return [...text.matchAll(new RegExp(`"${field}": ?"([0-9a-f]{8,})"`, 'g'))].map(([, value]) => value as string);
}

test('are looked for where they stand', () => {
  for (const name of ['OpenAPI', 'AsyncAPI of the JSON door', 'docs/json-door-session.txt']) {
    expect(shown(documents[name] ?? '', 'seed'), name).not.toEqual([]);
    expect(shown(documents[name] ?? '', 'commitment'), name).not.toEqual([]);
  }
});

test('belong together: each commitment is that of a seed in the same document', () => {
  const strays = Object.entries(documents).flatMap(([name, text]) => {
    const promised = shown(text, 'seed').map(commitment);
    return shown(text, 'commitment').flatMap((one) => (promised.includes(one) ? [] : [`${name}: ${one}`]));
  });
  expect(strays).toEqual([]);
});

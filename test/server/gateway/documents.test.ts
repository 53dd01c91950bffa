// What `docs/json-door.md`, and `docs/abyss-for-clients.md` beside it, say, held against what the door does.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { abyss } from '@undertow/games/abyss/rules/index.ts';
import { randomGame } from '@undertow/games/abyss/test/support/random-games.ts';
import { settingOf } from '@undertow/games/abyss/test/support/settings.ts';
import { applyChanges, changesBetween } from '@undertow/shared/protocol/changes.ts';
import { CLOSE_CODES, ClientMessage, Hello, ServerMessage } from '@undertow/shared/protocol/door.ts';
import { ERRORS } from '@undertow/shared/protocol/errors.ts';
import { LIMITS } from '@undertow/shared/protocol/limits.ts';
import { NewTable } from '@undertow/shared/protocol/tables.ts';
import { TIME_CONTROLS } from '@undertow/shared/protocol/time-controls.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holds } from '../../support/run/seeds.ts';

const text = readDocument('json-door');

function readDocument(name: string): string {
  return readFileSync(new URL(`../../../docs/${name}.md`, import.meta.url), 'utf8');
}

function blocks(language: string): string[] {
  return [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(([, of, block]) =>
    of === language ? (block ?? '') : [],
  );
}

const messages = blocks('json').flatMap((block) => block.trim().split('\n'));
const types = [...ClientMessage.options, ...ServerMessage.options].map((message) => message.shape.type.value);

test('each message that it shows is one, and has only known fields', () => {
  expect(messages.length).toBeGreaterThan(15);
  for (const line of messages) {
    const message = JSON.parse(line);
    const { success: isSent, data: sent } = ClientMessage.safeParse(message);
    const read = isSent ? sent : ServerMessage.parse(message);
    expect(Object.keys(read)).toEqual(expect.arrayContaining(Object.keys(message)));
  }
});

test('each time control that there is stands in it, with what one has', () => {
  const units = { day: 86_400_000, min: 60_000, s: 1000 };
  const section = text.slice(text.indexOf('\n| `time` | for each decision')).split('\n\n', 1)[0] ?? '';
  const timeControls = [...section.matchAll(/^\| `(\w+)` \|(.*)\|$/gm)].slice(1).map(([, time, cells = '']) => {
    const [decision, bank, away] = cells.split('|').map((cell) => {
      const [, count, unit] = cell.match(/(\d+) (s|min|day)/) ?? [];
      return count && unit ? Number(count) * units[unit as keyof typeof units] : 0;
    });
    return [time, decision ? { decision, bank, away } : null];
  });
  expect(Object.fromEntries(timeControls)).toEqual(TIME_CONTROLS);
});

describe('it leaves out', () => {
  test('no message', () => {
    expect(types.filter((type) => !text.includes(`\`${type}\``) && !text.includes(`"type":"${type}"`))).toEqual([]);
  });

  test('no field of a hello, of a new table, or of what a table may want of its spectators', () => {
    const fields = [...Object.keys(Hello.shape), ...Object.keys(NewTable.shape), 'refresh', 'delay', 'allowed'];
    const isNamed = (name: string) => text.includes(`\`${name}\``) || text.includes(`"${name}":`);
    expect(fields.filter((name) => !isNamed(name))).toEqual([]);
    expect(text).toContain('"ticket":');
  });

  test('no address at which the descriptions are', () => {
    for (const address of ['/docs', '/openapi.json', '/asyncapi.json', '/api/schemas']) {
      expect(text, address).toContain(`\`${address}\``);
    }
    expect(readDocument('colyseus-door')).toContain('`/asyncapi-colyseus.json`');
    expect(readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')).toContain('/openapi.json');
  });

  test('no code of an error or of a socket that is closed, and no limit', () => {
    const rows = [...text.matchAll(/^\| `?([\w-]+)`? \|/gm)].map(([, name]) => name);
    const names = [...Object.keys(ERRORS), ...Object.keys(CLOSE_CODES), ...Object.keys(LIMITS)];
    expect(names.filter((name) => !rows.includes(name))).toEqual([]);
  });

  test('nothing of the view of Abyss, of a payment and of the orders', () => {
    const { match } = randomGame(settingOf(3, 'kraken', 'leviathan'), 1);
    const view = match.view(0);
    const fields = [...Object.keys(view), ...Object.keys(view.seats[0] ?? {})];
    const orders = [...JSON.stringify(abyss.orders?.schema).matchAll(/"type":\{"const":"(\w+)"\}/g)];
    expect(orders).toHaveLength(4);
    const known = [...fields, ...orders.map(([, type]) => type)];
    const described = readDocument('abyss-for-clients');
    expect(known.filter((name) => !new RegExp(`\\b${name}\\b`).test(described))).toEqual([]);
  });
});

test('its Python makes the same of the changes as the server', () => {
  const [python = ''] = blocks('python');
  const cases: { before: Json; changes: unknown; after: unknown }[] = [];
  const value = fc.jsonValue({ maxDepth: 3 });
  holds(
    fc.property(value, value, fc.array(value), (one, other, list) => {
      for (const [before, after] of [
        [one, other],
        [
          { one, list, same: 1 },
          { other, list: [...list, one] },
        ],
        [[{ one }], [{ one: other }]],
      ]) {
        const changes = changesBetween(before, after);
        cases.push({ before: before as Json, changes, after: applyChanges(before, changes) });
      }
    }),
  );
  const program = `${python}
import json, sys
for case in json.load(sys.stdin):
    assert apply(case["before"], case["changes"]) == case["after"], case
print("all the same")`;
  expect(execFileSync('python3', ['-c', program], { input: JSON.stringify(cases), encoding: 'utf8' })).toBe(
    'all the same\n',
  );
});

// What a server says of the games that it offers: here it offers Prizes alone, and nothing of the house.
import { playAtRandom } from '@undertow/bots/random.ts';
import { rules } from '@undertow/games/prizes/rules/index.ts';
import type { Message } from '@undertow/server/http/description/async-document.ts';
import { asyncApiOf } from '@undertow/server/http/description/asyncapi.ts';
import { roomAsyncApiOf } from '@undertow/server/http/description/room-asyncapi.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { expect, test } from 'vitest';
import { gamesNamed } from '../support/code/games-in-files.ts';
import { dangling, strictly } from '../support/server/described.ts';
import { WholeServer } from '../support/server/whole-server.ts';
import { alone, prizes } from './offered.ts';

const server = WholeServer.forAll({}, { offered: alone });

const HAND = ['bid-1', 'bid-2', 'bid-3', 'bid-4', 'bid-5'];
const DESCRIPTIONS = ['/api/openapi.json', '/api/asyncapi.json', '/api/asyncapi-colyseus.json', '/docs'];

async function read(path: string): Promise<string> {
  const response = await fetch(server().url + path);
  expect(response.status, path).toBe(200);
  return response.text();
}

test('no description names a game that the server does not offer', async () => {
  for (const path of DESCRIPTIONS) {
    const text = await read(path);
    const besides = text.replaceAll(/prizes/gi, 'it').replaceAll(/[,>]/g, '$&\n');
    expect(gamesNamed([{ path, text: besides }])).toEqual([]);
    expect(text).toContain('prizes');
  }
});

test('its view is described at both doors, and nothing refers to what is not there', async () => {
  const names = JSON.parse(await read('/api/schemas')) as string[];
  expect(names).toEqual(expect.arrayContaining(['PrizesView', 'PrizesSeat', 'TableState']));
  for (const document of [asyncApiOf(alone), roomAsyncApiOf(alone)]) {
    expect(document.components.schemas.View?.anyOf).toEqual([{ $ref: '#/components/schemas/PrizesView' }]);
    expect(dangling(document)).toEqual([]);
  }
  expect(JSON.parse(await read('/api/schemas/PrizesView.json'))).toMatchObject({
    required: expect.arrayContaining(['stake']),
  });
});

test('the view is as it is described, for each viewer at each step', () => {
  const described = strictly(asyncApiOf(alone), { $ref: '#/components/schemas/PrizesView' });
  const match = Match.start(rules, {}, 3, 'fast:1');
  const check = (): void => {
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(described.safeParse(match.view(viewer)).error?.issues ?? []).toEqual([]);
    }
  };
  check();
  for (const _ of playAtRandom(match, 3, 'fast:2')) check();
  expect(match.outcome).toBeDefined();
});

test('the examples are of a match of it, and as they are described', () => {
  for (const document of [asyncApiOf(alone), roomAsyncApiOf(alone)]) {
    for (const [name, { payload, examples }] of Object.entries(document.components.messages)) {
      const [example] = examples;
      const issues = strictly(document, payload).safeParse(example?.payload).error?.issues ?? [];
      expect(issues, `${name}: ${JSON.stringify(example)}`).toEqual([]);
    }
  }
  const { examples } = asyncApiOf(alone).components.messages['toClient.snapshot'] as Message;
  expect(examples[0]?.payload).toMatchObject({
    view: { round: 1, deckCount: 4, seats: [{ hand: HAND }, { handCount: 5 }] },
    decision: { prompt: 'bid', choice: { options: HAND } },
  });
});

test('where no game takes orders, an order is described as any JSON', () => {
  expect(prizes.orders).toBeUndefined();
  expect(Object.keys(asyncApiOf(alone).components.schemas.Order ?? {})).toEqual(['description']);
});

// What the documents say of a game: its view and its orders, held against games as they are played.
import { abyss } from '@undertow/games/abyss/rules/index.ts';
import { games } from '@undertow/games/index.ts';
import { views } from '@undertow/games/views.ts';
import { asyncApiOf } from '@undertow/server/http/description/asyncapi.ts';
import { roomAsyncApiOf } from '@undertow/server/http/description/room-asyncapi.ts';
import { THE_HOUSE } from '@undertow/server/offered.ts';
import { expect, test } from 'vitest';
import { CASES } from '../../games/games.ts';
import { make, moves, randomGame } from '../../games/random-games.ts';
import { strictly } from '../../support/server/described.ts';

const document = asyncApiOf(THE_HOUSE);
const { schemas } = document.components;

const DESCRIBED = CASES.filter(({ under }) => views.has(under.game.id));

test.each(DESCRIBED)('the view is described whole, of $name', ({ under, setting }) => {
  const described = strictly(document, { $ref: `#/components/schemas/${views.get(under.game.id)?.meta()?.id}` });
  const game = randomGame(under, setting, 1);
  const { match } = game;
  const check = (): void => {
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(described.safeParse(match.view(viewer)).error?.issues ?? []).toEqual([]);
    }
  };
  check();
  for (const move of moves(game)) {
    make(match, move);
    check();
  }
});

test('a message that carries a view or orders refers to those of the games', () => {
  expect(schemas.View?.anyOf).toContainEqual({ $ref: '#/components/schemas/AbyssView' });
  expect(schemas.Order?.anyOf).toContainEqual({ $ref: '#/components/schemas/AbyssOrder' });
  expect(schemas.AbyssOrder).toEqual(abyss.orders?.schema);
  expect(document.components.messages['toClient.snapshot']?.payload.properties).toMatchObject({
    view: { $ref: '#/components/schemas/View' },
    orders: { items: { $ref: '#/components/schemas/Order' } },
  });
});

test('no game is left out, at either door', () => {
  const ids = [...games.keys()];
  expect([...views.keys()]).toEqual(ids);
  const { schemas: ofRooms } = roomAsyncApiOf(THE_HOUSE).components;
  expect(ofRooms.AbyssView).toEqual(schemas.AbyssView);
  expect(ofRooms.AbyssRoomView).toBeDefined();
  expect(schemas.AbyssRoomView).toBeUndefined();
});

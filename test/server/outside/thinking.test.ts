// Bots of a game from outside that look ahead: in a thread that such games have for themselves.

import { THE_HOUSE } from '@undertow/server/offered.ts';
import { offerWith } from '@undertow/server/outside/offering.ts';
import type { GameInfo } from '@undertow/shared/protocol/games.ts';
import { afterAll, expect, test } from 'vitest';
import { PATIENT, SOUND } from '../../support/outside/opened.ts';
import { WholeServer } from '../../support/server/whole-server.ts';
import { sumOf, thoughtsAt } from '../../support/thinking/counted.ts';

const { offered, close } = await offerWith(THE_HOUSE, SOUND, { bounds: PATIENT });
afterAll(close);
const server = WholeServer.forAll({}, { offered });

test('they stand in the lobby, and those of the house as before', async () => {
  const games = await server().client().ask<GameInfo[]>({ method: 'GET', path: '/api/games' });
  const levelsOf = (id: string) => games.find((one) => one.id === id)?.levels.map((level) => level.id);
  expect(levelsOf('new-game')).toEqual(['deep', 'keen', 'beginner', 'random']);
  expect(levelsOf('abyss')).toEqual(['deep', 'keen', 'sensible', 'casual', 'beginner', 'random']);
});

test('a guest plays a match against one to its end', async () => {
  const guest = await server().guest();
  const table = await guest.create({ game: 'new-game', seats: 2, time: 'none', bots: true, level: 'beginner' });
  await table.ready();
  for await (const decision of table.decisions()) {
    await table.answer(('options' in decision.choice ? decision.choice.options[0] : null) as never, decision);
  }
  await table.until(() => table.table.status === 'ended');
  const { failed, ...thoughts } = await thoughtsAt(server().url);
  expect(failed).toBeUndefined();
  // For some of them a slow machine has no time.
  expect(thoughts.answered).toBeGreaterThan(0);
  expect(sumOf(thoughts)).toBeGreaterThan(3);
  expect(server().complaints).toEqual([]);
});

// Answers: kept before anybody hears of them, and refused when they are not right.
import { choose } from '@undertow/shared/table/flow.ts';
import { describe, expect, test } from 'vitest';
import { hostedToy, known } from '../../support/hosted-game.ts';
import { follow, hosting, seated } from '../../support/hosting.ts';
import type { ToyTable } from '../../support/toy-game.ts';

/** Seat after seat is asked for a card. */
function* cards(table: ToyTable) {
  for (const seat of [0, 1, 2]) table.state.log.push(yield* choose(seat, 'card', ['a', 'b']));
}

describe('an answer', () => {
  test('is told to all who follow the match, once it is kept', async () => {
    const house = await hosting(known(hostedToy(cards)));
    const match = await house.begin();
    const all = [...(await seated(match)), await follow(match, 'spectator')];
    await match.answer(0, 0, 'b');
    expect(house.archive.kept('deep').entries).toMatchObject([{ seat: 0, kind: 'answer', answer: 'b' }]);
    for (const { version, view } of all) expect([version, view]).toMatchObject([1, { log: ['b'] }]);
    expect(all.map(({ decision }) => decision?.number)).toEqual([undefined, 1, undefined, undefined]);
  });
});

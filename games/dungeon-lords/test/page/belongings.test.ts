// What lies below the grass beside the dungeon: creatures, traps and orders, and what they answer.
import { describe, expect, test } from 'vitest';
import type { View } from '../../client.ts';
import { wareOf } from '../../page/board/lane/wares.ts';
import { creaturePick, isSent, trapPick } from '../../page/board/mine/picking.ts';
import { tagsOf } from '../../page/board/mine/tags.ts';
import { attacksOf } from '../../page/pieces/attacks.ts';
import { creatures } from '../../rules/cards/creatures.ts';
import { orderCard, orderIds } from '../../rules/cards/orders.ts';

describe('the attacks of creatures in signs', () => {
  test('say how much, whom, what it costs, and what follows', () => {
    expect(attacksOf('troll')).toEqual([
      { amount: '3', signs: ['first'] },
      { amount: '4', signs: ['first', 'food'] },
    ]);
    expect(attacksOf('ghost')).toEqual([{ amount: '2', signs: ['notfirst'] }]);
    expect(attacksOf('witch')[1]).toEqual({ amount: '1+1', signs: ['any'] });
    expect(attacksOf('vampire')[1]).toEqual({ amount: '2', signs: ['any', 'return'] });
    expect(attacksOf('slime')[1]).toEqual({ amount: '', signs: ['no-conquer'] });
  });

  test('are there for every creature', () => {
    for (const { id, actions } of creatures) expect(attacksOf(id)).toHaveLength(actions.length);
  });
});

test('every order says what its three spaces bring', () => {
  for (const order of orderIds) {
    expect(orderCard(order).spaces).toHaveLength(3);
    for (const place of [0, 1, 2]) expect(wareOf(order, place, 1).gain.length).toBeGreaterThan(0);
  }
  expect(wareOf('dig-tunnels', 2, 1)).toEqual({ gain: [[4, 'dig']], price: [], foreman: true });
});

describe('a creature or a trap', () => {
  test('is pressed only where the question is about it', () => {
    expect(creaturePick('payMonster', 'troll')).toBe('troll');
    expect(creaturePick('hireCreature', 'troll')).toBeUndefined();
    expect(creaturePick('battlePlan', 'troll')).toBe('creature:troll');
    expect(trapPick('discardTrap', 'pendulum')).toBe('pendulum');
    expect(trapPick('battlePlan', 'pendulum')).toBe('trap:pendulum');
    expect(trapPick('taxes', 'pendulum')).toBeUndefined();
  });

  test('that was sent is away, and its equal is still there', () => {
    const lair = ['goblin', 'troll', 'goblin'];
    const away = (picks: readonly string[]) => lair.map((id, at) => isSent(lair, at, picks, `creature:${id}`));
    expect(away([])).toEqual([false, false, false]);
    expect(away(['creature:goblin'])).toEqual([true, false, false]);
    expect(away(['creature:goblin', 'creature:goblin'])).toEqual([true, false, true]);
  });
});

describe('the orders of a seat', () => {
  const view = (seat: object, subject: object | null = null) =>
    ({
      seats: [{ hand: ['get-food', 'build-room'], blocked: ['buy-traps'], played: [], ...seat }],
      subject,
      minions: { 'dig-tunnels': [null, 'seat:0', null] },
    }) as unknown as View;

  test('are those in hand, and those out of reach', () => {
    const { near, far } = tagsOf(view({}), 0);
    expect(near).toEqual([{ order: 'get-food' }, { order: 'build-room' }]);
    expect(far).toEqual(['buy-traps']);
  });

  test('stand in their sequence when they are sent; unused ones say so, and the one that is carried out', () => {
    const played = [{ id: 'mine-gold', unused: true }, { id: 'dig-tunnels' }];
    const { near } = tagsOf(view({ played }, { order: 'dig-tunnels', space: 2 }), 0);
    expect(near.slice(0, 2)).toEqual([
      { order: 'mine-gold', sent: 1, isUnused: true },
      { order: 'dig-tunnels', sent: 2, isNow: true },
    ]);
  });

  test('are not carried out while it is the turn of another minion there', () => {
    const { near } = tagsOf(view({ played: [{ id: 'dig-tunnels' }] }, { order: 'dig-tunnels', space: 1 }), 0);
    expect(near[0]).toEqual({ order: 'dig-tunnels', sent: 1 });
  });

  test('of which one is kept, lie there too', () => {
    const { near } = tagsOf(view({ drawn: ['recruit-imps', 'get-food'] }), 0);
    expect(near.map(({ order }) => order)).toEqual(['get-food', 'build-room', 'recruit-imps']);
  });
});

// Why something may not be chosen: what the rules say, in numbers that one can act upon.
import { sample } from '@undertow/shared/table/choice.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { describe, expect, test } from 'vitest';
import { whyNot } from '../../page/board/why-not.ts';
import { type Arrangement, matchOf } from '../../page/lesson/prepare.ts';
import { holdingsOf, isAffordable, lackOf } from '../../rules/holdings.ts';
import { abyss } from '../../rules/index.ts';
import { RACES } from '../../rules/races.ts';
import type { View } from '../../view.ts';

function viewOf(given: Partial<Arrangement>): View {
  const match = matchOf({
    options: { expansions: [] },
    seed: 1,
    court: ['miller', 'keeper', 'peddler'],
    available: ['jail'],
    learner: {},
    rival: {},
    ...given,
  });
  return match.view(0) as unknown as View;
}

describe('a Lord that cannot be recruited', () => {
  test('lacks points, which Pearls may be as well', () => {
    const view = viewOf({ learner: { pearls: 2, hand: ['seahorse-2', 'crab-1'] } });
    expect(whyNot(view, 0, 'mainDecision', 'court:miller')).toEqual([{ why: 'points', n: 3 }]);
  });

  test('lacks Races, and the Council is said to have them', () => {
    const view = viewOf({
      learner: { pearls: 3, hand: ['seahorse-2', 'crab-1'] },
      council: { crab: ['crab-2'], squid: ['squid-1', 'squid-2'] },
    });
    expect(whyNot(view, 0, 'mainDecision', 'court:keeper')).toEqual([
      { why: 'races', n: 1 },
      { why: 'council', stacks: [{ race: 'squid', count: 2 }] },
    ]);
  });

  test('lacks the Race that it asks for', () => {
    const view = viewOf({
      learner: { pearls: 1, hand: ['squid-5', 'crab-5'] },
      council: { shellfish: ['shellfish-1'] },
    });
    expect(whyNot(view, 0, 'mainDecision', 'court:peddler')).toEqual([
      { why: 'required', race: 'shellfish' },
      { why: 'points', n: 7 },
      { why: 'council', stacks: [{ race: 'shellfish', count: 1 }] },
    ]);
  });

  test('names the powers that make it dearer or cheaper', () => {
    const dear = viewOf({
      learner: { hand: ['seahorse-2'], lords: [{ id: 'treasurer' }] },
      rival: { lords: [{ id: 'recruiter' }] },
    });
    expect(whyNot(dear, 0, 'mainDecision', 'court:miller')).toMatchObject([
      { why: 'races' },
      { why: 'points' },
      { why: 'dearer', n: 2, lords: ['recruiter'] },
      { why: 'cheaper', n: 2, lords: ['treasurer'] },
    ]);
    const kept = viewOf({
      learner: { hand: ['seahorse-2'], lords: [{ id: 'shaman' }] },
      rival: { lords: [{ id: 'recruiter' }] },
    });
    expect(whyNot(kept, 0, 'mainDecision', 'court:miller').map(({ why }) => why)).toEqual(['races', 'points']);
  });

  test('waits for the turn, and for the end of an exploration', () => {
    const view = viewOf({ learner: { pearls: 9, hand: ['seahorse-5', 'crab-5'] } });
    expect(whyNot(view, 0, 'exploreDecision', 'court:miller')).toEqual([{ why: 'exploring' }]);
    expect(whyNot({ ...view, active: 1 }, 0, undefined, 'court:miller')).toEqual([{ why: 'turn' }]);
  });
});

test('a Location names the Keys, a stack that it is empty, and the deck of Lords what plotting lacks', () => {
  const view = viewOf({ learner: { pearls: 0, keys: 2 } });
  expect(whyNot(view, 0, 'mainDecision', 'location:jail')).toEqual([{ why: 'keys', n: 2, of: 3 }]);
  const disabled = viewOf({
    learner: {
      keys: 1,
      lords: [
        { id: 'jailer', disabled: true },
        { id: 'keeper', disabled: true },
      ],
    },
  });
  expect(whyNot(disabled, 0, 'mainDecision', 'location:jail')).toEqual([
    { why: 'keys', n: 1, of: 3 },
    { why: 'disabled', lords: ['keeper'] },
  ]);
  expect(whyNot(view, 0, 'mainDecision', 'council:crab')).toEqual([{ why: 'empty' }]);
  expect(whyNot(view, 0, 'mainDecision', 'deck:lord')).toEqual([{ why: 'pearl' }]);
});

test('an offer names its price, and what a Sentinel of another keeps is said to be kept', () => {
  const view = viewOf({ learner: { pearls: 1 } });
  const offered = { ...view, active: 1, track: ['crab-5'], revealed: 0, purchases: { price: 2, bought: [0, 0] } };
  expect(whyNot(offered, 0, undefined, 'track:0')).toEqual([{ why: 'price', n: 2, of: 1 }]);
  const bought = viewOf({ options: { expansions: ['kraken'] }, learner: { pearls: 9, lords: [{ id: 'hypnotist' }] } });
  const asked = { ...offered, seats: bought.seats, expansions: bought.expansions, options: bought.options };
  expect(whyNot({ ...asked, purchases: { price: 3, bought: [2, 0] } }, 0, undefined, 'track:0')).toEqual([
    { why: 'bought' },
    { why: 'atMost', n: 2, lords: ['hypnotist'] },
  ]);
  const kept = viewOf({
    options: { expansions: ['kraken'] },
    kraken: { sentinels: { watcher: { seat: 1, on: 'court:miller' } } },
  });
  expect(whyNot(kept, 0, 'mainDecision', 'court:miller')).toEqual([{ why: 'reserved' }]);
});

test('a hand lacks something exactly if the rules say that it cannot pay', () => {
  const random = openRandom({ seed: 'fast:5', position: 0 });
  const cards = [
    ...RACES.flatMap((race) => [1, 2, 3, 4, 5].map((value) => `${race}-${value}`)),
    'kraken-2',
    'kraken-3',
  ];
  for (let i = 0; i < 5_000; i++) {
    const hand = holdingsOf(Array.from({ length: random.below(7) }, () => cards[random.below(cards.length)] as string));
    const races = 1 + random.below(5);
    const required = [null, ...RACES][random.below(6)] ?? null;
    const value = random.below(13);
    const lack = lackOf(hand, races, required, value);
    const isEnough = !lack.required && lack.races === 0 && lack.points === 0;
    expect(isEnough).toBe(isAffordable(hand, races, required, value));
  }
});

test('in games that are played, a reason stands at exactly what is not offered', () => {
  for (let seed = 0; seed < 6; seed++) {
    const random = openRandom({ seed: `fast:${seed}`, position: 0 });
    const match = Match.start(abyss, { expansions: seed % 2 ? ['kraken', 'leviathan'] : [] }, 3, `fast:${seed}`);
    while (!match.outcome) {
      const [asked] = match.pending;
      if (!asked) throw new Error('nothing is asked');
      if (asked.prompt === 'mainDecision' && asked.choice.type === 'one') {
        const view = match.view(asked.seat);
        const { options } = asked.choice;
        const has = (place: string) => whyNot(view, asked.seat, 'mainDecision', place).length === 0;
        for (const lord of view.court) expect(has(`court:${lord}`), lord).toBe(options.includes(`recruit:${lord}`));
        for (const race of RACES) expect(has(`council:${race}`), race).toBe(options.includes(`support:${race}`));
        expect(has('deck:exploration')).toBe(options.includes('explore'));
        expect(has('deck:lord')).toBe(options.includes('plot'));
      }
      match.answer(asked.seat, sample(asked.choice, random, match.game.forms));
    }
  }
});

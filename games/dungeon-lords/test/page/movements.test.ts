// What is seen of what happened on the hill.
import { Match } from '@undertow/shared/table/match.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { expect, test } from 'vitest';
import { sensible } from '../../bots/sensible.ts';
import type { Event, View } from '../../client.ts';
import { beatsOf } from '../../page/motion/beats/beats.ts';
import { movementsOf } from '../../page/motion/movements.ts';
import { dungeonLords } from '../../rules/index.ts';

const start: View = Match.start(dungeonLords, { full: false }, 2, 'fast:1').view('spectator');
const party = [{ id: 'y1-thief-1' }, { id: 'y1-priest-1' }];
const [first, ...others] = start.seats;
const fighting = {
  ...start,
  seats: [{ ...first, party, creatures: [{ id: 'goblin', sent: true }] }, ...others],
} as View;

const seen = (events: readonly Event[], before: View = start, after: View = before) =>
  movementsOf(events, before, after);

test('a minion walks along the street to its window', () => {
  const [walk] = seen([{ type: 'minionPlaced', minion: 'seat:1', order: 'get-food', space: 2 }]);
  expect(walk?.flights).toEqual([
    { from: 'seat:1', to: 'minion:get-food:2', flyer: 'now', count: 1, length: 'swim', along: 'street' },
  ]);
});

test('what is paid goes to the window before what is gained comes from it', () => {
  const movements = seen([
    { type: 'orderUsed', seat: 0, order: 'get-food', space: 1 },
    { type: 'paid', seat: 0, amounts: { gold: 1 } },
    { type: 'gained', seat: 0, amounts: { food: 9 } },
  ]);
  expect(movements.flatMap(({ flights }) => flights)).toMatchObject([
    { from: 'store:0:gold', to: 'space:get-food:1', flyer: { small: 'coin' }, count: 1 },
    { from: 'space:get-food:1', to: 'store:0:food', flyer: { small: 'meat' }, count: 6 },
  ]);
});

test('what is mined comes from where it was mined, once', () => {
  const movements = seen([
    { type: 'tunnelsMined', seat: 0, cells: [[2, 0]] },
    { type: 'gained', seat: 0, amounts: { gold: 1 } },
  ]);
  const coins = movements.flatMap(({ flights }) => flights).filter(({ to }) => to === 'store:0:gold');
  expect(coins).toHaveLength(1);
  expect(coins[0]?.from).toBe('cell:0:2,0');
});

test('steps on the scale are one way, from where the mask stood', () => {
  const after = {
    ...start,
    seats: start.seats.map((seat, at) => (at === 0 ? { ...seat, evil: seat.evil + 2 } : seat)),
  };
  const evil = start.seats[0]?.evil ?? 0;
  const steps = [1, 2].map((by): Event => ({ type: 'markerMoved', seat: 0, evil: evil + by, toward: 'evil' }));
  const moments = seen(steps, start, after).map(({ moment }) => moment);
  expect(moments).toEqual([{ kind: 'evil', from: evil, to: evil + 2 }]);
});

test('damage shows from where it comes, and what was kept off', () => {
  const hurt = (place: number, damage: number, prevented: number): Event => ({
    ...{ type: 'heroHurt', seat: 0, hero: party[place]?.id ?? '', place, damage, prevented },
    cause: { by: 'creature', creature: 'goblin' },
  });
  const [blow] = seen([hurt(0, 3, 1), hurt(1, 1, 0)], fighting);
  expect(blow?.moment).toEqual({
    ...{ kind: 'blow', from: 'sent:0:0', creature: 'goblin', trap: undefined, isWritten: false, sign: 'damage' },
    hits: [
      { at: `hero:0:${party[0]?.id}`, hero: party[0]?.id, damage: 3, prevented: 1 },
      { at: `hero:0:${party[1]?.id}`, hero: party[1]?.id, damage: 1, prevented: 0 },
    ],
  });
});

test('nothing tells of a blow, or of who falls, before it has been seen, not even to the player who pressed for it', () => {
  const fallen: Event[] = [
    { type: 'heroImprisoned', seat: 0, hero: 'y1-thief-1' },
    { type: 'heroImprisoned', seat: 0, hero: 'y1-priest-1' },
  ];
  const hurt: Event = {
    ...{ type: 'heroHurt', seat: 0, hero: 'y1-thief-1', place: 0, damage: 3, prevented: 0 },
    cause: { by: 'fatigue' },
  };
  const [blow] = seen([hurt], fighting);
  const falls = seen(fallen, fighting);
  expect([blow, ...falls].map((one) => one?.isSuspense)).toEqual([true, true]);
  expect(falls[0]?.moment).toMatchObject({ kind: 'captured', prison: 'prison:0' });
});

test('the points of fatigue of one hero are counted together, and nothing throws them', () => {
  const boot: Event = {
    ...{ type: 'heroHurt', seat: 0, hero: 'y1-thief-1', place: 0, damage: 1, prevented: 0 },
    cause: { by: 'fatigue' },
  };
  const movements = seen([boot, boot], fighting);
  expect(movements).toHaveLength(1);
  expect(movements[0]?.moment).toMatchObject({ from: undefined, hits: [{ damage: 2 }] });
});

test('hearts show who heals whom, and how much', () => {
  const healed = (place: number, points: number, by: 'heroes' | 'spell' = 'heroes'): Event => ({
    ...{ type: 'heroHealed', seat: 0, hero: party[place]?.id ?? '', place, points, by },
  });
  const movements = seen([healed(0, 2), healed(1, 1)], fighting);
  expect(movements).toHaveLength(1);
  expect(movements[0]?.moment).toEqual({
    ...{ kind: 'healing', from: ['hero:0:y1-priest-1'] },
    healed: [
      { at: 'hero:0:y1-thief-1', points: 2 },
      { at: 'hero:0:y1-priest-1', points: 1 },
    ],
  });
  const [, bySpell] = seen([{ type: 'spellCast', seat: 0, card: 'y2-regeneration' }, healed(0, 2, 'spell')], fighting);
  expect(bySpell?.moment).toMatchObject({ kind: 'healing', from: [] });
});

test('the Paladin comes with the numbers that decided', () => {
  const [called] = seen([{ type: 'paladinCame', seat: 1, from: 0 }]);
  const evilOf = (seat: number) => ({ seat, evil: start.seats[seat]?.evil });
  expect(called?.moment).toMatchObject({ kind: 'said', deciding: [evilOf(1), evilOf(0)] });
});

test('the Paladin who stays leans toward the lord whom he does not follow, with the numbers that hold him', () => {
  const [held] = seen([{ type: 'paladinStayed', seat: 1, host: 0 }]);
  const evilOf = (seat: number) => ({ seat, evil: start.seats[seat]?.evil });
  expect(held).toMatchObject({ hasWords: true, moment: { kind: 'staying', toward: 'mask:1' } });
  expect(held?.moment).toMatchObject({ deciding: [evilOf(1), evilOf(0)] });
});

test('what supplies a room flies there from the room that made it, and not from the stores', () => {
  const dungeon = [
    { cell: [2, 0], tile: 'hatchery', used: 1 },
    { cell: [2, 2], tile: 'magic-room' },
  ];
  const before = { ...start, seats: [{ ...first, dungeon }, ...others] } as View;
  const used = (fedBy: string | null): Event[] => [
    { type: 'roomUsed', seat: 0, room: 'magic-room', cell: [2, 2], imps: 2, trolls: 0, fedBy },
    { type: 'paid', seat: 0, amounts: { food: 1 } },
  ];
  const meals = (fedBy: string | null) =>
    seen(used(fedBy), before)
      .flatMap(({ flights }) => flights)
      .filter(({ flyer }) => typeof flyer === 'object' && flyer.small === 'meat')
      .map(({ from, to }) => [from, to]);
  expect(meals('hatchery')).toEqual([['cell:0:2,0', 'cell:0:2,2']]);
  expect(meals(null)).toEqual([['store:0:food', 'cell:0:2,2']]);
});

test('a trap writes its damage before it falls; that is seen step by step also where nothing moves', () => {
  const hurt: Event = {
    ...{ type: 'heroHurt', seat: 0, hero: party[0]?.id ?? '', place: 0, damage: 1, prevented: 1 },
    cause: { by: 'trap', trap: 'pendulum' },
  };
  const [sprung] = seen([{ type: 'trapRevealed', seat: 0, trap: 'pendulum' }, hurt], fighting);
  expect(sprung).toMatchObject({ hasSteps: true, moment: { kind: 'blow', trap: 'pendulum', isWritten: true } });
});

test('what flies as it lay before was there before, in a whole game', () => {
  const match = Match.start(dungeonLords, { full: true }, 4, 'fast:3');
  const random = openRandom({ seed: 'fast:3', position: 0 });
  while (!match.outcome) {
    const decision = match.pending[random.below(match.pending.length)];
    if (!decision) break;
    let before = match.view('spectator');
    const events = match.answer(decision.seat, sensible(match.view(decision.seat), decision as never)) ?? [];
    for (const beat of beatsOf(events, before, match.view('spectator'))) {
      for (const { flights } of movementsOf(beat.events, before, beat.view)) {
        for (const { from } of flights) expect(from).not.toMatch(/:-1|undefined|NaN/u);
      }
      before = beat.view;
    }
  }
});

test('a special event is seen with its picture, and one that does nothing is only said', () => {
  const momentOf = (special: string | null) => seen([{ type: 'eventBegan', event: 'special', special }])[0]?.moment;
  expect(momentOf('rats')).toEqual({ kind: 'event', event: 'rats', year: 1 });
  expect(momentOf(null)).toMatchObject({ kind: 'said' });
});

test('the year turns with the Paladin who stays in prison, and with whom the lantern is then', () => {
  const jailed = { ...start, paladin: { at: 'prison', seat: 1 } } as View;
  const turned: Event[] = [
    { type: 'yearBegan', year: 2 },
    { type: 'startingMoved', seat: 1 },
  ];
  expect(seen(turned, jailed)[0]?.moment).toEqual({ kind: 'year', year: 2, isJailed: true, starting: 1 });
  expect(seen(turned)[0]?.moment).toMatchObject({ isJailed: false });
});

test('the lantern goes on to the next house when the minion of the last one goes home', () => {
  const at = (order: string, space: number, minion: string | null) =>
    ({
      ...start,
      phase: 'orders',
      subject: { order, space },
      minions: { [order]: [minion, null, null] },
    }) as unknown as View;
  const played = (view: View): View => ({
    ...view,
    seats: view.seats.map((seat) => ({ ...seat, played: [{ id: 'get-food' }] as never })),
  });
  const flights = (after: View) =>
    seen([], played(at('get-food', 1, 'seat:0')), played(after)).map(({ flights }) => flights);
  expect(flights(at('dig-tunnels', 1, 'seat:1'))).toMatchObject([
    [{ from: 'minion:get-food:1' }, { from: 'lantern', to: 'lantern' }],
  ]);
  expect(flights(at('get-food', 2, null)).flat()).not.toContainEqual(expect.objectContaining({ from: 'lantern' }));
});

test('a heavy blow shakes the stage, and a light one does not', () => {
  const hurt = (damage: number): Event => ({
    ...{ type: 'heroHurt', seat: 0, hero: 'y1-thief-1', place: 0, damage, prevented: 0 },
    cause: { by: 'creature', creature: 'goblin' },
  });
  expect(seen([hurt(4)], fighting)).toMatchObject([{ shaken: 'stage' }]);
  expect(seen([hurt(3)], fighting)[0]).not.toHaveProperty('shaken');
});

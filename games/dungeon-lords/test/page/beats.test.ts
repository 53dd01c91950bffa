// The parts in which an update is shown.
import { Match } from '@undertow/shared/table/match.ts';
import { describe, expect, test } from 'vitest';
import type { Event, View } from '../../client.ts';
import { beatsOf, partsOf } from '../../page/motion/beats/beats.ts';
import { viewAfter } from '../../page/motion/beats/retelling.ts';
import { dungeonLords } from '../../rules/index.ts';
import { groupsOf } from '../../words/groups.ts';

const view: View = Match.start(dungeonLords, { full: false }, 2, 'fast:1').view('spectator');
const types = (events: readonly Event[]) => events.map(({ type }) => type);

const REVEALED: readonly Event[] = [
  { type: 'ordersRevealed', card: 1, orders: ['get-food', 'get-food'] },
  { type: 'minionPlaced', minion: 'seat:0', order: 'get-food', space: 1 },
  { type: 'minionPlaced', minion: 'seat:1', order: 'get-food', space: 2 },
];
const USED: readonly Event[] = [
  { type: 'orderUsed', seat: 0, order: 'get-food', space: 1 },
  { type: 'paid', seat: 0, amounts: { gold: 1 } },
  { type: 'gained', seat: 0, amounts: { food: 2 } },
];
const FALLEN: readonly Event[] = [
  { type: 'heroHurt', seat: 0, hero: 'y1-thief-1', place: 0, damage: 2, prevented: 0, cause: { by: 'fatigue' } },
  { type: 'heroImprisoned', seat: 0, hero: 'y1-thief-1' },
  { type: 'heroHurt', seat: 0, hero: 'y1-thief-2', place: 0, damage: 1, prevented: 0, cause: { by: 'fatigue' } },
];

describe('an update', () => {
  test('is cut where minions walk, and so they come one by one', () => {
    const beats = beatsOf(REVEALED, view, view);
    expect(beats.map(({ events }) => types(events))).toEqual([
      ['ordersRevealed'],
      ['minionPlaced'],
      ['minionPlaced'],
      [],
    ]);
    const standing = beats.map((beat) => beat.view.minions['get-food']?.filter(Boolean).length);
    expect(standing.slice(0, 3)).toEqual([0, 1, 2]);
  });

  test('keeps the minion in its window until all has been seen that it did', () => {
    const start = { ...view, minions: { ...view.minions, 'get-food': ['seat:0', null, null] } };
    const [used, after] = beatsOf(USED, start, view);
    expect(used?.view.minions['get-food']).toEqual(['seat:0', null, null]);
    expect(used?.view.subject).toEqual({ order: 'get-food', space: 1 });
    expect(used?.view.seats[0]?.food).toBe((view.seats[0]?.food ?? 0) + 2);
    expect(after).toEqual({ view, events: [] });
  });

  test('of one sentence that the viewer has caused is shown as it is: the next question does not wait', () => {
    expect(beatsOf(USED, view, view, true)).toEqual([{ view, events: USED }]);
  });

  test('is not cut amid what one sentence tells', () => {
    expect(partsOf(USED).map(types)).toEqual([['orderUsed', 'paid', 'gained']]);
  });

  test('of a battle is a blow, then who falls, and then the next blow', () => {
    expect(partsOf(FALLEN).map(types)).toEqual([['heroHurt'], ['heroImprisoned'], ['heroHurt']]);
  });

  test('shows the battle as it is at each beat: the hero hurt, then gone to the prison, then the creature lying down', () => {
    const party = [{ id: 'y1-thief-2' }, { id: 'y1-priest-2' }];
    const [first, ...others] = view.seats;
    const fighting = {
      ...view,
      seats: [{ ...first, party, creatures: [{ id: 'witch', sent: true }] }, ...others],
    } as View;
    const struck: readonly Event[] = [
      { type: 'creatureActed', seat: 0, creature: 'witch', action: 'bolt' },
      {
        ...{ type: 'heroHurt', seat: 0, hero: 'y1-thief-2', place: 0, damage: 4, prevented: 0 },
        cause: { by: 'creature', creature: 'witch' },
      },
      { type: 'heroImprisoned', seat: 0, hero: 'y1-thief-2' },
      { type: 'creatureTurned', seat: 0, creature: 'witch', faceDown: true },
    ];
    // The viewer's own blow, too.
    const seen = beatsOf(struck, fighting, view, true).map((beat) => beat.view.seats[0]);
    expect(seen.slice(0, 3).map((seat) => seat?.party.map(({ id, damage = 0 }) => [id, damage]))).toEqual([
      [
        ['y1-thief-2', 4],
        ['y1-priest-2', 0],
      ],
      [['y1-priest-2', 0]],
      [['y1-priest-2', 0]],
    ]);
    expect(seen.slice(0, 3).map((seat) => seat?.prison.length)).toEqual([0, 1, 1]);
    expect(seen.slice(0, 3).map((seat) => seat?.creatures[0]?.faceDown ?? false)).toEqual([false, false, true]);
  });

  test('shows healing as the step that it is, and not as that of the spell before', () => {
    const party = [{ id: 'y2-warrior-1', damage: 2 }, { id: 'y2-priest-1' }];
    const battle = { tile: [2, 0], trapCount: 0, bait: 0, step: 'creatures', iconsUsed: 0, effects: [] } as const;
    const [first, ...others] = view.seats;
    const seats = [{ ...first, party, battle }, ...others];
    const fighting = { ...view, year: 2, combatRound: 1, combatCards: ['y2-regeneration'], seats } as View;
    const cast: Event = { type: 'spellCast', seat: 0, card: 'y2-regeneration' };
    const failed: Event = { type: 'spellFailed', seat: 0, card: 'y2-regeneration', why: 'crystals' };
    const healed = (by: 'heroes' | 'spell'): Event => ({
      ...{ type: 'heroHealed', seat: 0, hero: 'y2-warrior-1', place: 0, points: 2, by },
    });
    const stepAfter = (...events: Event[]) => viewAfter(fighting, events, fighting).seats[0]?.battle?.step;
    expect(stepAfter(failed, healed('heroes'))).toBe('healing');
    expect(stepAfter(cast, healed('spell'))).toBe(stepAfter(cast));
  });

  test('tells no sentence anew when more of it has been seen', () => {
    const events = [...REVEALED, ...USED, ...FALLEN];
    const whole = groupsOf(events).map((group) => group[0]);
    let seen = 0;
    for (const part of partsOf(events)) {
      seen += part.length;
      const heads = groupsOf(events.slice(0, seen)).map((group) => group[0]);
      expect(whole.slice(0, heads.length)).toEqual(heads);
    }
    expect(seen).toBe(events.length);
  });
});

// What is told of a match, in sentences.
import type { Viewer } from '@undertow/shared/table/game.ts';
import { describe, expect, test } from 'vitest';
import type { DamageCause, DungeonEvent } from '../../rules/events.ts';
import { dungeonLords } from '../../rules/index.ts';
import { narrate } from '../../words/narrate.ts';

const cast = { seats: ['Ada', 'Bea', 'Cyril', 'Dora'] };

function told(...events: DungeonEvent[]): string[] {
  return narrate(events, cast);
}

describe('a sentence', () => {
  const SENTENCES: [string, DungeonEvent][] = [
    ['Spring of year 1: Bea is the starting player.', { type: 'roundBegan', year: 1, round: 2, starting: 1 }],
    [
      "On offer: a Goblin, a Troll, the Counterfeiters' Den and the Hatchery.",
      { type: 'offerTurnedUp', creatures: ['goblin', 'troll'], rooms: ['counterfeiters-den', 'hatchery'] },
    ],
    ['The next event is Payday.', { type: 'eventTurnedUp', event: 'payday', special: null }],
    [
      'The next event is Rats: Lose half of your food, rounded down.',
      { type: 'eventTurnedUp', event: 'special', special: 'rats' },
    ],
    [
      'The next heroes are a warrior (3) and a thief (4).',
      { type: 'heroesTurnedUp', heroes: ['y1-warrior-1', 'y1-thief-4'] },
    ],
    ['Stand-in 1 takes Mine Gold II.', { type: 'minionPlaced', minion: 'dummy-1', order: 'mine-gold', space: 2 }],
    ['Ada stays on the card Hire a Monster.', { type: 'minionStayed', minion: 'seat:0', order: 'hire-monster' }],
    ['Ada does not use Get Food III.', { type: 'orderDeclined', seat: 0, order: 'get-food', space: 3 }],
    ['Ada pays 2 food and 1 imp.', { type: 'paid', seat: 0, amounts: { food: 2, imps: 1 } }],
    ['The paladin comes to Bea from Ada.', { type: 'paladinCame', seat: 1, from: 0 }],
    ['Ada digs at column 3 row 4.', { type: 'tunnelDug', seat: 0, cell: [2, 3] }],
    ['A wizard (4) falls to the stand-in and leaves the game.', { type: 'heroDiscarded', hero: 'y1-wizard-4' }],
    [
      'Ada sends a Troll, a Ghost and 1 trap to column 3 row 1.',
      { type: 'battlePlanned', seat: 0, tile: [2, 0], creatures: ['troll', 'ghost'], traps: 1, bait: 0 },
    ],
    [
      'Ada sends 1 trap to column 3 row 1 and sets 1 gold aside as bait.',
      { type: 'battlePlanned', seat: 0, tile: [2, 0], creatures: [], traps: 1, bait: 1 },
    ],
    ["Ada's battle is over, and 1 trap and 1 gold come back.", { type: 'battleEnded', seat: 0, traps: 1, bait: 1 }],
    [
      'Ada sends nothing to column 3 row 1.',
      { type: 'battlePlanned', seat: 0, tile: [2, 0], creatures: [], traps: 0, bait: 0 },
    ],
    [
      'The combat card is Pilfer (slow, fatigue 1): Lose 1 gold if you have it.',
      { type: 'combatCardRevealed', card: 'y1-pilfer' },
    ],
    ['Ada springs the Trapdoor (no conquering).', { type: 'trapRevealed', seat: 0, trap: 'trapdoor' }],
    ['The heroes cast Magic Shield on Ada.', { type: 'spellCast', seat: 0, card: 'y1-magic-shield' }],
    [
      'Antimagic keeps the heroes from casting Plunder.',
      { type: 'spellFailed', seat: 0, card: 'y2-plunder', why: 'antimagic' },
    ],
    [
      "Ada's Slime (no conquering) delays the heroes.",
      { type: 'creatureActed', seat: 0, creature: 'slime', action: 'delay' },
    ],
    ["Ada's Ghost cannot attack.", { type: 'creatureActed', seat: 0, creature: 'ghost', action: 'none' }],
    [
      'The Cursed Ring deals 1 damage (2, less 1 by anti-trap icons) to the warrior (3).',
      {
        type: 'heroHurt',
        seat: 0,
        hero: 'y1-warrior-1',
        place: 0,
        damage: 1,
        prevented: 1,
        cause: { by: 'trap', trap: 'cursed-ring' },
      },
    ],
    ["The paladin (5) goes to Ada's prison.", { type: 'heroImprisoned', seat: 0, hero: 'paladin-year1' }],
    [
      'The title Battle Lord goes to Ada and Bea: 2 points each.',
      { type: 'titleAwarded', title: 'battle-lord', seats: [0, 1], points: 2 },
    ],
  ];

  test.for(SENTENCES)('%s', ([sentence, event]) => {
    expect(told(event)).toEqual([sentence]);
  });

  test('names the faces only for those who are told them', () => {
    const drawn = {
      type: 'trapsDrawn',
      seat: 0,
      count: 2,
      secret: { seat: 0, faces: ['trapdoor', 'pendulum'] },
    } as const;
    const spied = { type: 'cardSpied', seat: 0, place: 3, secret: { seat: 0, faces: ['y1-pilfer'] } } as const;
    const discarded = { type: 'trapDiscarded', seat: 0, secret: { seat: 0, faces: ['pendulum'] } } as const;
    const toldTo = (viewer: Viewer) =>
      [drawn, spied, discarded].flatMap((event) => told(dungeonLords.redact(event, viewer) as DungeonEvent));
    expect(toldTo(0)).toEqual([
      'Ada draws 2 traps (Trapdoor and Pendulum).',
      'Ada looks at combat card 3 (Pilfer).',
      'Ada discards 1 trap (Pendulum).',
    ]);
    for (const viewer of [1, 'spectator'] as const) {
      expect(toldTo(viewer)).toEqual(['Ada draws 2 traps.', 'Ada looks at combat card 3.', 'Ada discards 1 trap.']);
    }
  });
});

describe('what belongs together is one sentence', () => {
  const hit = (cause: DamageCause): DungeonEvent => ({
    type: 'heroHurt',
    seat: 0,
    hero: 'y1-warrior-1',
    place: 0,
    damage: 1,
    prevented: 0,
    cause,
  });
  const step = (seat: number, evil: number): DungeonEvent => ({ type: 'markerMoved', seat, evil, toward: 'evil' });

  test('the steps of a marker, with the order that they are paid for, and the paladin whom they call after it', () => {
    expect(
      told(
        { type: 'orderUsed', seat: 0, order: 'get-food', space: 3 },
        step(0, 9),
        step(0, 10),
        { type: 'paladinCame', seat: 0, from: null },
        { type: 'gained', seat: 0, amounts: { food: 3, gold: 1 } },
      ),
    ).toEqual([
      'Get Food III: Ada moves 2 toward evil, to 10, and gains 3 food and 1 gold.',
      'The paladin comes to Ada.',
    ]);
  });

  test('the steps of two players are told apart', () => {
    expect(told(step(0, 6), step(0, 7), step(1, 9))).toEqual([
      'Ada moves 2 toward evil, to 7.',
      'Bea moves 1 toward evil, to 9.',
    ]);
  });

  test('each creature of a payday is told with its own price, or with the step for its release', () => {
    expect(
      told(
        { type: 'creatureLeft', seat: 0, creature: 'goblin', why: 'released' },
        step(0, 6),
        { type: 'paid', seat: 0, amounts: { food: 2 } },
        { type: 'creaturePaid', seat: 0, creature: 'troll' },
        { type: 'creatureLeft', seat: 0, creature: 'slime', why: 'released' },
        step(0, 7),
        step(0, 8),
        { type: 'creaturePaid', seat: 0, creature: 'ghost' },
      ),
    ).toEqual([
      'Ada releases the Goblin and moves 1 toward evil, to 6.',
      'Ada pays 2 food and keeps the Troll.',
      'Ada releases the Slime and moves 1 toward evil, to 7.',
      'Ada moves 1 toward evil, to 8, and keeps the Ghost.',
    ]);
  });

  test('a hero comes with what an event makes him do', () => {
    expect(
      told(
        { type: 'heroArrived', seat: 0, hero: 'y1-thief-1' },
        { type: 'lost', seat: 0, amounts: { gold: 1 } },
        { type: 'heroArrived', seat: 1, hero: 'y1-warrior-1' },
      ),
    ).toEqual(['A thief (3) comes to Ada, who loses 1 gold.', 'A warrior (3) comes to Bea.']);
  });

  test('damage of a creature is not told as that of fatigue', () => {
    expect(
      told(
        { type: 'creatureActed', seat: 0, creature: 'troll', action: 'smash' },
        hit({ by: 'creature', creature: 'troll' }),
        hit({ by: 'fatigue' }),
      ),
    ).toEqual(["Ada's Troll (smash) deals 1 damage to the warrior (3).", 'Fatigue deals 1 damage to the warrior (3).']);
  });

  test('what becomes of a creature is told with its own attack alone', () => {
    const turned = (faceDown: boolean) => ({ type: 'creatureTurned', seat: 0, creature: 'goblin', faceDown }) as const;
    expect(
      told(hit({ by: 'creature', creature: 'goblin' }), turned(true), hit({ by: 'fatigue' }), turned(false), {
        ...turned(false),
        creature: 'witch',
      }),
    ).toEqual([
      "Ada's Goblin deals 1 damage to the warrior (3) and is knocked out.",
      'Fatigue deals 1 damage to the warrior (3).',
      'Ada turns the Goblin and the Witch face up again.',
    ]);
  });

  test('a creature that an event turns face down is told apart from what is paid for another', () => {
    expect(told(step(0, 5), { type: 'creatureTurned', seat: 0, creature: 'golem', faceDown: true })).toEqual([
      'Ada moves 1 toward evil, to 5.',
      'Ada turns the Golem face down.',
    ]);
  });

  test('a round tells who is its starting player, and a battle that begins that the one before is over', () => {
    expect(
      told(
        { type: 'battleEnded', seat: 0, traps: 0, bait: 0 },
        { type: 'battleBegan', seat: 1, tile: [2, 0] },
        { type: 'startingMoved', seat: 1 },
        { type: 'roundBegan', year: 2, round: 1, starting: 1 },
      ),
    ).toEqual(['The heroes attack Bea at column 3 row 1.', 'Winter of year 2: Bea is the starting player.']);
  });
});

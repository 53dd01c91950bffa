// What is told of a match, in sentences.
import type { Viewer } from '@undertow/shared/table/game.ts';
import { plain } from '@undertow/shared/words/parts.ts';
import { describe, expect, test } from 'vitest';
import type { DamageCause, DungeonEvent } from '../../rules/events.ts';
import { dungeonLords } from '../../rules/index.ts';
import { dungeonIn } from '../../words/dungeon-in.ts';
import { words } from '../../words/languages/en.ts';

const talk = dungeonIn('en', words);

function told(...events: DungeonEvent[]): string[] {
  return talk.story(events, ['Ada', 'Bea', 'Cyril', 'Dora']).map((parts) => plain(parts).replaceAll('\u00a0', ' '));
}

describe('a sentence', () => {
  const SENTENCES: [string, DungeonEvent][] = [
    ['Round 2; Bea goes first.', { type: 'roundBegan', year: 1, round: 2, starting: 1 }],
    ['Looking for work: Goblin and Troll.', { type: 'offerTurnedUp', creatures: ['goblin', 'troll'], rooms: [] }],
    [
      'On the crane: Counterfeiters’ Den and Hatchery.',
      { type: 'offerTurnedUp', creatures: [], rooms: ['counterfeiters-den', 'hatchery'] },
    ],
    ['The next round brings Payday.', { type: 'eventTurnedUp', event: 'payday', special: null }],
    ['The next round brings Rats.', { type: 'eventTurnedUp', event: 'special', special: 'rats' }],
    ['Setting out: Warrior and Thief.', { type: 'heroesTurnedUp', heroes: ['y1-warrior-1', 'y1-thief-4'] }],
    ['The stand-in takes Mine Gold II.', { type: 'minionPlaced', minion: 'dummy-1', order: 'mine-gold', space: 2 }],
    [
      'Ada finds no space at Hire a Monster; the minion stays on its card.',
      { type: 'minionStayed', minion: 'seat:0', order: 'hire-monster' },
    ],
    ['Ada leaves Get Food III.', { type: 'orderDeclined', seat: 0, order: 'get-food', space: 3 }],
    ['Ada pays 2 food and 1 imp.', { type: 'paid', seat: 0, amounts: { food: 2, imps: 1 } }],
    ['The Paladin leaves Ada and goes to Bea.', { type: 'paladinCame', seat: 1, from: 0 }],
    ['Ada digs column 3 at depth 4.', { type: 'tunnelDug', seat: 0, cell: [2, 3] }],
    ['The Wizard comes to the stand-in and goes home.', { type: 'heroDiscarded', hero: 'y1-wizard-4' }],
    [
      'Ada waits with the Troll, the Ghost and 1 trap (column 3 at depth 1).',
      { type: 'battlePlanned', seat: 0, tile: [2, 0], creatures: ['troll', 'ghost'], traps: 1, bait: 0 },
    ],
    ['The battle of Ada is over.', { type: 'battleEnded', seat: 0, traps: 1, bait: 1 }],
    [
      'Ada waits with nobody (column 3 at depth 1).',
      { type: 'battlePlanned', seat: 0, tile: [2, 0], creatures: [], traps: 0, bait: 0 },
    ],
    ['The combat card: Pilfer.', { type: 'combatCardRevealed', card: 'y1-pilfer' }],
    ['Ada springs the Trapdoor.', { type: 'trapRevealed', seat: 0, trap: 'trapdoor' }],
    ['The heroes cast Magic Shield on Ada.', { type: 'spellCast', seat: 0, card: 'y1-magic-shield' }],
    ['Antimagic stops Plunder.', { type: 'spellFailed', seat: 0, card: 'y2-plunder', why: 'antimagic' }],
    ['The Slime of Ada acts.', { type: 'creatureActed', seat: 0, creature: 'slime', action: 'delay' }],
    ['The Ghost of Ada acts.', { type: 'creatureActed', seat: 0, creature: 'ghost', action: 'none' }],
    [
      'The Warrior takes 1 damage (1 prevented).',
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
    ['The Paladin sits in the prison of Ada.', { type: 'heroImprisoned', seat: 0, hero: 'paladin-year1' }],
    ['Battle Lord: Ada and Bea, 2 points.', { type: 'titleAwarded', title: 'battle-lord', seats: [0, 1], points: 2 }],
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
      'Ada draws the Trapdoor and the Pendulum.',
      'Ada looks at combat card 3: Pilfer.',
      'Ada discards the Pendulum.',
    ]);
    for (const viewer of [1, 'spectator'] as const) {
      expect(toldTo(viewer)).toEqual(['Ada draws 2 traps.', 'Ada looks at combat card 3.', 'Ada discards 1 trap.']);
    }
  });
});

describe('what belongs together stands together', () => {
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
    ).toEqual(['Get Food III: Ada moves 2 steps to evil and gains 3 food and 1 gold.', 'The Paladin comes to Ada.']);
  });

  test('the steps of two players are told apart', () => {
    expect(told(step(0, 6), step(0, 7), step(1, 9))).toEqual([
      'Ada moves 2 steps to evil.',
      'Bea moves 1 step to evil.',
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
      'Ada lets the Goblin go and moves 1 step to evil.',
      'Ada pays 2 food and pays the Troll.',
      'Ada lets the Slime go and moves 1 step to evil.',
      'Ada moves 1 step to evil and pays the Ghost.',
    ]);
  });

  test('a hero comes before what an event makes him do', () => {
    expect(
      told(
        { type: 'heroArrived', seat: 0, hero: 'y1-thief-1' },
        { type: 'lost', seat: 0, amounts: { gold: 1 } },
        { type: 'heroArrived', seat: 1, hero: 'y1-warrior-1' },
      ),
    ).toEqual(['The Thief comes to Ada.', 'Ada loses 1 gold.', 'The Warrior comes to Bea.']);
  });

  test('damage of a creature is not told as that of fatigue', () => {
    expect(
      told(
        { type: 'creatureActed', seat: 0, creature: 'troll', action: 'smash' },
        hit({ by: 'creature', creature: 'troll' }),
        hit({ by: 'fatigue' }),
      ),
    ).toEqual(['The Troll of Ada acts.', 'The Warrior takes 1 damage.', 'Fatigue: the Warrior takes 1 damage.']);
  });

  test('what becomes of a creature is told with its own attack alone', () => {
    const turned = (faceDown: boolean) => ({ type: 'creatureTurned', seat: 0, creature: 'goblin', faceDown }) as const;
    expect(
      told(hit({ by: 'creature', creature: 'goblin' }), turned(true), hit({ by: 'fatigue' }), turned(false), {
        ...turned(false),
        creature: 'witch',
      }),
    ).toEqual([
      'The Warrior takes 1 damage.',
      'Ada loses the Goblin until the combat is over.',
      'Fatigue: the Warrior takes 1 damage.',
      'Ada has the Goblin and the Witch ready again.',
    ]);
  });

  test('a creature that an event turns face down is told apart from what is paid for another', () => {
    expect(told(step(0, 5), { type: 'creatureTurned', seat: 0, creature: 'golem', faceDown: true })).toEqual([
      'Ada moves 1 step to evil.',
      'Ada loses the Golem until the combat is over.',
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
    ).toEqual(['The heroes come to Bea (column 3 at depth 1).', 'Round 1; Bea goes first.']);
  });
});

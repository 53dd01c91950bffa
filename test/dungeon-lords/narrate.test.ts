// What is told of a match, in sentences.
import type { DamageCause, DungeonEvent } from '@undertow/shared/dungeon-lords/events.ts';
import { dungeonLords } from '@undertow/shared/dungeon-lords/index.ts';
import { narrate } from '@undertow/shared/dungeon-lords/narrate.ts';
import type { Options, State } from '@undertow/shared/dungeon-lords/state.ts';
import type { View } from '@undertow/shared/dungeon-lords/view.ts';
import { sample } from '@undertow/shared/table/choice.ts';
import type { Answer, Decision, Viewer } from '@undertow/shared/table/game.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { describe, expect, test } from 'vitest';
import { make } from '../games/random-games.ts';

const cast = { seats: ['Ada', 'Bea', 'Cyril', 'Dora'] };

type DungeonMatch = Match<State, DungeonEvent, View, Options>;

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
    ['Dummy 1 takes Mine Gold II.', { type: 'minionPlaced', minion: 'dummy-1', order: 'mine-gold', space: 2 }],
    ['Ada stays on the card Hire Monster.', { type: 'minionStayed', minion: 'seat:0', order: 'hire-monster' }],
    ['Ada does not use Get Food III.', { type: 'orderDeclined', seat: 0, order: 'get-food', space: 3 }],
    ['Ada pays 2 food and 1 imp.', { type: 'paid', seat: 0, amounts: { food: 2, imps: 1 } }],
    ['The paladin comes to Bea from Ada.', { type: 'paladinCame', seat: 1, from: 0 }],
    ['Ada digs at column 3 row 4.', { type: 'tunnelDug', seat: 0, cell: [2, 3] }],
    ['A wizard (4) falls to the dummy and leaves the game.', { type: 'heroDiscarded', hero: 'y1-wizard-4' }],
    [
      'Ada sends a Troll, a Ghost and 1 trap to column 3 row 1.',
      { type: 'battlePlanned', seat: 0, tile: [2, 0], creatures: ['troll', 'ghost'], traps: 1 },
    ],
    ['Ada sends nothing to column 3 row 1.', { type: 'battlePlanned', seat: 0, tile: [2, 0], creatures: [], traps: 0 }],
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
        { type: 'battleEnded', seat: 0 },
        { type: 'battleBegan', seat: 1, tile: [2, 0] },
        { type: 'startingMoved', seat: 1 },
        { type: 'roundBegan', year: 2, round: 1, starting: 1 },
      ),
    ).toEqual(['The heroes attack Bea at column 3 row 1.', 'Winter of year 2: Bea is the starting player.']);
  });
});

describe('a transcript', () => {
  /** Plays on with these answers, as far as they go, and tells what a spectator is told. */
  function transcript(match: DungeonMatch, answerTo: (decision: Decision) => Answer | undefined): string[] {
    const lines: string[] = [];
    for (;;) {
      const [decision] = match.pending;
      const answer = decision && answerTo(decision);
      if (!decision || answer === undefined) return lines;
      lines.push(...narrate(asTold(make(match, { decision, answer }), 'spectator'), cast));
    }
  }

  test('of a round of orders tells what came of each space', () => {
    const match = Match.start(dungeonLords, { full: true }, 3, 'fast:2');
    const random = openRandom({ seed: 'fast:2', position: 0 });
    const lines = transcript(match, ({ choice }) => {
      if (match.state.round > 1) return undefined;
      return 'options' in choice && choice.options.includes('use') ? 'use' : sample(choice, random, dungeonLords.forms);
    });
    expect(lines).toEqual([
      'Recruit Imps and Dig Tunnels are blocked for Ada.',
      'Improve Reputation and Recruit Imps are blocked for Bea.',
      'Build Room and Mine Gold are blocked for Cyril.',
      'Winter of year 1: Bea is the starting player.',
      'On offer: a Witch, a Ghost, a Slime, the Souvenir Workshop and the Printing Press.',
      'The next event is Taxes.',
      'The next heroes are a wizard (3), a thief (4) and a priest (4).',
      'Dummy 1 turns up Buy Traps II, Hire Monster II and Build Room II.',
      'Card 1: Bea takes Hire Monster I for 1 gold, Cyril takes Improve Reputation I and Ada takes Buy Traps I.',
      'Card 2: Bea takes Build Room I, Cyril takes Recruit Imps I and Ada takes Get Food I.',
      'Card 3: Bea takes Buy Traps III, Cyril takes Dig Tunnels I and Ada takes Build Room III.',
      'Get Food I: Ada pays 1 gold and gains 2 food.',
      'Cyril moves 1 toward good, to 4.',
      'Improve Reputation I: Cyril looks at combat card 1.',
      'Dig Tunnels I: Cyril sets 2 imps to work and digs at column 4 row 1 and column 5 row 1.',
      'Recruit Imps I: Cyril pays 1 food and gains 1 imp.',
      'Buy Traps I: Ada pays 1 gold and draws 1 trap.',
      'Buy Traps III: Bea pays 2 gold and draws 2 traps.',
      'Hire Monster I: Bea moves 1 toward evil, to 6, and hires a Ghost.',
      'Build Room III: Ada pays 1 gold and builds the Printing Press at column 3 row 3.',
      'Build Room I: Bea builds the Souvenir Workshop at column 3 row 2.',
      'The Souvenir Workshop: Bea sets 3 imps to work and gains 1 gold.',
      'Bea takes Hire Monster back, Cyril takes Improve Reputation back and Ada takes Buy Traps back.',
      'Spring of year 1: Cyril is the starting player.',
      "On offer: a Ghost, a Witch, a Vampire, the Hatchery and the Counterfeiters' Den.",
      'The next event is Payday.',
      'The next heroes are a warrior (3), a thief (3) and a thief (4).',
      'Dummy 1 turns up Mine Gold II, Recruit Imps II and Dig Tunnels II.',
    ]);
  });

  test('of a battle tells where each point of damage came from', () => {
    const tile = (row: number) => [2, row];
    const answers: Answer[] = [
      { tile: tile(0), traps: ['rolling-stone'], creatures: ['troll'] },
      'troll/fed-smash',
      { tile: tile(1), traps: [], creatures: ['goblin'] },
    ];
    const match = Match.start(dungeonLords, { full: false, training: 1 }, 1, 'fast:1');
    expect(transcript(match, () => answers.shift())).toEqual([
      'Ada sends a Troll and 1 trap to column 3 row 1.',
      'The heroes attack Ada at column 3 row 1.',
      'Ada springs the Rolling Stone, which deals 3 damage to the warrior (3).',
      "The warrior (3) goes to Ada's prison.",
      "Ada's Troll (fed smash, for 1 food) deals 4 damage to the warrior (4) and is knocked out.",
      "The warrior (4) goes to Ada's prison.",
      'Fatigue deals 2 damage to the priest (3).',
      "Ada's tunnel at column 3 row 1 is conquered, and Ada moves 1 toward good, to 4.",
      'Combat round 2 begins.',
      'Ada sends a Goblin to column 3 row 2.',
      'The heroes attack Ada at column 3 row 2.',
      "Ada's Goblin deals 2 damage to the priest (3) and is knocked out.",
      "The priest (3) goes to Ada's prison.",
      'Combat round 3 begins.',
      'Ada turns the Troll and the Goblin face up again.',
      'The combat of year 1 is over.',
      'The game is over: Ada 6.',
    ]);
  });
});

function asTold(events: readonly DungeonEvent[], viewer: Viewer): DungeonEvent[] {
  return events.flatMap((event) => dungeonLords.redact(event, viewer) ?? []);
}

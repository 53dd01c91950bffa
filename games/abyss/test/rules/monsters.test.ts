// Monsters and the Threat track (B50-B57).
import { describe, expect, test } from 'vitest';
import { answer, asked, explore, fight, goOn, optionsOf, pearls, quietTable, seatOf } from '../support/table-talk.ts';

const ALLIES = ['crab-1', 'squid-2', 'jellyfish-2', 'seahorse-3'];

function meetingMonster(threat: number, more = {}) {
  const match = quietTable([{}, { pearls: 5 }], {
    explorationDeck: ['monster', 'monster', ...ALLIES],
    threat,
    ...more,
  });
  explore(match);
  return match;
}

test('B50: a Monster is not offered; it is fought, or the exploration goes on', () => {
  const match = meetingMonster(1);
  expect(asked(match)).toEqual(['0 monsterDecision']);
  expect(optionsOf(match, 0, 'monsterDecision')).toEqual(['fight', 'continue']);
});

test('B51: a fight brings the reward, puts the Threat token back, and ends the exploration', () => {
  const match = meetingMonster(3, { discard: [] });
  fight(match);
  expect(seatOf(match, 0).keys).toBe(1);
  expect(match.state).toMatchObject({ threat: 1, track: [], discard: ['monster'], active: 1 });
});

test('B52: going on moves the Threat token, and leaves the Monster on the track', () => {
  const match = meetingMonster(2);
  goOn(match);
  expect(match.state).toMatchObject({ threat: 3, track: ['monster', 'monster'] });
});

test('B52: on the last space the Threat token stays', () => {
  const match = meetingMonster(6);
  goOn(match);
  expect(match.state.threat).toBe(6);
});

test('B53: a Monster on the fifth space must be fought, and brings a Pearl besides the reward', () => {
  const match = quietTable([{}, {}], { explorationDeck: [...ALLIES, 'monster', 'crab-2'], threat: 3 });
  explore(match);
  for (const _ of ALLIES) goOn(match);
  expect(seatOf(match, 0)).toMatchObject({ keys: 1, pearls: 1 });
});

describe('B54: the rewards', () => {
  const CHOICES: [number, string[]][] = [
    [1, ['pearls:1', 'tokens:1']],
    [2, ['pearls:2', 'pearls:1,tokens:1', 'tokens:2']],
    [4, ['keys:1,pearls:1', 'keys:1,tokens:1']],
    [5, ['keys:1,pearls:2', 'keys:1,pearls:1,tokens:1', 'keys:1,tokens:2']],
  ];

  test.each(CHOICES)('space %d offers a choice', (threat, options) => {
    const match = meetingMonster(threat);
    fight(match);
    expect(optionsOf(match, 0, 'monsterReward')).toEqual(options);
  });

  test.each(CHOICES.flatMap(([threat, options]) => options.map((option) => [threat, option] as const)))(
    'on space %d, %s is what is gained',
    (threat, option) => {
      const match = meetingMonster(threat);
      fight(match);
      answer(match, 0, 'monsterReward', option);
      const { keys, pearls, tokens } = seatOf(match, 0);
      const gained = { keys, pearls, tokens: tokens.length };
      const parts = option.split(',').map((part) => part.split(':'));
      expect(gained).toEqual({
        keys: 0,
        pearls: 0,
        tokens: 0,
        ...Object.fromEntries(parts.map(([what, n]) => [what, Number(n)])),
      });
    },
  );

  test.each([
    [3, 1],
    [6, 2],
  ])('space %d brings Keys without a choice: %d', (threat, keys) => {
    const match = meetingMonster(threat);
    fight(match);
    expect(seatOf(match, 0)).toMatchObject({ keys, pearls: 0, tokens: [] });
  });
});

describe('Monster tokens', () => {
  test('B55: they come from the supply, and only their owner is told which they are', () => {
    const match = meetingMonster(2, { tokenSupply: { base: ['points-4', 'points-2', 'points-3'] } });
    fight(match);
    const events = answer(match, 0, 'monsterReward', 'tokens:2');
    expect(seatOf(match, 0).tokens).toEqual(['points-4', 'points-2']);
    const drawn = { type: 'tokensDrawn', seat: 0, supply: 'base', count: 2 };
    const seenBy = (viewer: 0 | 1) => events.map((event) => match.game.redact(event, viewer));
    expect(seenBy(0)).toContainEqual({ ...drawn, secret: { seats: [0], faces: ['points-4', 'points-2'] } });
    expect(seenBy(1)).toContainEqual(drawn);
  });

  test('B55: a reward with more tokens than are left cannot be chosen', () => {
    const match = meetingMonster(2, { tokenSupply: { base: ['points-4'] } });
    fight(match);
    expect(optionsOf(match, 0, 'monsterReward')).toEqual(['pearls:2', 'pearls:1,tokens:1']);
  });

  test('B55: with no token left, only the Pearl remains, and no player is asked', () => {
    const match = meetingMonster(1, { tokenSupply: { base: [] } });
    fight(match);
    expect(pearls(match)).toEqual([1, 5]);
  });
});

test('B56: Keys from fights are tokens, and are kept', () => {
  const match = meetingMonster(6);
  fight(match);
  expect(asked(match)).toEqual(['1 mainDecision']);
  expect(seatOf(match, 0)).toMatchObject({ keys: 2, locations: [] });
});

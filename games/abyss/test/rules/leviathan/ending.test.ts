// The end of a game with Leviathan (L50-L55).
import { describe, expect, test } from 'vitest';
import { act, leviathansIn, leviathanTable, recruit, requestSupport } from '../../support/expansion-talk.ts';
import { answer, asked, explore, goOn } from '../../support/table-talk.ts';

const council = { jellyfish: ['jellyfish-1'], squid: ['squid-1'], crab: ['crab-1'], seahorse: ['seahorse-1'] };
const border = { b4: 'leviathan-20', b5: 'leviathan-17' };
/** With fewer than three Keys. */
const SEVEN = ['hermit', 'elder', 'sage', 'miller', 'aquaculturist', 'landowner', 'seeker'];
const monsters = ['monster', 'monster', 'squid-2', 'squid-3'];

describe('L50: the end comes', () => {
  test.each([
    ['the Leviathan deck is empty', { leviathanDeck: [] }],
    ['the base supply of tokens is empty', { tokenSupply: { base: [] } }],
    ['the new supply of tokens is empty', { tokenSupply: { leviathan: [] } }],
  ])('when %s at the end of a turn', (_, table) => {
    const match = leviathanTable([{}, {}, {}], { council, border, ...table });
    requestSupport(match, 'jellyfish');
    expect(match.state.ending).toEqual({ trigger: 0 });
    requestSupport(match, 'squid');
    requestSupport(match, 'crab');
    expect(match.outcome).toBeDefined();
  });

  test('not before', () => {
    const match = leviathanTable([{}, {}], { council, border, leviathanDeck: ['leviathan-18'] });
    requestSupport(match, 'jellyfish');
    expect(match.state.ending).toBeNull();
  });
});

describe('L51: in the last turns', () => {
  const inLastTurn = (table: object, hand = ['crab-5'], lords: string[] = []) => {
    const match = leviathanTable([{ lords }, { hand }], {
      council,
      border,
      explorationDeck: monsters,
      discard: [],
      ...table,
    });
    requestSupport(match, 'jellyfish');
    explore(match);
    return match;
  };

  test('Monsters have no effect if Leviathans or tokens brought them about', () => {
    const match = inLastTurn({ leviathanDeck: [] });
    expect(match.state).toMatchObject({ track: ['squid-2'], discard: ['monster', 'monster'] });
    expect(asked(match)).toEqual(['1 exploreDecision']);
  });

  test('Monsters have no effect either if Lords and tokens brought them about together', () => {
    const match = inLastTurn({ tokenSupply: { base: [] } }, ['crab-5'], SEVEN);
    expect(match.state).toMatchObject({ track: ['squid-2'], endConditionMet: false, ending: { trigger: 0 } });
  });

  test('Monsters are as ever if only Lords brought them about, even when the deck runs out then', () => {
    const match = inLastTurn({ leviathanDeck: ['leviathan-18'], dice: [6, 6] }, ['crab-5'], SEVEN);
    expect(asked(match)).toEqual(['1 monsterDecision']);
    goOn(match);
    expect(leviathansIn(match)).toMatchObject({ deck: [], border: { 'b11-12': { id: 'leviathan-18' } } });
    // The deck is empty now, and the next Monster still can be fought.
    expect(asked(match)).toEqual(['1 monsterDecision']);
  });

  test('Monsters are as ever in an extra turn of the player who triggered the end (B134)', () => {
    const match = leviathanTable([{ hand: ['jellyfish-5', 'jellyfish-4', 'crab-5'] }, {}], {
      council,
      border,
      court: ['invoker', 'keeper', 'miller', 'reaper', 'shepherd'],
      explorationDeck: monsters,
      leviathanDeck: [],
    });
    recruit(match, 'invoker', ['jellyfish-5', 'jellyfish-4']);
    expect(match.state).toMatchObject({ active: 0, ending: { trigger: 0 } });
    explore(match);
    expect(asked(match)).toEqual(['0 monsterDecision']);
  });

  test('an exploration that can only find Monsters ends with nothing (L26)', () => {
    const match = inLastTurn({ leviathanDeck: [], explorationDeck: ['monster', 'monster'] });
    expect(match.state.discard).toEqual(expect.arrayContaining(['monster', 'monster']));
    expect(match.outcome).toBeDefined();
  });
});

test('L52: Lords that fight, damage or place Leviathans still work in the last turns', () => {
  const match = leviathanTable([{}, { hand: ['jellyfish-5', 'squid-4', 'crab-5'] }], {
    council,
    border,
    court: ['sorcerer', 'keeper', 'miller', 'reaper', 'shepherd'],
    leviathanDeck: [],
    dice: [2],
  });
  requestSupport(match, 'jellyfish');
  recruit(match, 'sorcerer', ['jellyfish-5', 'squid-4']);
  answer(match, 1, 'sorcererFight', 'fight');
  answer(match, 1, 'chooseLeviathan', 'leviathan-20');
  answer(match, 1, 'rewardSplit', 1);
  expect(match.outcome).toBeDefined();
  expect(leviathansIn(match).slain).toEqual([[], ['leviathan-20']]);
});

test('L55: Wounds cost a point each, the Scourge figure is worth five, and a total may be negative', () => {
  const match = leviathanTable(
    [
      { wounds: 7, slain: ['leviathan-01'], tokens: ['pearls-3'] },
      { wounds: 1, slain: ['leviathan-02'] },
    ],
    { scourge: 1, council },
  );
  const scores = match.view('spectator').seats.map(({ score }) => [score.other, score.total]);
  expect(scores).toEqual([
    [-7, -7],
    [4, 4],
  ]);
});

test('L55: new tokens that were not revealed are worth nothing, and are turned up in the end', () => {
  const match = leviathanTable([{ tokens: ['pearls-3', 'key', 'points-3'] }, {}], { council, leviathanDeck: [] });
  answer(match, 0, 'revealTokens', 'done');
  act(match, 'support:jellyfish');
  act(match, 'support:squid');
  expect(match.state.scores?.map(({ tokens }) => tokens)).toEqual([3, 0]);
  expect(match.view(1).seats[0]?.tokens).toEqual(['pearls-3', 'key', 'points-3']);
});

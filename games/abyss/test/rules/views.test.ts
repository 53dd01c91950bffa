// What is hidden from which viewers, in views, in what is told, and in what is asked (B42, B55, B60, B109).
import { describe, expect, test } from 'vitest';
import {
  afterRecruiting,
  answer,
  asked,
  beforeRecruiting,
  decisionOf,
  type Events,
  explore,
  type Match,
  quietTable,
  recruit,
  requestSupport,
  usePower,
} from '../support/table-talk.ts';

const VIEWERS = [0, 1, 'spectator'] as const;

/** For each viewer whether this face is anywhere in what it sees and what it is asked. */
function sees(match: Match, face: string): boolean[] {
  return VIEWERS.map((viewer) => JSON.stringify([match.view(viewer), match.asked(viewer)]).includes(`"${face}"`));
}

function hears(match: Match, events: Events, face: string): boolean[] {
  return VIEWERS.map((viewer) =>
    JSON.stringify(events.map((event) => match.game.redact(event, viewer))).includes(`"${face}"`),
  );
}

const NO_VIEWER = [false, false, false];
const OWNER = [true, false, false];
const ALL_VIEWERS = [true, true, true];

describe('what lies where', () => {
  test('a hand is seen by its owner, and counted by the others', () => {
    const match = quietTable([{ hand: ['crab-5', 'crab-4'] }, {}]);
    expect(sees(match, 'crab-5')).toEqual(OWNER);
    expect(match.view(1).seats[0]?.handCount).toBe(2);
  });

  test('Monster tokens are seen by their owner, and counted by their backs', () => {
    const match = quietTable([{ tokens: ['points-4', 'points-4'] }, {}]);
    expect(sees(match, 'points-4')).toEqual(OWNER);
    expect(match.view('spectator').seats[0]?.tokenBacks).toEqual({ base: 2 });
  });

  test('Monster tokens count in the score as their owner sees it, and for no other viewer', () => {
    const match = quietTable([{ tokens: ['points-4', 'points-4'] }, {}]);
    const scores = (viewer: (typeof VIEWERS)[number]) => match.view(viewer).seats.map(({ score }) => score.total);
    expect(VIEWERS.map(scores)).toEqual([
      [8, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  test.each([
    ['the Exploration deck', { explorationDeck: ['crab-5'] }, 'crab-5'],
    ['the discard pile', { discard: ['crab-5'] }, 'crab-5'],
    ['the Council stacks', { council: { crab: ['crab-5'], squid: ['squid-1'] } }, 'crab-5'],
    ['the Lord deck', { lordDeck: ['sage'] }, 'sage'],
    ['the Location deck', { locationDeck: ['jail'] }, 'jail'],
    ['the supply of Monster tokens', { tokenSupply: { base: ['points-4'] } }, 'points-4'],
  ])('%s is hidden from all viewers', (_, table, face) => {
    expect(sees(quietTable([{}, {}], table), face)).toEqual(NO_VIEWER);
  });

  test.each([
    ['the track', { track: ['crab-5'] }, 'crab-5'],
    ['the Court', { court: ['sage'] }, 'sage'],
    ['the available Locations', { available: ['jail'] }, 'jail'],
  ])('%s is open to all viewers', (_, table, face) => {
    expect(sees(quietTable([{}, {}], table), face)).toEqual(ALL_VIEWERS);
  });

  test.each([
    ['Lords', { lords: ['sage'] }, 'sage'],
    ['Locations', { locations: ['jail'] }, 'jail'],
    ['affiliated Allies', { affiliated: ['crab-5'] }, 'crab-5'],
  ])('%s of a player are open to all viewers', (_, seat, face) => {
    expect(sees(quietTable([seat, {}]), face)).toEqual(ALL_VIEWERS);
  });

  test('B42: a card taken from the track is seen when it is taken, and not in the hand', () => {
    const match = quietTable([{}, {}], { explorationDeck: ['crab-5', 'monster'] });
    explore(match);
    expect(sees(match, 'crab-5')).toEqual(ALL_VIEWERS);
    const events = answer(match, 0, 'exploreDecision', 'take');
    expect(hears(match, events, 'crab-5')).toEqual(ALL_VIEWERS);
    expect(sees(match, 'crab-5')).toEqual(OWNER);
  });

  test('the Allies played for a Lord are open to all viewers', () => {
    const match = quietTable([{ hand: ['crab-4', 'squid-4'] }, {}], {
      court: ['hunter', 'keeper', 'reaper', 'miller'],
    });
    recruit(match, 'hunter', ['crab-4', 'squid-4']);
    expect(asked(match)).toEqual(['0 affiliate']);
    expect(match.view(1).recruiting).toEqual({ lord: 'hunter', played: ['crab-4', 'squid-4'] });
  });

  test('in the end everything is turned up', () => {
    const nothing = { explorationDeck: [], discard: [], council: {}, court: [], lordDeck: [] };
    const match = quietTable([{ tokens: ['points-4'], hand: ['crab-5', 'crab-4'] }, {}], nothing);
    expect(match.view('spectator').seats[0]).toMatchObject({ tokens: ['points-4'], hand: [], affiliated: ['crab-4'] });
  });
});

describe('what is told', () => {
  test('B60: the cards of a stack are told to the player who takes it', () => {
    const match = quietTable([{}, {}], { council: { crab: ['crab-5'], squid: ['squid-1'] } });
    expect(hears(match, requestSupport(match, 'crab'), 'crab-5')).toEqual(OWNER);
  });

  test('discarded Allies are told to all viewers, when they are discarded', () => {
    const match = quietTable([{ lords: ['slaver'], hand: ['crab-5', 'crab-4'] }, {}]);
    usePower(match, 'slaver');
    expect(hears(match, answer(match, 0, 'slaverDiscard', 'crab-5'), 'crab-5')).toEqual(ALL_VIEWERS);
    expect(sees(match, 'crab-5')).toEqual(NO_VIEWER);
  });

  test('a stack that the Oracle discards is told to no viewer', () => {
    const match = quietTable([{ lords: ['oracle'] }, {}], { council: { crab: ['crab-5'], squid: ['squid-1'] } });
    usePower(match, 'oracle');
    expect(hears(match, answer(match, 0, 'oracleStack', 'crab'), 'crab-5')).toEqual(NO_VIEWER);
  });

  test('B109: drawn Locations are told to all viewers', () => {
    const match = afterRecruiting('sage', [{}, {}], { locationDeck: ['jail', 'chasm', 'depths'] });
    expect(sees(match, 'chasm')).toEqual(ALL_VIEWERS);
    expect(sees(match, 'depths')).toEqual(NO_VIEWER);
  });
});

describe('what is asked', () => {
  test('all viewers see which players the game waits for, and for what', () => {
    const match = beforeRecruiting('hunter', [{}, {}]);
    expect(match.asked(1).map(({ seat, prompt }) => `${seat} ${prompt}`)).toEqual(['0 mainDecision']);
  });

  test('which Lords can be paid for is shown to the player who can, and no other', () => {
    const match = beforeRecruiting('hunter', [{}, {}]);
    const options = (viewer: 0 | 1) => JSON.stringify(match.asked(viewer)[0]?.choice);
    expect(options(0)).toContain('recruit:hunter');
    expect(options(1)).not.toContain('recruit:hunter');
    expect(options(1)).toContain('explore');
  });

  test('what a Lord may be paid with is shown to the player who pays, and no other', () => {
    const match = beforeRecruiting('hunter', [{}, {}]);
    answer(match, 0, 'mainDecision', 'recruit:hunter');
    expect(match.asked(1)).toEqual([{ seat: 0, prompt: 'payment' }]);
    expect(match.asked(0)).toEqual([decisionOf(match, 0, 'payment')]);
  });

  test('which Allies could be discarded is shown to their owner, and no other', () => {
    const match = afterRecruiting('jailer', [{}, { hand: ['squid-1', 'squid-2'] }]);
    expect(match.asked(0)).toEqual([{ seat: 1, prompt: 'jailerDiscard' }]);
  });

  test('an offer is open to all viewers', () => {
    const match = quietTable([{}, { pearls: 1 }, {}], { explorationDeck: ['crab-5', 'monster'] });
    explore(match);
    expect(match.asked(2)).toEqual([decisionOf(match, 1, 'buyOffer')]);
  });

  test('a sealed answer shows nowhere: not in a view, and not by being waited for', () => {
    const hands = [{ hand: ['squid-1', 'squid-2'] }, { hand: ['shellfish-1', 'shellfish-2'] }];
    const match = afterRecruiting('jailer', [{}, ...hands]);
    const shown = () =>
      JSON.stringify([match.view(2), match.asked(2), match.view('spectator'), match.asked('spectator')]);
    const before = shown();
    answer(match, 1, 'jailerDiscard', 'squid-1');
    expect(shown()).toBe(before);
    expect(match.asked(1)).toEqual([{ seat: 2, prompt: 'jailerDiscard' }]);
  });

  test('an answer that was the only one is as sealed as any other', () => {
    const hands = [{ hand: ['squid-1'] }, { hand: ['shellfish-1', 'shellfish-2'] }];
    const match = afterRecruiting('jailer', [{}, ...hands]);
    expect(match.view(2).seats[1]?.handCount).toBe(1);
    expect(match.asked('spectator')).toHaveLength(2);
    answer(match, 2, 'jailerDiscard', 'shellfish-1');
    expect(match.view(2).seats[1]?.handCount).toBe(0);
  });
});

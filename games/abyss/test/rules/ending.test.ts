// How the game ends (B130-B135).
import { describe, expect, test } from 'vitest';
import {
  afterRecruiting,
  answer,
  asked,
  type Fields,
  lordsOf,
  type Match,
  plot,
  quietTable,
  requestSupport,
  seatOf,
  typesOf,
  usePower,
} from '../support/table-talk.ts';

const SIX = ['sage', 'hermit', 'elder', 'trader', 'peddler', 'shopkeeper'];
const COUNCIL = {
  council: {
    jellyfish: ['jellyfish-1'],
    squid: ['squid-1'],
    crab: ['crab-1'],
    shellfish: ['shellfish-1'],
    seahorse: ['seahorse-1'],
  },
};

/** Seat 0 has recruited a Lord without a power, who is its seventh. */
function sevenLords(others: readonly Fields[] = [{}], first: Fields = { lords: SIX }, table: Fields = {}): Match {
  return afterRecruiting('hunter', [first, ...others], { ...COUNCIL, ...table });
}

describe('the conditions', () => {
  test('B131: seven Lords, free, disabled and under Locations counted together', () => {
    const [sage = '', hermit = '', ...others] = SIX;
    const lords = [{ id: sage, disabled: true }, { id: hermit, under: 'jail' }, ...others];
    expect(sevenLords([{}], { lords, locations: ['jail'] }).state.ending).toEqual({ trigger: 0 });
  });

  test('B131: six Lords are not enough', () => {
    expect(sevenLords([{}], { lords: SIX.slice(1) }).state.ending).toBeNull();
  });

  test('B131: a refill that the deck could not complete', () => {
    const match = afterRecruiting('hunter', [{}, {}], {
      court: ['hunter', 'keeper', 'reaper'],
      lordDeck: SIX.slice(0, 3),
    });
    expect(match.state.ending).toEqual({ trigger: 0 });
  });

  test('B132: not a deck that becomes empty exactly', () => {
    const match = afterRecruiting('hunter', [{}, {}], {
      court: ['hunter', 'keeper', 'reaper'],
      lordDeck: SIX.slice(0, 4),
    });
    expect(match.state).toMatchObject({ lordDeck: [], ending: null });
  });

  test('B132: not an empty deck by plotting, or by the Opportunist', () => {
    const seats = [{ pearls: 1, lords: ['opportunist'] }, {}];
    const match = quietTable(seats, { ...COUNCIL, court: ['keeper'], lordDeck: ['sage', 'elder'] });
    plot(match);
    usePower(match, 'opportunist');
    answer(match, 0, 'opportunistLord', 'sage');
    requestSupport(match, 'squid');
    expect(match.state).toMatchObject({ lordDeck: [], court: ['keeper', 'elder'], ending: null });
  });

  test('B132: not an empty deck by the Schemer', () => {
    const match = afterRecruiting('schemer', [{ lords: ['sage'] }, {}], { lordDeck: ['trader'] });
    answer(match, 0, 'schemerSwap', 'sage');
    expect(match.state).toMatchObject({ lordDeck: [], ending: null });
  });

  test('B131: a recruitment that leaves three Lords needs no refill, even with an empty deck', () => {
    const match = afterRecruiting('hunter', [{}, {}], {
      court: ['hunter', 'keeper', 'reaper', 'miller'],
      lordDeck: [],
    });
    expect(match.state.ending).toBeNull();
  });
});

describe('the last turns', () => {
  test('B130, B133: the turn is finished normally', () => {
    const match = sevenLords([{}], { lords: SIX, keys: 3 }, { available: ['jail', 'chasm'] });
    expect(asked(match)).toEqual(['0 controlLocation']);
    expect(match.state.ending).toBeNull();
  });

  test('B133: every other player has exactly one more turn', () => {
    const match = sevenLords([{}, {}]);
    expect(match.told).toContainEqual({ type: 'endTriggered', seat: 0 });
    requestSupport(match, 'jellyfish');
    expect(asked(match)).toEqual(['2 mainDecision']);
    requestSupport(match, 'squid');
    expect(match.outcome).toBeDefined();
  });

  test('B133: a trigger in the middle of a round still lets all the others have a turn', () => {
    const match = quietTable([{}, { lords: [...SIX, 'hunter'] }, {}], { ...COUNCIL, active: 1 });
    requestSupport(match, 'jellyfish');
    expect(match.state).toMatchObject({ active: 2, ending: { trigger: 1 } });
    requestSupport(match, 'squid');
    requestSupport(match, 'crab');
    expect(match.outcome).toBeDefined();
  });

  test('B133: a further condition in these turns changes nothing', () => {
    const seats = [
      { lords: SIX.slice(0, 3) },
      { lords: [...SIX.slice(3), 'keeper', 'reaper', 'miller', 'seeker'] },
      {},
    ];
    const match = quietTable(seats, { ...COUNCIL, active: 1 });
    requestSupport(match, 'jellyfish');
    expect(match.state.ending).toEqual({ trigger: 1 });
    requestSupport(match, 'squid');
    expect(match.state.ending).toEqual({ trigger: 1 });
  });

  test('B134: the trigger player still takes an extra turn, before the last turns of the others', () => {
    const match = afterRecruiting('invoker', [{ lords: SIX }, {}], COUNCIL);
    expect(match.state).toMatchObject({ ending: { trigger: 0 }, active: 0 });
    requestSupport(match, 'jellyfish');
    expect(asked(match)).toEqual(['1 mainDecision']);
    requestSupport(match, 'squid');
    expect(match.outcome).toBeDefined();
  });
});

describe('the end', () => {
  test('B135: of each Race in hand the lowest Ally is affiliated, the others are discarded', () => {
    const hand = ['squid-2', 'squid-4', 'shellfish-3', 'shellfish-3'];
    const match = sevenLords([{ hand, affiliated: ['crab-2'] }]);
    requestSupport(match, 'squid');
    expect(seatOf(match, 1)).toMatchObject({ hand: [], affiliated: ['crab-2', 'shellfish-3', 'squid-1'] });
    expect(match.state.discard).toEqual(expect.arrayContaining(['squid-2', 'squid-4', 'shellfish-3']));
  });

  test('B133: no player is asked any more, and nothing is answered', () => {
    const match = sevenLords([{}]);
    expect(typesOf(requestSupport(match, 'squid')).at(-1)).toBe('gameScored');
    expect(asked(match)).toEqual([]);
    expect(match.answer(0, 'explore')).toBeUndefined();
    expect(lordsOf(match, 0)).toHaveLength(7);
  });

  test('the end of the game can be saved and resumed', () => {
    const match = sevenLords([{}]);
    requestSupport(match, 'squid');
    const { fork } = match;
    expect(fork.call(match).outcome).toEqual(match.outcome);
  });
});

// The Military, and the Shaman who stops them (B171-B177, B184).
import { describe, expect, test } from 'vitest';
import {
  afterRecruiting,
  alliesFor,
  answer,
  asked,
  expectRefused,
  explore,
  type Fields,
  fight,
  lordsOf,
  optionsOf,
  pearls,
  quietTable,
  requestSupport,
  seatOf,
} from '../support/table-talk.ts';

const EIGHT = ['crab-1', 'crab-1', 'squid-1', 'squid-2', 'shellfish-1', 'shellfish-1', 'shellfish-2', 'seahorse-1'];
const SHAMAN = { lords: ['shaman'] };

/** Whether seat 0, with just these cards for the Landowner, can recruit it. */
function canRecruitLandowner(values: readonly number[], first: Fields, ...others: readonly Fields[]): boolean {
  const hand = values.map((value) => `seahorse-${value}`);
  const match = quietTable([{ ...first, hand }, ...others], { court: ['landowner'] });
  return optionsOf(match, 0, 'mainDecision').includes('recruit:landowner');
}

describe('B171: the Recruiter', () => {
  const TEN = [5, 4, 1];
  const TWELVE = [5, 4, 3];

  test('makes the recruitments of opponents cost two more', () => {
    expect(canRecruitLandowner(TEN, {}, { lords: ['recruiter'] })).toBe(false);
    expect(canRecruitLandowner(TWELVE, {}, { lords: ['recruiter'] })).toBe(true);
  });

  test('does not change the costs of its owner', () => {
    expect(canRecruitLandowner(TEN, { lords: ['recruiter'] }, {})).toBe(true);
  });

  test.each([
    { id: 'recruiter', disabled: true },
    { id: 'recruiter', under: 'jail' },
  ])('does nothing when it is not active: %o', (recruiter) => {
    expect(canRecruitLandowner(TEN, {}, { lords: [recruiter], locations: ['jail'] })).toBe(true);
  });

  test('B184: is stopped by the Shaman', () => {
    expect(canRecruitLandowner(TEN, SHAMAN, { lords: ['recruiter'] })).toBe(true);
  });

  test('B184: is not stopped by the Shaman of another opponent', () => {
    expect(canRecruitLandowner(TEN, {}, { lords: ['recruiter'] }, SHAMAN)).toBe(false);
  });
});

describe('B172: the Jailer', () => {
  test('makes each opponent with Allies in hand discard one of own choice', () => {
    const seats = [{}, { hand: ['squid-1', 'squid-2'] }, { affiliated: ['squid-3'] }, { hand: ['crab-1', 'crab-2'] }];
    const match = afterRecruiting('jailer', seats, { discard: [] });
    expect(asked(match)).toEqual(['1 jailerDiscard', '3 jailerDiscard']);
    answer(match, 1, 'jailerDiscard', 'squid-2');
    answer(match, 3, 'jailerDiscard', 'crab-1');
    expect(match.state.discard).toEqual(expect.arrayContaining(['squid-2', 'crab-1']));
  });

  test('leaves affiliated Allies alone', () => {
    const match = afterRecruiting('jailer', [{}, { affiliated: ['squid-3'] }]);
    expect(seatOf(match, 1).affiliated).toEqual(['squid-3']);
    expect(asked(match)).toEqual(['1 mainDecision']);
  });

  test('B184: is stopped by the Shaman', () => {
    const seats = [{}, { ...SHAMAN, hand: ['squid-1', 'squid-2'] }, { hand: ['crab-1', 'crab-2'] }];
    expect(asked(afterRecruiting('jailer', seats))).toEqual(['2 jailerDiscard']);
  });
});

describe('B173: the Seeker', () => {
  test('takes two Pearls from each opponent, or all if there are fewer, for the Treasury', () => {
    const match = afterRecruiting('seeker', [{ pearls: 1 }, { pearls: 5 }, { pearls: 1 }, {}]);
    expect(pearls(match)).toEqual([1, 3, 0, 0]);
  });

  test('B184: is stopped by the Shaman', () => {
    const match = afterRecruiting('seeker', [{}, { ...SHAMAN, pearls: 5 }, { pearls: 5 }]);
    expect(pearls(match)).toEqual([0, 5, 3]);
  });
});

describe('B174: the Assassin', () => {
  test('turns one Lord of each opponent who has one that is free and not disabled', () => {
    const seats = [
      {},
      { lords: ['sage', 'miller', { id: 'elder', under: 'jail' }], locations: ['jail'] },
      { lords: [{ id: 'trader', disabled: true }] },
      { lords: ['slaver'] },
    ];
    const match = afterRecruiting('assassin', seats);
    expect(optionsOf(match, 0, 'assassinTarget')).toEqual(['sage', 'miller']);
    answer(match, 0, 'assassinTarget', 'miller');
    expect(seatOf(match, 1).lords).toContainEqual({ id: 'miller', disabled: true });
    expect(seatOf(match, 3).lords).toEqual([{ id: 'slaver', disabled: true }]);
  });

  test('chooses no Lord that is disabled already', () => {
    const match = afterRecruiting('assassin', [{}, { lords: ['sage', { id: 'trader', disabled: true }, 'miller'] }]);
    expect(optionsOf(match, 0, 'assassinTarget')).toEqual(['sage', 'miller']);
  });

  test('is mandatory', () => {
    const match = afterRecruiting('assassin', [{}, { lords: ['sage', 'miller'] }]);
    expectRefused(match, 0, 'assassinTarget', 'pass');
  });

  test('asks for the opponents clockwise, and turns all together after the last', () => {
    const seats = [{}, { lords: ['sage', 'elder'] }, { lords: ['trader', 'slaver'] }];
    const match = afterRecruiting('assassin', seats);
    answer(match, 0, 'assassinTarget', 'sage');
    expect(optionsOf(match, 0, 'assassinTarget')).toEqual(['trader', 'slaver']);
    expect(seatOf(match, 1).lords).toEqual([{ id: 'sage' }, { id: 'elder' }]);
    answer(match, 0, 'assassinTarget', 'slaver');
    expect(seatOf(match, 1).lords).toEqual([{ id: 'sage', disabled: true }, { id: 'elder' }]);
  });

  test('a disabled Lord counts its influence, and pays for no Location', () => {
    const lords = [{ id: 'keeper', disabled: true }, 'reaper'];
    const match = quietTable([{ lords, keys: 2 }, {}], { available: ['jail'], locationDeck: [] });
    expect(match.view(1).seats[0]?.score.lords).toBe(12);
    requestSupport(match, 'squid');
    expect(seatOf(match, 0).lords).toEqual([
      { id: 'keeper', disabled: true },
      { id: 'reaper', under: 'jail' },
    ]);
  });

  test('B184: is stopped by the Shaman, who therefore cannot be disabled', () => {
    const match = afterRecruiting('assassin', [{}, { lords: ['shaman', 'sage'] }]);
    expect(seatOf(match, 1).lords).toEqual([{ id: 'shaman' }, { id: 'sage' }]);
    expect(asked(match)).toEqual(['1 mainDecision']);
  });
});

describe('B175: the Commander', () => {
  test('when recruited, makes each opponent discard down to six at once', () => {
    const match = afterRecruiting('commander', [{}, { hand: EIGHT }, { hand: EIGHT.slice(0, 6).map(twin) }]);
    expect(asked(match)).toEqual(['1 commanderDiscard']);
    for (const few of [['squid-1'], ['squid-1', 'squid-2', 'crab-1']]) expectRefused(match, 1, 'commanderDiscard', few);
    answer(match, 1, 'commanderDiscard', ['crab-1', 'crab-1']);
    expect(seatOf(match, 1).hand).toHaveLength(6);
  });

  test('while active, limits the hands of the opponents at the end of their own turns', () => {
    const match = quietTable([{ hand: EIGHT }, { lords: ['commander'] }]);
    requestSupport(match, 'squid');
    expect(asked(match)).toEqual(['0 commanderLimit']);
    answer(match, 0, 'commanderLimit', ['crab-1', 'squid-1', 'squid-1']);
    expect(seatOf(match, 0).hand).toHaveLength(6);
  });

  test('does not limit its owner', () => {
    const match = quietTable([{ hand: EIGHT, lords: ['commander'] }, {}]);
    requestSupport(match, 'squid');
    expect(asked(match)).toEqual(['1 mainDecision']);
  });

  test('an Ally bought in the turn of another player is not looked at until the end of the own turn', () => {
    const seats = [{}, { hand: EIGHT.slice(0, 6), pearls: 1 }, { lords: ['commander'] }];
    const match = quietTable(seats, { explorationDeck: ['jellyfish-3', 'jellyfish-4', 'monster'] });
    explore(match);
    answer(match, 1, 'buyOffer', 'buy');
    answer(match, 0, 'exploreDecision', 'take');
    expect(seatOf(match, 1).hand).toHaveLength(7);
    requestSupport(match, 'squid');
    expect(asked(match)).toEqual(['1 commanderLimit']);
  });

  test.each([
    { id: 'commander', disabled: true },
    { id: 'commander', under: 'jail' },
  ])('B214: sets no limit when it is not active: %o', (commander) => {
    const match = quietTable([{ hand: EIGHT }, { lords: [commander], locations: ['jail'] }]);
    requestSupport(match, 'squid');
    expect(asked(match)).toEqual(['1 mainDecision']);
  });

  test('B184: is stopped by the Shaman, when recruited and later', () => {
    const shielded = { ...SHAMAN, hand: EIGHT };
    expect(asked(afterRecruiting('commander', [{}, shielded]))).toEqual(['1 mainDecision']);
    const match = quietTable([shielded, { lords: ['commander'] }]);
    requestSupport(match, 'squid');
    expect(asked(match)).toEqual(['1 mainDecision']);
  });
});

describe('B176: the Tamer', () => {
  const fightAt = (threat: number, ...seats: readonly Fields[]) => {
    const match = quietTable(seats, { explorationDeck: ['monster', 'crab-1'], threat });
    explore(match);
    fight(match);
    return match;
  };

  test.each([
    [6, ['keys:1,pearls:2', 'keys:1,pearls:1,tokens:1', 'keys:1,tokens:2']],
    [5, ['keys:1,pearls:1', 'keys:1,tokens:1']],
    [3, ['pearls:2', 'pearls:1,tokens:1', 'tokens:2']],
    [2, ['pearls:1', 'tokens:1']],
    [1, ['pearls:1', 'tokens:1']],
  ])('on space %d the opponents are rewarded as on the space before it', (threat, rewards) => {
    const match = fightAt(threat, {}, { lords: ['tamer'] });
    expect(optionsOf(match, 0, 'monsterReward')).toEqual(rewards);
  });

  test('B57: the Threat token returns to the first space as usual', () => {
    expect(fightAt(4, {}, { lords: ['tamer'] }).state.threat).toBe(1);
  });

  test('does not change the rewards of its owner', () => {
    expect(seatOf(fightAt(6, { lords: ['tamer'] }, {}), 0).keys).toBe(2);
  });

  test('B184: is stopped by the Shaman', () => {
    expect(seatOf(fightAt(6, SHAMAN, { lords: ['tamer'] }), 0).keys).toBe(2);
  });
});

describe('B177: the Hunter', () => {
  test('takes a Monster token, at random, from an opponent who has one', () => {
    const seats = [{}, { tokens: ['points-2', 'points-4'] }, {}, { tokens: ['points-3'] }];
    const match = afterRecruiting('hunter', seats);
    expect(optionsOf(match, 0, 'hunterTarget')).toEqual(['seat:1', 'seat:3']);
    expectRefused(match, 0, 'hunterTarget', 'pass');
    answer(match, 0, 'hunterTarget', 'seat:1');
    expect([...seatOf(match, 0).tokens, ...seatOf(match, 1).tokens].toSorted()).toEqual(['points-2', 'points-4']);
    expect(seatOf(match, 0).tokens).toHaveLength(1);
  });

  test('only the two involved learn its face', () => {
    const match = afterRecruiting('hunter', [{}, { tokens: ['points-4'] }, {}]);
    const sees = [0, 1, 2].map((viewer) => match.told.map((event) => match.game.redact(event, viewer)));
    // No player was asked: what is told is told by the payment.
    expect(seatOf(match, 0).tokens).toEqual(['points-4']);
    expect(sees.map((events) => JSON.stringify(events).includes('points-4'))).toEqual([true, true, false]);
  });

  test('does nothing when no opponent has a token', () => {
    expect(asked(afterRecruiting('hunter', [{ tokens: ['points-2'] }, {}]))).toEqual(['1 mainDecision']);
  });

  test('B184: cannot choose a player with a Shaman', () => {
    const seats = [{}, { ...SHAMAN, tokens: ['points-4'] }, { tokens: ['points-3'] }];
    const match = afterRecruiting('hunter', seats);
    expect(seatOf(match, 0).tokens).toEqual(['points-3']);
  });
});

describe('B184: the Shaman', () => {
  test.each([
    { id: 'shaman', disabled: true },
    { id: 'shaman', under: 'jail' },
  ])('does not protect when it is not active: %o', (shaman) => {
    const match = afterRecruiting('seeker', [{}, { lords: [shaman], locations: ['jail'], pearls: 5 }]);
    expect(pearls(match)).toEqual([0, 3]);
  });

  test('does not protect from Lords of other Guilds', () => {
    const hand = alliesFor('shaman');
    const match = quietTable([{ hand }, { pearls: 1 }], { court: ['shaman', 'keeper', 'reaper', 'miller'] });
    answer(match, 0, 'mainDecision', 'recruit:shaman');
    answer(match, 0, 'payment', { allies: hand });
    expect(lordsOf(match, 0)).toEqual(['shaman']);
    expect(asked(match)).toEqual(['1 mainDecision']);
  });

  test('tells that it has protected', () => {
    const match = afterRecruiting('seeker', [{}, { ...SHAMAN, pearls: 5 }]);
    expect(match.told).toContainEqual({ type: 'protected', seat: 1, from: 'seeker', because: ['shaman'] });
  });
});

/** A card that is often enough in the box for a second hand like the first. */
function twin(card: string): string {
  return card.replace('crab', 'seahorse');
}

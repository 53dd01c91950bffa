// Sentinels: where they stand, what they keep from other players, and how they come back (K30-K35).
import { describe, expect, test } from 'vitest';
import {
  act,
  afterRecruiting,
  alliesFor,
  isShown,
  krakenIn,
  krakenTable,
  recruit,
  requestSupport,
} from '../../support/expansion-talk.ts';
import { answer, asked, explore, type Match, optionsOf, timeoutOf } from '../../support/table-talk.ts';

const COURT = ['keeper', 'reaper', 'miller', 'shepherd', 'landowner'];
const standing = (match: Match) => krakenIn(match).sentinels;
/** The opponent’s Sentinel stands there. */
const reserving = (on: string) => ({ sentinels: { vigil: { seat: 1, on } } });

test('K30: a Sentinel can be placed on any Lord, any stack, also an empty one, and any Location', () => {
  const match = afterRecruiting(krakenTable, 'vigil', [{}, {}], { available: ['jail', 'depths'] });
  expect(optionsOf(match, 0, 'placeSentinel')).toEqual([
    ...['court:keeper', 'court:reaper', 'court:shepherd', 'court:miller'],
    ...['council:jellyfish', 'council:crab', 'council:seahorse', 'council:shellfish', 'council:squid'],
    ...['location:jail', 'location:depths'],
  ]);
  expect(isShown(match, 0, 'placeSentinel')).toBe(true);
  // D4: for an absent player the Court Lord with the most influence.
  expect(timeoutOf(match, 0, 'placeSentinel')).toBe('court:miller');
});

test('K30: an area in which a Sentinel stands is taken, whichever player owns it', () => {
  const match = afterRecruiting(krakenTable, 'vigil', [{}, {}], {
    available: ['jail', 'depths'],
    sentinels: { watcher: { seat: 0, on: 'court:keeper' }, lookout: { seat: 1, on: 'location:jail' } },
  });
  const options = optionsOf(match, 0, 'placeSentinel');
  expect(options.every((place) => place.startsWith('council:'))).toBe(true);
  expect(timeoutOf(match, 0, 'placeSentinel')).toBe('council:jellyfish');
});

test('K30: for an absent player the first Location, when nothing else is left', () => {
  const match = afterRecruiting(krakenTable, 'vigil', [{}, {}], {
    available: ['jail', 'depths'],
    sentinels: { watcher: { seat: 0, on: 'court:keeper' }, lookout: { seat: 1, on: 'council:crab' } },
  });
  expect(timeoutOf(match, 0, 'placeSentinel')).toBe('location:jail');
});

test('K30, K33: with nothing to stand on, the Sentinel waits in front of its owner', () => {
  const match = afterRecruiting(krakenTable, 'vigil', [{}, {}], {
    available: [],
    sentinels: { watcher: { seat: 0, on: 'court:keeper' }, lookout: { seat: 1, on: 'council:crab' } },
  });
  expect(standing(match)).toMatchObject({ vigil: { seat: 0, on: null } });
  expect(asked(match)).toEqual(['1 mainDecision']);
});

describe('K31: what is reserved, opponents can neither take nor discard', () => {
  test('by the Corruptor', () => {
    const match = afterRecruiting(krakenTable, 'corruptor', [{ pearls: 5 }, {}], reserving('court:keeper'));
    expect(optionsOf(match, 0, 'corruptorRecruit')).toEqual(['reaper', 'shepherd', 'miller', 'pass']);
  });

  test('by the Traitor', () => {
    const match = afterRecruiting(krakenTable, 'traitor', [{ lords: ['grower'] }, {}], reserving('court:keeper'));
    expect(optionsOf(match, 0, 'traitorSwap')).toEqual(['grower>reaper', 'grower>shepherd', 'grower>miller', 'pass']);
  });

  test('by the Opportunist, who cannot be used on a Court that is reserved as a whole', () => {
    const all = krakenTable([{ lords: ['opportunist'] }, {}], { court: COURT, ...reserving('court:miller') });
    act(all, 'power:opportunist');
    expect(optionsOf(all, 0, 'opportunistLord')).toEqual(['keeper', 'reaper', 'shepherd', 'landowner']);
    const one = krakenTable([{ lords: ['opportunist'] }, {}], { court: ['miller'], ...reserving('court:miller') });
    expect(optionsOf(one, 0, 'mainDecision')).not.toContain('power:opportunist');
  });

  test('by the Apprentice', () => {
    const match = afterRecruiting(krakenTable, 'apprentice', [{}, {}], {
      council: { jellyfish: ['jellyfish-1'], squid: ['squid-1'], crab: ['crab-1'] },
      ...reserving('council:squid'),
    });
    expect(optionsOf(match, 0, 'apprenticeStack')).toEqual(['jellyfish', 'crab']);
  });

  test('by the Alchemist', () => {
    const match = krakenTable([{ lords: ['alchemist'] }, {}], {
      council: { jellyfish: ['jellyfish-1'], squid: ['squid-1'], crab: ['crab-1'], seahorse: ['seahorse-1'] },
      ...reserving('council:squid'),
    });
    requestSupport(match, 'jellyfish');
    expect(optionsOf(match, 0, 'secondStack')).toEqual(['crab', 'seahorse']);
  });

  test('by the Illusionist', () => {
    const match = afterRecruiting(krakenTable, 'illusionist', [{ locations: ['abyss'] }, {}], {
      available: ['jail', 'depths'],
      ...reserving('location:jail'),
    });
    expect(optionsOf(match, 0, 'illusionistSwap')).toEqual(['abyss>depths', 'pass']);
  });

  test('by Keys, of which none are spent if there is nothing else to be had', () => {
    const match = krakenTable([{ keys: 3 }, {}], {
      available: ['jail'],
      locationDeck: [],
      ...reserving('location:jail'),
    });
    requestSupport(match, 'jellyfish');
    expect(match.state).toMatchObject({ active: 1, seats: [{ keys: 3, locations: [] }, {}] });
  });

  test('and a turn with nothing else to do is passed (B12)', () => {
    const match = krakenTable([{}, {}], {
      explorationDeck: [],
      discard: [],
      council: { squid: ['squid-1'] },
      court: ['keeper'],
      ...reserving('council:squid'),
    });
    // The first seat has passed without being asked; the owner may take the stack, and nothing else.
    expect(match.state.seats.map(({ hand }) => hand)).toContainEqual(['squid-1']);
  });
});

describe('K32: what the owner takes or discards, gives the Sentinel back', () => {
  const own = (on: string) => ({ sentinels: { vigil: { seat: 0, on } } });
  const returned = { vigil: { seat: 0, on: null } };

  test('a Lord that is recruited', () => {
    const match = krakenTable([{ hand: alliesFor('keeper') }, {}], { court: COURT, ...own('court:keeper') });
    recruit(match, 'keeper');
    expect(standing(match)).toEqual(returned);
  });

  test('a Lord of the Corruptor or the Traitor', () => {
    const corrupted = afterRecruiting(krakenTable, 'corruptor', [{ pearls: 5 }, {}], own('court:keeper'));
    answer(corrupted, 0, 'corruptorRecruit', 'keeper');
    expect(standing(corrupted)).toEqual(returned);
    const betrayed = afterRecruiting(krakenTable, 'traitor', [{ lords: ['grower'] }, {}], own('court:keeper'));
    answer(betrayed, 0, 'traitorSwap', 'grower>keeper');
    expect(standing(betrayed)).toEqual(returned);
  });

  test('a Lord that the Opportunist discards; the next one on its space is not reserved', () => {
    const match = krakenTable([{ lords: ['opportunist'] }, {}], { court: COURT, ...own('court:keeper') });
    act(match, 'power:opportunist');
    answer(match, 0, 'opportunistLord', 'keeper');
    expect(standing(match)).toEqual(returned);
  });

  test('a Location that is taken with Keys or by the Illusionist', () => {
    const controlled = krakenTable([{ keys: 3 }, {}], { available: ['jail'], ...own('location:jail') });
    requestSupport(controlled, 'jellyfish');
    answer(controlled, 0, 'controlLocation', 'take:jail');
    expect(standing(controlled)).toEqual(returned);
    const swapped = afterRecruiting(krakenTable, 'illusionist', [{ locations: ['abyss'] }, {}], {
      available: ['jail', 'depths'],
      ...own('location:jail'),
    });
    answer(swapped, 0, 'illusionistSwap', 'abyss>jail');
    expect(standing(swapped)).toEqual(returned);
  });

  test('but taking something else does not', () => {
    const match = krakenTable([{ keys: 3 }, {}], { available: ['jail', 'depths'], ...own('location:jail') });
    requestSupport(match, 'jellyfish');
    answer(match, 0, 'controlLocation', 'take:depths');
    expect(standing(match)).toEqual({ vigil: { seat: 0, on: 'location:jail' } });
  });
});

test('K32, K30: a Sentinel given back by a Lord leaves the Court free for the one that this Lord brings', () => {
  const match = afterRecruiting(krakenTable, 'watcher', [{}, {}], {
    sentinels: { vigil: { seat: 0, on: 'court:watcher' } },
  });
  expect(optionsOf(match, 0, 'placeSentinel')).toContain('court:keeper');
});

describe('K33: a Sentinel in front of its owner', () => {
  const council = { crab: ['crab-1'], squid: ['squid-1'], jellyfish: ['jellyfish-1'] };

  test('may be placed again in the same turn, before the action', () => {
    const match = krakenTable([{ lords: ['oracle'] }, {}], {
      council,
      court: COURT,
      sentinels: { vigil: { seat: 0, on: 'council:squid' } },
    });
    expect(optionsOf(match, 0, 'mainDecision')).not.toContain('sentinel:vigil');
    act(match, 'power:oracle');
    answer(match, 0, 'oracleStack', 'squid');
    expect(optionsOf(match, 0, 'mainDecision')).toContain('sentinel:vigil');
    act(match, 'sentinel:vigil');
    answer(match, 0, 'placeSentinel', 'court:keeper');
    expect(standing(match)).toEqual({ vigil: { seat: 0, on: 'court:keeper' } });
    expect(asked(match)).toEqual(['0 mainDecision']);
    // K35: it cannot be moved any more.
    expect(optionsOf(match, 0, 'mainDecision')).not.toContain('sentinel:vigil');
  });

  test('may be placed by its owner alone, and need not be', () => {
    const match = krakenTable([{}, {}], { council, sentinels: { vigil: { seat: 1, on: null } } });
    expect(optionsOf(match, 0, 'mainDecision')).not.toContain('sentinel:vigil');
    requestSupport(match, 'crab');
    expect(optionsOf(match, 1, 'mainDecision')).toContain('sentinel:vigil');
    expect(timeoutOf(match, 1, 'mainDecision')).toBe('support:jellyfish');
    requestSupport(match, 'squid');
    expect(standing(match)).toEqual({ vigil: { seat: 1, on: null } });
  });

  test('cannot be placed after the action', () => {
    const match = krakenTable([{ lords: ['ferryman'], nebulis: 1 }, {}], {
      council,
      krakenFigure: 0,
      sentinels: { vigil: { seat: 0, on: 'council:squid' } },
    });
    requestSupport(match, 'squid');
    expect(optionsOf(match, 0, 'lastWindow')).toEqual(['power:ferryman', 'done']);
  });

  test('cannot be placed while all areas are taken', () => {
    const match = krakenTable([{}, {}], {
      council,
      available: [],
      sentinels: {
        vigil: { seat: 0, on: null },
        watcher: { seat: 1, on: 'council:crab' },
        lookout: { seat: 1, on: `court:${COURT[0]}` },
      },
      court: COURT,
    });
    expect(optionsOf(match, 0, 'mainDecision')).not.toContain('sentinel:vigil');
  });
});

test('K34: a Lookout that is disabled, or gone, leaves its Sentinel where it stands', () => {
  for (const lords of [[{ id: 'lookout', disabled: true }], []]) {
    const match = krakenTable([{}, { lords }], { sentinels: { lookout: { seat: 1, on: 'council:squid' } } });
    expect(optionsOf(match, 0, 'mainDecision')).toEqual(['explore', 'support:jellyfish']);
  }
});

test('K31: a Lord stays reserved when the Court slides', () => {
  const match = krakenTable([{ hand: alliesFor('keeper') }, { pearls: 6, hand: ['seahorse-4'] }], {
    court: COURT,
    sentinels: { vigil: { seat: 0, on: 'court:landowner' } },
  });
  recruit(match, 'keeper');
  expect(match.state.court).toEqual(['reaper', 'miller', 'shepherd', 'landowner']);
  expect(optionsOf(match, 1, 'mainDecision')).not.toContain('recruit:landowner');
});

test('all viewers see the Sentinels', () => {
  const match = krakenTable([{}, {}], reserving('council:squid'));
  expect(match.view('spectator').expansions.kraken?.sentinels).toEqual({ vigil: { seat: 1, on: 'council:squid' } });
  explore(match);
  expect(match.view(0).expansions.kraken?.sentinels).toEqual({ vigil: { seat: 1, on: 'council:squid' } });
});

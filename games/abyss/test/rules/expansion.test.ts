// What an expansion brings to the table: Lords, Locations, cards, tokens, seats; and nothing where it is not chosen.
import { sample } from '@undertow/shared/table/choice.ts';
import type { Decision, Seat } from '@undertow/shared/table/game.ts';
import { Match as AnyMatch } from '@undertow/shared/table/match.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { describe, expect, test } from 'vitest';
import { abyss } from '../../rules/index.ts';
import type { Abyss, Lord } from '../../rules/rules.ts';
import type { State } from '../../rules/state.ts';
import { gainPearls } from '../../rules/verbs/pearls.ts';
import { gainExtraTurn } from '../../rules/verbs/turn.ts';
import {
  alliesFor,
  answer,
  asked,
  explore,
  type Match,
  optionsOf,
  quietTable,
  recruit,
  requestSupport,
  seatOf,
} from '../support/table-talk.ts';
import { abyssWithTide, freshTide, silently, withTide } from '../support/tide.ts';

const diver: Lord = { id: 'diver', guild: 'mage', cost: 5, races: 1, influence: 3, keys: 1 };
const lagoon = { id: 'lagoon', points: () => 7 };

describe('Lords', () => {
  test('it adds Lords to the deck, and takes out those of others', () => {
    const { court, lordDeck } = freshTide({ lords: [diver], withoutLords: ['tamer'] }).state;
    expect([...court, ...lordDeck]).toHaveLength(35);
    expect([...court, ...lordDeck]).toContain('diver');
    expect([...court, ...lordDeck]).not.toContain('tamer');
  });

  test('a passive power of its Lord answers the same questions', () => {
    const lords = [{ ...diver, always: { cost: -3 } }];
    const seats = [{ hand: ['seahorse-5', 'seahorse-2'] }, {}];
    const match = withTide({ lords }, seats, { court: ['landowner'] }, ({ seats: [first] }) =>
      first?.lords.push({ id: 'diver' }),
    );
    expect(optionsOf(match, 0, 'mainDecision')).toContain('recruit:landowner');
  });

  test('B33: a Lord may raise the number of Allies that its owner may buy', () => {
    const lords = [{ ...diver, always: { purchases: 2 } }];
    const deck = { explorationDeck: ['crab-1', 'crab-2', 'crab-3', 'crab-4'] };
    const match = withTide({ lords }, [{}, { pearls: 9 }], deck, ({ seats }) => seats[1]?.lords.push({ id: 'diver' }));
    explore(match);
    answer(match, 1, 'buyOffer', 'buy');
    answer(match, 1, 'buyOffer', 'buy');
    expect(asked(match)).toEqual(['0 exploreDecision']);
  });

  test('its Lord has on-turn powers and Keys like any other', () => {
    const use = silently((table: Abyss, owner: Seat) => gainPearls(table, owner, 3, 'diver'));
    const onTurn = { isUsable: () => true, use };
    const table = { available: ['jail'], locationDeck: [] };
    const match = withTide({ lords: [{ ...diver, onTurn }] }, [{ keys: 2 }, {}], table, ({ seats }) =>
      seats[0]?.lords.push({ id: 'diver' }),
    );
    answer(match, 0, 'mainDecision', 'power:diver');
    requestSupport(match, 'squid');
    expect(seatOf(match, 0)).toMatchObject({ pearls: 3, lords: [{ id: 'diver', under: 'jail' }] });
  });

  test('B185: extra turns add up', () => {
    const onRecruited = silently((table: Abyss, owner: Seat) => {
      gainExtraTurn(table, owner, 'diver');
      gainExtraTurn(table, owner, 'diver');
    });
    const lords = [{ ...diver, onRecruited }];
    const court = {
      court: ['corruptor', 'invoker', 'keeper', 'miller'],
      council: { crab: ['crab-1'], squid: ['squid-1'], seahorse: ['seahorse-1'], jellyfish: ['jellyfish-1'] },
    };
    const match = withTide({ lords }, [{ hand: alliesFor('corruptor'), pearls: 5 }, {}], court, (state) =>
      state.court.push('diver'),
    );
    recruit(match, 'corruptor', alliesFor('corruptor'));
    answer(match, 0, 'corruptorRecruit', 'diver');
    for (const race of ['crab', 'squid']) {
      expect(asked(match)).toEqual(['0 mainDecision']);
      requestSupport(match, race);
    }
    expect(asked(match)).toEqual(['1 mainDecision']);
  });
});

describe('other components', () => {
  test('it adds Locations, which score and have effects like any other', () => {
    const onControlled = silently((table: Abyss, owner: Seat) => gainPearls(table, owner, 2));
    const locations = [{ ...lagoon, onControlled }];
    const match = withTide({ locations }, [{ keys: 3 }, {}], { available: [], locationDeck: [] }, (state) =>
      state.available.push('lagoon'),
    );
    requestSupport(match, 'squid');
    expect(seatOf(match, 0)).toMatchObject({ locations: ['lagoon'], pearls: 2 });
    expect(match.view(1).seats[0]?.score).toMatchObject({ locations: 7, scoreOf: { lagoon: 7 } });
  });

  test('it adds Locations to the deck, and cards to the Exploration deck', () => {
    const { state } = freshTide({ locations: [lagoon], exploration: ['wild-3', 'wild-3', 'monster'] });
    expect([...state.available, ...state.locationDeck]).toContain('lagoon');
    expect(
      state.explorationDeck.filter((card) => card === 'wild-3').length +
        state.track.filter((card) => card === 'wild-3').length,
    ).toBe(2);
    expect([...state.explorationDeck, ...state.track].filter((card) => card === 'monster')).toHaveLength(7);
  });

  test('it adds a supply of Monster tokens with backs of its own', () => {
    const match = freshTide({ tokens: { tide: ['points-6', 'points-7'] } });
    expect(match.state.tokenSupply.base).toHaveLength(20);
    expect(match.view(0).tokenSupplyCounts).toEqual({ base: 20, tide: 2 });
    expect(match.view(0).seats[0]?.tokenBacks).toEqual({ base: 0, tide: 0 });
  });

  test('B177: with two supplies the Hunter names the one to take from', () => {
    const seats = [{ hand: alliesFor('hunter') }, { tokens: ['points-2', 'points-3'] }];
    const court = { court: ['hunter', 'keeper', 'reaper', 'miller'] };
    const match = withTide({ tokens: { tide: ['points-6'] } }, seats, court, (state) =>
      state.seats[1]?.tokens.push('points-6'),
    );
    recruit(match, 'hunter', alliesFor('hunter'));
    expect(optionsOf(match, 0, 'hunterTarget')).toEqual(['seat:1:base', 'seat:1:tide']);
    answer(match, 0, 'hunterTarget', 'seat:1:tide');
    expect(seatOf(match, 0).tokens).toEqual(['points-6']);
    expect(match.view('spectator').seats.map((seat) => seat.tokenBacks)).toEqual([
      { base: 0, tide: 1 },
      { base: 2, tide: 0 },
    ]);
  });

  test('it sets up what it has when everything else is in place', () => {
    const courts: number[] = [];
    const match = freshTide({
      setup(table) {
        courts.push(table.state.court.length);
        gainPearls(table, 1, 4);
        Object.assign(table.state.expansions, { tide: { level: 1 } });
      },
    });
    expect(courts).toEqual([6]);
    expect(seatOf(match, 1).pearls).toBe(5);
    expect(match.save().state.expansions).toEqual({ tide: { level: 1 } });
  });

  test('it copies what it keeps itself, or all of it is copied', () => {
    const level = { height: 1 };
    const tide = { level };
    const lay = ({ expansions }: State) => void Object.assign(expansions, { tide });
    const kept = (match: Match) => (match.state.expansions as { tide?: typeof tide }).tide;
    const whole = kept(withTide({}, [{}, {}], {}, lay));
    expect(whole).toEqual(tide);
    expect(whole?.level).not.toBe(level);
    const shared = kept(withTide({ copy: (own) => ({ ...own }) }, [{}, {}], {}, lay));
    expect(shared).toEqual(tide);
    expect(shared).not.toBe(tide);
    expect(shared?.level).toBe(level);
  });

  test('it allows for more seats', () => {
    const game = abyssWithTide({ maxSeats: 5 });
    expect(game.objection({ expansions: ['tide'] }, 5)).toBeUndefined();
    expect(game.objection({ expansions: [] }, 5)).toBe('2 to 4 can play with these options, not 5');
    expect(freshTide({ maxSeats: 5 }, 5).state.seats).toHaveLength(5);
  });

  test.each([
    [{ expansions: ['tide', 'tide'] }, 'an expansion is named twice'],
    [{ expansions: ['ebb'] }, 'there is no expansion "ebb"'],
    [{ expansions: [['tide']] }, 'an expansion is named by a text'],
    [{}, 'options must be an object with a list of expansions'],
    [null, 'options must be an object with a list of expansions'],
  ])('the options %j are objected to', (options, objection) => {
    expect(abyssWithTide({}).objection(options, 2)).toBe(objection);
  });
});

describe('an expansion that is not chosen', () => {
  const everything = abyssWithTide({
    lords: [diver],
    withoutLords: ['tamer'],
    locations: [lagoon],
    exploration: ['wild-3'],
    tokens: { tide: ['points-6'] },
    maxSeats: 5,
    endConditions: [() => true],
    reserved: () => ['council:crab'],
    score: () => 100,
    setup: ({ random }) => void random.below(6),
    moments: { pearlsGained: () => expect.unreachable() },
  });

  test.each([2, 3, 4])('leaves the game of %d players as it is without it on offer', (seats) => {
    const games = [abyss, everything].map((game) => AnyMatch.start(game, { expansions: [] }, seats, 'fast:7')) as [
      Match,
      Match,
    ];
    const random = openRandom({ seed: 'fast:8', position: 0 });
    const [one, other] = games;
    while (!one.outcome) {
      const { seat, choice } = one.pending[random.below(one.pending.length)] as Decision;
      const given = sample(choice, random, abyss.forms);
      for (const match of games) expect(match.answer(seat, given)).toBeDefined();
      expect(JSON.stringify(other.save())).toBe(JSON.stringify(one.save()));
    }
    expect(other.outcome).toEqual(one.outcome);
  });

  test('a quiet table is the same with an expansion that brings nothing', () => {
    expect(withTide({}, [{}, {}]).view(0)).toEqual({
      ...quietTable([{}, {}]).view(0),
      options: { expansions: ['tide'] },
    });
  });
});

// What an expansion brings into the course of the game: things to do, things that happen, limits, ends and points.
import { choose } from '@undertow/shared/table/flow.ts';
import type { Flow, Seat } from '@undertow/shared/table/game.ts';
import { describe, expect, test } from 'vitest';
import { perRace } from '../../rules/races.ts';
import type { Abyss, Prompt } from '../../rules/rules.ts';
import { discardAllies } from '../../rules/verbs/exploration.ts';
import { discardLord } from '../../rules/verbs/lords.ts';
import { gainPearls, losePearls } from '../../rules/verbs/pearls.ts';
import {
  alliesFor,
  answer,
  asked,
  explore,
  goOn,
  lordsOf,
  optionsOf,
  pearls,
  quietTable,
  recruit,
  requestSupport,
  seatOf,
  timeoutOf,
  usePower,
} from '../support/table-talk.ts';
import { silently, withTide } from '../support/tide.ts';

const EIGHT = ['crab-1', 'crab-1', 'squid-1', 'squid-2', 'shellfish-1', 'shellfish-1', 'shellfish-2', 'seahorse-1'];
const DECK = { explorationDeck: ['crab-1', 'monster', 'squid-2', 'crab-3', 'crab-4'], discard: [] };
const hunting = { hand: alliesFor('hunter') };
const COURT = { court: ['hunter', 'keeper', 'reaper', 'miller'] };

describe('things to do before the action', () => {
  const preparations = [
    {
      options: ({ state }: { state: { seats: readonly { pearls: number }[] } }, seat: Seat) =>
        (state.seats[seat]?.pearls ?? 0) > 0 ? ['dive:deep', 'dive:shallow'] : [],
      run: silently((table: Abyss, seat: Seat, option: string) =>
        losePearls(table, seat, option === 'dive:deep' ? 2 : 1),
      ),
    },
  ];

  test('they are offered as often as they are possible, and the action still comes', () => {
    const match = withTide({ preparations }, [{ pearls: 3 }, {}], { court: ['keeper'] });
    expect(optionsOf(match, 0, 'mainDecision').slice(0, 3)).toEqual(['plot', 'dive:deep', 'dive:shallow']);
    answer(match, 0, 'mainDecision', 'dive:deep');
    answer(match, 0, 'mainDecision', 'dive:shallow');
    expect(optionsOf(match, 0, 'mainDecision')).toEqual(['explore', 'support:jellyfish', 'support:squid']);
  });

  test('B12: they are no actions: a player who can do nothing else passes', () => {
    const table = { court: [], lordDeck: [] };
    const match = withTide({ preparations }, [{ pearls: 1 }, {}], table, (state) => {
      Object.assign(state, { explorationDeck: [], discard: [], council: perRace(() => []) });
    });
    expect(optionsOf(match, 0, 'mainDecision')).toEqual(['dive:deep', 'dive:shallow', 'pass']);
  });
});

describe('exploring', () => {
  test('its Monsters take the place of those of the base', () => {
    const monsters = {
      meet: silently((table: Abyss) => {
        gainPearls(table, table.state.active, 9);
        return true;
      }),
      pass() {},
    };
    const match = withTide({ monsters }, [{}, {}], { ...DECK, threat: 5 });
    explore(match);
    goOn(match);
    expect(pearls(match)).toEqual([9, 0]);
    expect(match.state).toMatchObject({ threat: 5, discard: ['monster'], active: 1 });
  });

  test('it may keep further cards from being revealed, so that the last one must be met', () => {
    const endsExploration = ({ state }: { state: { track: readonly unknown[] } }) => state.track.length === 2;
    const match = withTide({ endsExploration }, [{}, {}], DECK);
    explore(match);
    goOn(match);
    expect(match.state.track).toEqual(['crab-1', 'monster']);
    expect(asked(match)).toEqual(['0 monsterReward']);
  });
});

describe('what it reserves', () => {
  const keeping = (...places: string[]) => ({
    reserved: (_: unknown, seat: Seat) => (seat === 0 ? places : []),
  });

  test('a stack cannot be taken, by support, Alchemist or Oracle', () => {
    const council = { council: { jellyfish: ['jellyfish-1'], squid: ['squid-1'], crab: ['crab-1'] } };
    const match = withTide(keeping('council:crab'), [{ lords: ['alchemist', 'oracle'] }, {}], council);
    expect(optionsOf(match, 0, 'mainDecision')).not.toContain('support:crab');
    usePower(match, 'oracle');
    expect(optionsOf(match, 0, 'oracleStack')).toEqual(['jellyfish', 'squid']);
    answer(match, 0, 'oracleStack', 'jellyfish');
    requestSupport(match, 'squid');
    expect(match.state.council.crab).toEqual(['crab-1']);
  });

  test('a Lord cannot be recruited, taken or replaced', () => {
    const seats = [{ ...hunting, lords: ['opportunist'] }, {}];
    const match = withTide(keeping('court:hunter'), seats, COURT);
    expect(optionsOf(match, 0, 'mainDecision')).not.toContain('recruit:hunter');
    usePower(match, 'opportunist');
    expect(optionsOf(match, 0, 'opportunistLord')).toEqual(['keeper', 'reaper', 'miller']);
  });

  test('an available Location cannot be taken', () => {
    const table = { available: ['jail', 'chasm'], locationDeck: [] };
    const match = withTide(keeping('location:jail'), [{ keys: 3 }, {}], table);
    requestSupport(match, 'squid');
    expect(seatOf(match, 0).locations).toEqual(['chasm']);
  });

  test('B12: with everything reserved, there is nothing to do', () => {
    const nothing = { explorationDeck: [], discard: [], court: [], lordDeck: [] };
    const match = withTide(keeping('council:squid', 'council:jellyfish'), [{}, {}], nothing);
    expect(match.told).toContainEqual({ type: 'actionPassed', seat: 0 });
  });
});

describe('limits, ends and points', () => {
  test('B175: its hand limit comes after that of the Commander', () => {
    const limit = silently((table: Abyss) => {
      const { active, seats } = table.state;
      discardAllies(table, active, seats[active]?.hand.slice(5) ?? []);
    });
    const match = withTide({ handLimits: [limit] }, [{ hand: EIGHT }, { lords: ['commander'] }]);
    requestSupport(match, 'jellyfish');
    answer(match, 0, 'commanderLimit', ['crab-1', 'crab-1', 'squid-1']);
    expect(seatOf(match, 0).hand).toHaveLength(5);
  });

  test('B132: a seventh Lord ends the game, though it is lost later in the turn', () => {
    const limit = silently((table: Abyss) => {
      if (table.state.seats[0]?.lords.length === 7) discardLord(table, 0, 'hunter');
    });
    const lords = ['sage', 'hermit', 'elder', 'trader', 'peddler', 'shopkeeper'];
    const match = withTide({ handLimits: [limit] }, [{ ...hunting, lords }, {}], COURT);
    recruit(match, 'hunter', alliesFor('hunter'));
    expect(lordsOf(match, 0)).toHaveLength(6);
    expect(match.state.ending).toEqual({ trigger: 0 });
  });

  test('B131: its own condition ends the game', () => {
    const endConditions = [({ state }: { state: { threat: number } }) => state.threat === 6];
    expect(withTide({ endConditions }, [{}, {}], { threat: 5 }).state.ending).toBeNull();
    const match = withTide({ endConditions }, [{}, {}], { threat: 6 });
    requestSupport(match, 'squid');
    expect(match.state.ending).toEqual({ trigger: 0 });
  });

  test('its points stand beside the others', () => {
    const match = withTide({ score: (_, seat) => 4 * seat }, [{}, { lords: ['keeper'] }]);
    expect(match.view(0).seats.map(({ score }) => [score.other, score.total])).toEqual([
      [0, 0],
      [4, 10],
    ]);
  });
});

describe('what it shows and asks', () => {
  const tidePrompt = (shown: Prompt['shown']) => ({
    prompts: { 'tide.turn': { shown, timeout: () => 'low' } },
    moments: {
      *turnBegan(table: Abyss): Flow {
        const answered = yield* choose(table.state.active, 'tide.turn', ['low', 'high', 'spring']);
        if (answered === 'high') gainPearls(table, table.state.active, 7);
      },
    },
  });

  test('it asks its own prompts, and answers them for a player who does not', () => {
    const match = withTide(tidePrompt('all'), [{}, {}]);
    expect(timeoutOf(match, 0, 'tide.turn')).toBe('low');
    answer(match, 0, 'tide.turn', 'high');
    expect(asked(match)).toEqual(['0 mainDecision']);
    expect(pearls(match)).toEqual([7, 0]);
  });

  test.each([
    ['all', ['low', 'high', 'spring']],
    ['owner', undefined],
    [(option: string) => option !== 'spring', ['low', 'high']],
  ] as [Prompt['shown'], string[] | undefined][])('it says which options others see: %s', (shown, options) => {
    const [decision] = withTide(tidePrompt(shown), [{}, {}]).asked(1);
    expect(decision?.choice).toEqual(options && { type: 'one', options });
  });

  test('it shows all viewers what it has on the table', () => {
    const match = withTide({ view: ({ state }) => ({ active: state.active }) }, [{}, {}]);
    expect([0, 'spectator' as const].map((viewer) => match.view(viewer).expansions)).toEqual([
      { tide: { active: 0 } },
      { tide: { active: 0 } },
    ]);
    expect(quietTable([{}, {}]).view(0).expansions).toEqual({});
  });
});

describe('the moments', () => {
  const log: string[] = [];
  const note = (...what: unknown[]) => void log.push(what.join(' '));
  const moments = {
    turnBegan: silently(({ state }: Abyss) => note('turnBegan', state.active)),
    alliesUsed: silently((_: Abyss, seat: Seat, allies: readonly string[]) => note('alliesUsed', seat, allies)),
    lordRecruited: silently((_: Abyss, seat: Seat) => note('lordRecruited', seat)),
    pearlsGained: (_: Abyss, seat: Seat, count: number) => note('pearlsGained', seat, count),
    placeEmptied: (_: Abyss, place: string) => note('placeEmptied', place),
    endTriggered: (_: Abyss, seat: Seat) => note('endTriggered', seat),
    gameEnding: silently(({ state }: Abyss) => note('gameEnding', state.seats[1]?.hand.length)),
  };
  const logOf = (play: () => void) => {
    log.length = 0;
    play();
    return log.slice();
  };

  test('of a recruitment: Allies used, place emptied, Lord recruited, Pearls gained, next turn', () => {
    const match = withTide({ moments }, [hunting, {}], { court: ['hunter', 'keeper', 'reaper'] });
    expect(logOf(() => recruit(match, 'hunter', alliesFor('hunter')))).toEqual([
      `alliesUsed 0 ${alliesFor('hunter')}`,
      'placeEmptied court:hunter',
      'lordRecruited 0',
      'pearlsGained 0 2',
      'turnBegan 1',
    ]);
  });

  test('the Corruptor recruits, the Traitor and the Schemer do not', () => {
    const recruitments = (lord: string, prompt: string, choice: string, seat = {}) => {
      const hand = alliesFor(lord);
      const court = { court: [lord, 'keeper', 'reaper', 'miller', 'landowner'] };
      const match = withTide({ moments }, [{ hand, ...seat }, {}], court);
      const happened = logOf(() => {
        recruit(match, lord, hand);
        answer(match, 0, prompt, choice);
      });
      return happened.filter((each) => each === 'lordRecruited 0').length;
    };
    expect(recruitments('corruptor', 'corruptorRecruit', 'keeper', { pearls: 5 })).toBe(2);
    expect(recruitments('traitor', 'traitorSwap', 'sage>keeper', { lords: ['sage'] })).toBe(1);
    expect(recruitments('schemer', 'schemerSwap', 'sage', { lords: ['sage'] })).toBe(1);
  });

  test('of places: a stack taken, a stack discarded, a Lord replaced, a Location taken', () => {
    const seats = [{ lords: ['oracle', 'opportunist'], keys: 1, hand: [] }, {}];
    const match = withTide({ moments }, seats, { ...COURT, available: ['jail'], locationDeck: [] });
    const happened = logOf(() => {
      usePower(match, 'oracle');
      answer(match, 0, 'oracleStack', 'squid');
      usePower(match, 'opportunist');
      answer(match, 0, 'opportunistLord', 'keeper');
      requestSupport(match, 'jellyfish');
    });
    expect(happened.filter((each) => each.startsWith('placeEmptied'))).toEqual([
      'placeEmptied council:squid',
      'placeEmptied court:keeper',
      'placeEmptied council:jellyfish',
      'placeEmptied location:jail',
    ]);
  });

  test('of the end: triggered once, and the hands are still there when it comes', () => {
    const endConditions = [() => true];
    const match = withTide({ moments, endConditions }, [{}, {}]);
    expect(logOf(() => requestSupport(match, 'squid'))).toContain('endTriggered 0');
    const last = logOf(() => requestSupport(match, 'jellyfish'));
    expect(last).toContain('gameEnding 1');
    expect(last.some((each) => each.startsWith('endTriggered'))).toBe(false);
  });
});

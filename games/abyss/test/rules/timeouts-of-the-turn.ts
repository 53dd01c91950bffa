// What is answered in the turn for a player who does not answer: case by case, and how it comes to it.
import {
  alliesFor,
  answer,
  beforeRecruiting,
  explore,
  type Fields,
  fight,
  quietTable,
  recruit,
  requestSupport,
  type TimeoutCase,
} from '../support/table-talk.ts';

const NINE = [
  'crab-1',
  'crab-2',
  'squid-1',
  'squid-1',
  'jellyfish-1',
  'shellfish-1',
  'shellfish-2',
  'seahorse-1',
  'seahorse-2',
];
const COUNCIL = { council: { squid: ['squid-1', 'squid-2'], jellyfish: ['jellyfish-1'], crab: ['crab-1', 'crab-2'] } };
const FOUND = { explorationDeck: ['squid-3', 'monster', 'crab-2', 'crab-1'] };
/** Nothing to draw, and nothing in the Council: only recruiting is left. */
const BOUND = { explorationDeck: [], discard: [], council: {}, lordDeck: [] };

const exploring = (...seats: readonly Fields[]) => {
  const match = quietTable(seats, FOUND);
  explore(match);
  return match;
};

const fighting = (threat: number, table: Fields = {}) => {
  const match = quietTable([{}, {}], { explorationDeck: ['monster', 'crab-1'], threat, ...table });
  explore(match);
  fight(match);
  return match;
};

const controlling = (seat: Fields, table: Fields) => {
  const match = quietTable([seat, {}], table);
  requestSupport(match, 'squid');
  return match;
};

const affiliating = (lords: readonly string[]) => {
  const hand = ['squid-4', 'crab-5', 'crab-4', 'squid-5'];
  const match = quietTable([{ hand, lords }, {}], { court: ['hunter', 'keeper', 'reaper', 'miller'] });
  recruit(match, 'hunter', hand);
  return match;
};

export const TIMEOUTS_OF_THE_TURN: readonly TimeoutCase[] = [
  [
    'mainDecision',
    'the largest stack, ties in the order of the Races',
    0,
    'support:crab',
    () => quietTable([{}, {}], COUNCIL),
  ],
  [
    'mainDecision',
    'no power and no plot',
    0,
    'support:crab',
    () =>
      quietTable([{ lords: ['oracle', 'slaver'], hand: NINE, pearls: 3 }, {}], { ...COUNCIL, court: ['landowner'] }),
  ],
  [
    'mainDecision',
    'exploring, where there is no stack',
    0,
    'explore',
    () => quietTable([{ hand: alliesFor('hunter') }, {}], { council: {}, court: ['hunter'] }),
  ],
  [
    'mainDecision',
    'the cheapest Lord, where there is nothing else',
    0,
    'recruit:shepherd',
    () =>
      quietTable([{ hand: ['seahorse-5', 'seahorse-4', 'seahorse-1', 'crab-1'] }, {}], {
        ...BOUND,
        court: ['landowner', 'shepherd'],
      }),
  ],
  [
    'mainDecision',
    'passing, where not even that is possible',
    0,
    'pass',
    () => quietTable([{ pearls: 1 }, {}], { ...BOUND, court: ['landowner'], lordDeck: ['keeper'] }),
  ],

  [
    'payment',
    'calling it off',
    0,
    'cancel',
    () => {
      const match = beforeRecruiting('hunter', [{}, {}]);
      answer(match, 0, 'mainDecision', 'recruit:hunter');
      return match;
    },
  ],
  [
    'payment',
    'the lowest cards that suffice, where recruiting is all that can be done',
    0,
    { allies: ['crab-2', 'squid-2', 'crab-4'] },
    () =>
      quietTable([{ hand: ['squid-2', 'crab-5', 'crab-4', 'crab-2'], pearls: 4 }, {}], { ...BOUND, court: ['hunter'] }),
  ],
  [
    'payment',
    'no more Pearls than must be',
    0,
    { allies: ['crab-4', 'squid-2'] },
    () => quietTable([{ hand: ['squid-2', 'crab-4'], pearls: 4 }, {}], { ...BOUND, court: ['hunter'] }),
  ],

  ['buyOffer', 'passing', 1, 'pass', () => exploring({}, { pearls: 5 })],
  ['exploreDecision', 'taking the Ally', 0, 'take', () => exploring({ lords: ['slaver'], hand: ['crab-1'] }, {})],
  [
    'monsterDecision',
    'fighting',
    0,
    'fight',
    () => {
      const match = exploring({}, {});
      answer(match, 0, 'exploreDecision', 'continue');
      return match;
    },
  ],
  ['monsterReward', 'most Monster tokens', 0, 'keys:1,tokens:2', () => fighting(5)],
  [
    'monsterReward',
    'most Monster tokens that are left',
    0,
    'pearls:1,tokens:1',
    () => fighting(2, { tokenSupply: { base: ['points-2'] } }),
  ],
  [
    'secondStack',
    'the largest',
    0,
    'crab',
    () => {
      const match = quietTable([{ lords: ['alchemist', 'oracle'] }, {}], COUNCIL);
      requestSupport(match, 'squid');
      return match;
    },
  ],
  ['affiliate', 'the first in the order of the Races', 0, 'crab-4', () => affiliating([])],
  ['affiliate', 'the highest, with the Master of Magic', 0, 'crab-5', () => affiliating(['master-of-magic'])],

  [
    'controlLocation',
    'the available one that is worth most right now',
    0,
    'take:sargasso-silos',
    () => controlling({ keys: 2, lords: ['keeper', 'miller'] }, { available: ['chasm', 'sargasso-silos', 'barracks'] }),
  ],
  [
    'controlLocation',
    'of equal ones the first by id',
    0,
    'take:barracks',
    () => controlling({ keys: 3, affiliated: ['jellyfish-1'] }, { available: ['sanctuary', 'barracks', 'chasm'] }),
  ],
  [
    'controlLocation',
    'drawing one, where none is available',
    0,
    'draw:1',
    () => controlling({ keys: 3 }, { available: [], locationDeck: ['jail', 'chasm'] }),
  ],
  [
    'chooseDrawnLocation',
    'the one worth most right now',
    0,
    'jail',
    () => {
      const match = controlling({ keys: 3 }, { available: [], locationDeck: ['chasm', 'jail', 'abyss'] });
      answer(match, 0, 'controlLocation', 'draw:2');
      return match;
    },
  ],
  [
    'spendKeys',
    'tokens before Lords, Lords without a power first',
    0,
    ['token', 'keeper', 'reaper'],
    () =>
      controlling(
        { keys: 1, lords: ['slaver', 'keeper', 'oracle', 'reaper'] },
        { available: ['jail'], locationDeck: [] },
      ),
  ],
  [
    'blackSmokers',
    'keeping it',
    0,
    'keep',
    () => {
      const match = controlling({ keys: 3 }, { available: ['black-smokers', 'depths'], locationDeck: ['jail'] });
      answer(match, 0, 'controlLocation', 'take:black-smokers');
      return match;
    },
  ],
  ['lastWindow', 'nothing more', 0, 'done', () => controlling({ lords: ['slaver'], hand: ['crab-1', 'crab-2'] }, {})],
  [
    'commanderLimit',
    'the lowest cards',
    0,
    ['jellyfish-1', 'jellyfish-1', 'crab-1', 'seahorse-1'],
    () => {
      const match = quietTable([{ hand: NINE }, { lords: ['commander'] }]);
      requestSupport(match, 'jellyfish');
      return match;
    },
  ],
];

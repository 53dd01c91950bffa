// What is answered to the powers of Lords for a player who does not answer: case by case, and how it comes to it.
import { afterRecruiting, type Fields, quietTable, type TimeoutCase, usePower } from '../support/table-talk.ts';

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

const using = (lord: string, table: Fields) => {
  const match = quietTable([{ lords: [lord], hand: ['squid-3', 'seahorse-2', 'jellyfish-2'] }, {}], table);
  usePower(match, lord);
  return match;
};

export const TIMEOUTS_OF_POWERS: readonly TimeoutCase[] = [
  [
    'jailerDiscard',
    'the lowest card',
    1,
    'crab-2',
    () => afterRecruiting('jailer', [{}, { hand: ['squid-2', 'crab-2', 'jellyfish-3'] }]),
  ],
  [
    'commanderDiscard',
    'the lowest cards',
    1,
    ['jellyfish-1', 'crab-1', 'seahorse-1'],
    () => afterRecruiting('commander', [{}, { hand: NINE }]),
  ],
  [
    'assassinTarget',
    'a Lord with a Key and a power',
    0,
    'treasurer',
    () => afterRecruiting('assassin', [{}, { lords: ['landowner', 'keeper', 'commander', 'treasurer'] }]),
  ],
  [
    'assassinTarget',
    'else the one with most influence, of equal ones the first by id',
    0,
    'peddler',
    () => afterRecruiting('assassin', [{}, { lords: ['trader', 'keeper', 'peddler'] }]),
  ],
  [
    'hunterTarget',
    'the opponent with most tokens, of equal ones the first clockwise',
    0,
    'seat:2',
    () =>
      afterRecruiting('hunter', [
        {},
        { tokens: ['points-4'] },
        { tokens: ['points-2', 'points-2'] },
        { tokens: ['points-3', 'points-3'] },
      ]),
  ],
  ['apprenticeStack', 'the largest stack', 0, 'crab', () => afterRecruiting('apprentice', [{}, {}], COUNCIL)],
  [
    'illusionistSwap',
    'changing nothing',
    0,
    'pass',
    () => afterRecruiting('illusionist', [{ locations: ['jail'] }, {}], { available: ['chasm'] }),
  ],
  ['corruptorRecruit', 'recruiting no Lord', 0, 'pass', () => afterRecruiting('corruptor', [{ pearls: 9 }, {}])],
  ['traitorSwap', 'giving no Lord up', 0, 'pass', () => afterRecruiting('traitor', [{ lords: ['sage'] }, {}])],
  ['schemerSwap', 'giving no Lord up', 0, 'pass', () => afterRecruiting('schemer', [{ lords: ['sage'] }, {}])],
  [
    'ambassadorLocation',
    'the one worth most right now',
    0,
    'jail',
    () => afterRecruiting('elder', [{}, {}], { locationDeck: ['chasm', 'jail', 'abyss'] }),
  ],
  ['slaverDiscard', 'the lowest card', 0, 'jellyfish-2', () => using('slaver', {})],
  ['oracleStack', 'the smallest stack', 0, 'jellyfish', () => using('oracle', COUNCIL)],
  [
    'opportunistLord',
    'the Lord with least influence, of equal ones the first by id',
    0,
    'reaper',
    () => using('opportunist', { court: ['landowner', 'trader', 'reaper', 'shepherd'] }),
  ],
];

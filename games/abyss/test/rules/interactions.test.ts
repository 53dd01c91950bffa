// Rules that meet each other (B13, B184, B213, B217).
import { expect, test } from 'vitest';
import {
  afterRecruiting,
  alliesFor,
  answer,
  asked,
  beforeRecruiting,
  expectRefused,
  optionsOf,
  pearls,
  quietTable,
  recruit,
  requestSupport,
  seatOf,
} from '../support/table-talk.ts';

const NINE = [1, 1, 1].flatMap((value) => [`crab-${value}`, `squid-${value}`, `shellfish-${value}`]);

test('B213: Recruiter and Treasurer together cancel out', () => {
  const seats = [{ lords: ['treasurer'], hand: ['seahorse-5', 'seahorse-4'] }, { lords: ['recruiter'] }];
  const match = quietTable(seats, { court: ['shepherd', 'landowner'] });
  expect(optionsOf(match, 0, 'mainDecision')).toContain('recruit:shepherd');
  expectRefused(match, 0, 'mainDecision', 'recruit:landowner');
});

test('B217: a player who spends the Shaman for a Location is open to the Commander in the same turn', () => {
  const seats = [{ lords: ['shaman'], keys: 2, hand: NINE }, { lords: ['commander'] }];
  const table = {
    available: ['jail'],
    locationDeck: [],
    council: { jellyfish: ['jellyfish-1'], seahorse: ['seahorse-1'] },
  };
  const match = quietTable(seats, table);
  requestSupport(match, 'seahorse');
  expect(asked(match)).toEqual(['0 commanderLimit']);
});

test('B214: an Assassin against the Commander frees the hand in the same turn', () => {
  const match = afterRecruiting('assassin', [{ hand: NINE }, { lords: ['commander'] }], {
    council: { jellyfish: ['jellyfish-1'], seahorse: ['seahorse-1'] },
  });
  expect(seatOf(match, 0).hand).toHaveLength(9);
  expect(asked(match)).toEqual(['1 mainDecision']);
});

test('B214: a Commander that is given up sets no limit any more', () => {
  const seats = [{ lords: ['commander'] }, { hand: NINE }];
  const match = afterRecruiting('schemer', seats, { lordDeck: ['trader'] });
  answer(match, 0, 'schemerSwap', 'commander');
  requestSupport(match, 'squid');
  expect(seatOf(match, 1).hand).toHaveLength(10);
});

test('B13: the Treasurer that is given up for the Traitor does not help any more', () => {
  const seat = { lords: ['treasurer'], hand: ['seahorse-4', 'seahorse-4'] };
  const match = beforeRecruiting('traitor', [seat, {}], {
    court: ['traitor', 'invoker', 'landowner', 'miller', 'tamer'],
  });
  expect(optionsOf(match, 0, 'mainDecision')).toContain('recruit:landowner');
  recruit(match, 'traitor', alliesFor('traitor'));
  answer(match, 0, 'traitorSwap', 'treasurer>invoker');
  expect(optionsOf(match, 0, 'mainDecision')).not.toContain('recruit:landowner');
});

test('B181, B185: the Landlord pays for the extra turn too', () => {
  const match = afterRecruiting('invoker', [{ lords: ['landlord'] }, {}]);
  expect(pearls(match)).toEqual([1, 0]);
  requestSupport(match, 'squid');
  expect(pearls(match)).toEqual([1, 0]);
});

test('B172: the Jailer does not touch what has been played for it', () => {
  const match = afterRecruiting('jailer', [{ hand: ['squid-2'] }, {}]);
  expect(seatOf(match, 0).hand).toEqual(['squid-2']);
});

test('B100: a Lord that was disabled gives its Key back to no player', () => {
  const match = afterRecruiting('assassin', [{}, { lords: ['keeper'], keys: 2 }], { available: ['jail'] });
  requestSupport(match, 'squid');
  expect(seatOf(match, 1)).toMatchObject({ keys: 2, locations: [] });
});

test('B189, B150: a Location that the Illusionist brings is worth what the Lords of its new owner are', () => {
  const seat = { lords: [{ id: 'keeper', under: 'jail' }, 'miller'], locations: ['jail'] };
  const match = afterRecruiting('illusionist', [seat, {}], { available: ['sargasso-silos'] });
  answer(match, 0, 'illusionistSwap', 'jail>sargasso-silos');
  expect(match.view(0).seats[0]?.score.scoreOf).toEqual({ 'sargasso-silos': 9 });
});

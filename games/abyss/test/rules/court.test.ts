// The Court after a recruitment (B90-B94).
import { expect, test } from 'vitest';
import { afterRecruiting, answer, pearls, plot, quietTable, requestSupport } from '../support/table-talk.ts';

const DECK = { lordDeck: ['shaman', 'oracle', 'sage', 'elder', 'hermit', 'tamer'] };

test('B90: the others slide away from the deck, in their order', () => {
  const match = afterRecruiting('hunter', [{}, {}], { court: ['keeper', 'hunter', 'reaper', 'miller', 'shepherd'] });
  expect(match.state.court).toEqual(['keeper', 'reaper', 'miller', 'shepherd']);
});

test('B91: with three left nothing is added, and nothing is paid', () => {
  const match = afterRecruiting('hunter', [{}, {}], { court: ['hunter', 'keeper', 'reaper', 'miller'], ...DECK });
  expect(match.state.court).toEqual(['keeper', 'reaper', 'miller']);
  expect(pearls(match)).toEqual([0, 0]);
});

test('B92: with two left the player gains two Pearls, and all spaces are filled from the deck', () => {
  const match = afterRecruiting('hunter', [{}, {}], { court: ['keeper', 'hunter', 'reaper'], ...DECK });
  expect(match.state.court).toEqual(['keeper', 'reaper', 'shaman', 'oracle', 'sage', 'elder']);
  expect(match.state.lordDeck).toEqual(['hermit', 'tamer']);
  expect(pearls(match)).toEqual([2, 0]);
});

test('B92: the last Lord of the Court brings no more than two Pearls', () => {
  const match = afterRecruiting('hunter', [{}, {}], { court: ['hunter'], ...DECK });
  expect(match.state.court).toHaveLength(6);
  expect(pearls(match)).toEqual([2, 0]);
});

test('B92: only a recruitment is looked at, not a small Court in a turn without one', () => {
  const match = quietTable([{}, {}], { court: ['keeper', 'reaper'] });
  requestSupport(match, 'squid');
  expect(match.state.court).toEqual(['keeper', 'reaper']);
  expect(pearls(match)).toEqual([0, 0]);
});

test('B92: Lords plotted for in the same turn count as lying in the Court', () => {
  const hand = ['crab-5', 'jellyfish-4'];
  const match = quietTable([{ pearls: 1, hand }, {}], { court: ['hunter', 'keeper', 'reaper'], ...DECK });
  plot(match);
  answer(match, 0, 'mainDecision', 'recruit:hunter');
  answer(match, 0, 'payment', { allies: hand });
  expect(match.state.court).toEqual(['keeper', 'reaper', 'shaman']);
  expect(pearls(match)).toEqual([0, 0]);
});

test('B93: a deck too small for the Court is put there to the last card, and the end is triggered', () => {
  const match = afterRecruiting('hunter', [{}, {}], { court: ['keeper', 'hunter', 'reaper'], lordDeck: ['sage'] });
  expect(match.state.court).toEqual(['keeper', 'reaper', 'sage']);
  expect(match.state).toMatchObject({ ending: { trigger: 0 }, lordDeck: [] });
  expect(pearls(match)).toEqual([2, 0]);
});

test('B93: two Pearls again for a recruitment from a Court that cannot be filled', () => {
  const match = afterRecruiting('hunter', [{}, {}], { court: ['keeper', 'hunter'], lordDeck: [] });
  expect(match.state.court).toEqual(['keeper']);
  expect(pearls(match)).toEqual([2, 0]);
});

test('B94: a Lord that was discarded never returns to the deck', () => {
  const match = afterRecruiting('schemer', [{ lords: ['sage'] }, {}], { lordDeck: ['elder'] });
  answer(match, 0, 'schemerSwap', 'sage');
  expect(match.state).toMatchObject({ discardedLords: ['sage'], lordDeck: [] });
});

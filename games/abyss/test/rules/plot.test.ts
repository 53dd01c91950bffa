// Plotting at Court (B20-B22).
import { expect, test } from 'vitest';
import { expectRefused, optionsOf, pearls, plot, quietTable, requestSupport } from '../support/table-talk.ts';

const FIVE = ['keeper', 'reaper', 'shepherd', 'miller', 'landowner'];

test('B20: a Pearl to the Treasury turns up the top Lord on the space farthest from the deck', () => {
  const match = quietTable([{ pearls: 2 }, {}], { court: ['keeper', 'reaper'], lordDeck: ['trader', 'sage'] });
  plot(match);
  expect(pearls(match)).toEqual([1, 0]);
  expect(match.state.court).toEqual(['keeper', 'reaper', 'trader']);
  expect(match.state.lordDeck).toEqual(['sage']);
});

test('B20: plotting may be repeated, and the action is still to come', () => {
  const match = quietTable([{ pearls: 3 }, {}], { court: ['keeper'] });
  plot(match);
  plot(match);
  expect(optionsOf(match, 0, 'mainDecision')).toEqual(expect.arrayContaining(['plot', 'explore', 'support:squid']));
});

test('B21: a player without a Pearl cannot plot', () => {
  expectRefused(quietTable([{}, {}], { court: FIVE }), 0, 'mainDecision', 'plot');
});

test('B21: with six Lords in the Court no player can plot', () => {
  const match = quietTable([{ pearls: 9 }, {}], { court: FIVE });
  plot(match);
  expectRefused(match, 0, 'mainDecision', 'plot');
});

test('B21: with an empty Lord deck no player can plot', () => {
  expectRefused(quietTable([{ pearls: 1 }, {}], { court: FIVE, lordDeck: [] }), 0, 'mainDecision', 'plot');
});

test('B22: plotting brings no Pearls, however few Lords are in the Court', () => {
  const match = quietTable([{ pearls: 2 }, {}], { court: [] });
  plot(match);
  expect(pearls(match)).toEqual([1, 0]);
});

test('B22: taking the last card of the Lord deck does not end the game', () => {
  const match = quietTable([{ pearls: 1 }, {}], { court: ['keeper'], lordDeck: ['reaper'] });
  plot(match);
  requestSupport(match, 'squid');
  expect(match.state.ending).toBeNull();
});

test('a Lord that was plotted for can be recruited in the same turn', () => {
  const hand = ['seahorse-5', 'seahorse-4', 'seahorse-1'];
  const match = quietTable([{ pearls: 1, hand }, {}], { court: ['hunter'], lordDeck: ['landowner'] });
  plot(match);
  expect(optionsOf(match, 0, 'mainDecision')).toContain('recruit:landowner');
});

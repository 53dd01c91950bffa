// The verbs of Abyss give and take what is there, and nothing else: a rule that asks for more is wrong, and is told so.
import { openRandom } from '@undertow/shared/table/random.ts';
import { describe, expect, test } from 'vitest';
import { abyss } from '../../rules/index.ts';
import * as kraken from '../../rules/kraken/verbs.ts';
import * as leviathan from '../../rules/leviathan/verbs.ts';
import type { Abyss } from '../../rules/rules.ts';
import * as exploration from '../../rules/verbs/exploration.ts';
import * as locations from '../../rules/verbs/locations.ts';
import * as lords from '../../rules/verbs/lords.ts';
import * as pearls from '../../rules/verbs/pearls.ts';
import * as turn from '../../rules/verbs/turn.ts';
import { given } from '../support/position.ts';

const FULL_COURT = ['keeper', 'reaper', 'shepherd', 'miller', 'aquaculturist', 'landowner'];

/** The first seat has one of everything. The Council has no stack of Crabs; the only Leviathan lies on b7. */
function table(): Abyss {
  const first = { pearls: 1, keys: 1, hand: ['crab-1'], lords: ['sage', 'oracle'], nebulis: 1 };
  const seats = [first, { pearls: 0, lords: ['hermit'], nebulis: 0 }];
  const position = {
    seats,
    court: FULL_COURT,
    council: { squid: ['squid-1'] },
    border: { b7: 'leviathan-20' },
    lootDeck: ['loot-3'],
  };
  const { state } = given(position, { seats: 2, expansions: ['kraken', 'leviathan'] });
  const random = openRandom({ seed: 'fast:1', position: 0 });
  return { state, rules: abyss.rulesFor(state.options), random, tell() {}, reveal() {} };
}

type Case = readonly [verb: string, asked: (table: Abyss) => unknown, complaint: string];

const bought = { allies: ['crab-1'], cost: 1, pearls: 0 };

const cases: readonly Case[] = [
  ['fewer than no Pearls', (at) => pearls.gainPearls(at, 0, -1), 'no number of things to gain'],
  ['Pearls without a number', (at) => pearls.gainPearls(at, 0, Number.NaN), 'no number of things to gain'],
  ['Pearls for a seat that is not there', (at) => pearls.gainPearls(at, 2, 1), 'there is no seat 2'],
  ['more Pearls than a seat has', (at) => pearls.losePearls(at, 0, 2), 'there are 1 Pearls to lose, not 2'],
  ['fewer than no Keys', (at) => pearls.gainKeys(at, 0, -1), 'no number of things to gain'],
  [
    'more tokens than a supply has',
    (at) => pearls.drawTokens(at, 0, 'base', 21),
    'there are 20 tokens to draw, not 21',
  ],
  ['tokens of no supply', (at) => pearls.drawTokens(at, 0, 'gold', 1), 'there is no supply gold'],
  ['a token that was not there', (at) => pearls.stealToken(at, 0, 1, 'base', 'points-2', 'hunter'), 'no points-2'],

  ['a card when all are gone', (at) => everyCard(at), 'there are 0 cards to draw, not 1'],
  ['a card of an empty track', (at) => exploration.takeAlly(at, 0), 'no card lies on the track'],
  ['the Threat to stay', (at) => exploration.moveThreat(at, at.state.threat), 'the Threat cannot move to space 1'],
  ['the Threat off its track', (at) => exploration.moveThreat(at, 7), 'the Threat cannot move to space 7'],
  ['an empty stack', (at) => exploration.takeStack(at, 0, 'crab'), 'there is no crab stack'],
  ['an empty stack gone', (at) => exploration.discardStack(at, 0, 'crab', 'oracle'), 'there is no crab stack'],
  ['an Ally gone that is not held', (at) => exploration.discardAllies(at, 0, ['squid-5']), 'there is no squid-5'],
  ['an Ally bound that is not held', (at) => exploration.affiliateFromHand(at, 0, 'squid-5'), 'there is no squid-5'],

  ['more Locations than there are', (at) => locations.drawLocations(at, 0, 99), 'Locations to draw, not 99'],
  ['Locations while others are drawn', (at) => drawTwice(at), 'has no place yet'],
  ['a Location that was not drawn', (at) => locations.keepDrawn(at, 0, 'jail'), 'there is no jail'],
  ['a Location that is not available', (at) => locations.setAside(at, 0, 'nowhere'), 'there is no nowhere'],
  [
    'more Keys than a seat has',
    (at) => locations.spendKeys(at, 0, 2, []),
    'there are 1 Keys for seat 0 to spend, not 2',
  ],
  ['a Location that is not there', (at) => locations.controlLocation(at, 0, 'jail', []), 'there is no jail'],
  ['a Location in the place of none', (at) => exchangeNone(at), 'there is no place -1'],

  ['a Lord for a full Court', (at) => lords.turnUpLord(at), 'there are 0 empty spaces of the Court, not 1'],
  ['Lords for a full Court', (at) => lords.refillCourt(at, 1), 'there are 0 empty spaces of the Court, not 1'],
  ['a Lord who is not at Court', (at) => lords.takeLordFromCourt(at, 0, 'elder'), 'there is no elder'],
  ['a Lord replaced who is not at Court', (at) => lords.replaceLord(at, 'elder', 'opportunist'), 'elder'],
  ['two payments at once', (at) => payTwice(at), 'keeper is being paid for already'],
  ['an Ally of a payment when there is none', (at) => lords.affiliatePlayed(at, 0, undefined, []), 'no Allies were'],
  ['a Lord gone who is not there', (at) => lords.discardLord(at, 0, 'hermit'), 'seat 0 has no hermit'],
  ['a Lord marked who is not there', (at) => lords.markLord(at, 0, 'hermit', 'assassin'), 'seat 0 has no hermit'],
  ['a Lord disabled who has gone', (at) => disableGone(at), 'no seat has sage'],
  ['a Lord covered who is not there', (at) => lords.coverLords(at, 0, ['hermit'], 'jail'), 'seat 0 has no hermit'],
  ['the power of a Lord who is not there', (at) => lords.usePower(at, 1, 'oracle'), 'seat 1 has no oracle'],
  ['a power twice in a turn', (at) => twice(() => lords.usePower(at, 0, 'oracle')), 'oracle was used in this turn'],

  ['an extra turn that there is not', (at) => turn.useExtraTurn(at), 'there are 0 extra turns to take, not 1'],
  ['the end twice', (at) => twice(() => turn.triggerEnd(at, 0)), 'seat 0 has brought the end about already'],

  ['fewer than no Nebulis', (at) => kraken.gainNebulis(at, 0, -1), 'no number of things to gain'],
  ['Nebulis for a seat that is not there', (at) => kraken.gainNebulis(at, 2, 1), 'there is no place 2'],
  [
    'more Nebulis than a seat has',
    (at) => kraken.loseNebulis(at, 0, 2),
    'there are 1 Nebulis for seat 0 to lose, not 2',
  ],
  ['an Ally of the track that is not there', (at) => kraken.placeStranded(at, 0, 'kraken-2', 'crab'), 'no kraken-2'],
  ['a Sentinel twice', (at) => twice(() => kraken.bringSentinel(at, 0, 'vigil')), 'in the game already'],
  [
    'a Sentinel that never came',
    (at) => kraken.placeSentinel(at, 0, 'vigil', 'council:crab'),
    'has no Sentinel of vigil',
  ],
  ['a Sentinel that stands', (at) => placeTwice(at), 'seat 0 has no Sentinel of vigil to place'],
  [
    'more Loot than there is',
    (at) => twice(() => kraken.drawLoot(at, 0, 'megalodon')),
    'there are 0 Loot cards to draw, not 1',
  ],
  ['a pair of Loot that is none', (at) => pairOfOne(at), 'there is no loot-3'],
  ['a card of the discard pile', (at) => kraken.fetchFromDiscard(at, 0, 'squid-5', 'healer'), 'there is no squid-5'],
  ['an Ally that is not bound', (at) => kraken.discardAffiliated(at, 0, 'crab-1', 'executioner'), 'there is no crab-1'],
  ['a free Lord freed', (at) => kraken.freeLord(at, 0, 'sage', 'liberator'), 'sage is free already'],

  ['a second Leviathan at once', (at) => twice(() => leviathan.turnUpLeviathan(at)), 'has no space yet'],
  ['a Leviathan that was not turned up', (at) => leviathan.placeLeviathan(at, 'b6'), 'no Leviathan was turned up'],
  ['a Leviathan on another', (at) => placeOnAnother(at), 'there is a Leviathan on b7 already'],
  ['a Leviathan gone from nowhere', (at) => leviathan.discardLeviathan(at, 'b6'), 'there is no Leviathan on b6'],
  ['a wound for a seat that is not there', (at) => leviathan.wound(at, 2, 1), 'there is no place 2'],
  ['two fights at once', (at) => twice(() => leviathan.beginFight(at, 0, 'leviathan-20')), 'being fought already'],
  ['the end of no fight', (at) => leviathan.endFight(at, 0), 'no fight is under way'],
  ['an attack on nothing', (at) => leviathan.sendToAttack(at, 0, 'crab-1', 'b6', []), 'there is no Leviathan on b6'],
  ['two attacks at once', (at) => attackTwice(at), 'an attack is under way already'],
  ['dice of no attack', (at) => leviathan.showDice(at, [1]), 'no attack is under way'],
  ['the end of no attack', (at) => leviathan.endAttack(at, 0, 1, 0), 'no attack is under way'],
  ['levels of nothing', (at) => leviathan.beatLevels(at, 0, 'b6', 1), 'there is no Leviathan on b6'],
  ['more levels than are left', (at) => leviathan.beatLevels(at, 0, 'b7', 2), 'levels of leviathan-20 to beat, not 2'],
  ['a slain Leviathan that is not there', (at) => leviathan.slay(at, 0, 'b6'), 'there is no Leviathan on b6'],
  ['a token that is not held', (at) => leviathan.revealToken(at, 0, 'key'), 'there is no key'],
];

describe('a verb breaks when it is asked for', () => {
  test.each(cases)('%s', (_, asked, complaint) => {
    const at = table();
    expect(() => asked(at)).toThrow(complaint);
  });
});

test('a verb that is asked for none of something tells nothing', () => {
  const told: unknown[] = [];
  const at: Abyss = { ...table(), tell: (event) => void told.push(event) };
  pearls.gainPearls(at, 0, 0);
  pearls.losePearls(at, 1, 0);
  pearls.gainKeys(at, 0, 0);
  pearls.drawTokens(at, 0, 'base', 0);
  exploration.discardAllies(at, 0, []);
  expect(told).toEqual([]);
});

function twice(act: () => unknown): void {
  act();
  act();
}

function everyCard(at: Abyss): void {
  for (;;) exploration.drawCard(at);
}

function drawTwice(at: Abyss): void {
  locations.drawLocations(at, 0, 2);
  locations.setAside(at, 0, at.state.available[0] as string);
}

function exchangeNone(at: Abyss): void {
  locations.exchangeLocation(at, 0, 'black-smokers', at.state.locationDeck[0] as string);
}

function payTwice(at: Abyss): void {
  lords.playAllies(at, 0, 'keeper', bought, []);
  lords.playAllies(at, 0, 'reaper', { ...bought, allies: [] }, []);
}

function disableGone(at: Abyss): void {
  lords.markLord(at, 0, 'sage', 'assassin');
  lords.discardLord(at, 0, 'sage');
  lords.disableMarked(at, 'assassin');
}

function placeTwice(at: Abyss): void {
  kraken.bringSentinel(at, 0, 'vigil');
  twice(() => kraken.placeSentinel(at, 0, 'vigil', 'council:crab'));
}

function pairOfOne(at: Abyss): void {
  kraken.drawLoot(at, 0, 'megalodon');
  kraken.discardLootPair(at, 0, 'megalodon', 'loot-3');
}

function placeOnAnother(at: Abyss): void {
  leviathan.turnUpLeviathan(at);
  leviathan.placeLeviathan(at, 'b7');
}

function attackTwice(at: Abyss): void {
  leviathan.sendToAttack(at, 0, 'crab-1', 'b7', []);
  leviathan.sendToAttack(at, 0, 'crab-1', 'b7', []);
}

// What a question says, by what is known of the table.
import type { AnyView } from '@undertow/shared/table/any-game.ts';
import type { Choice } from '@undertow/shared/table/game.ts';
import { anyTalk } from '@undertow/shared/words/game-talk.ts';
import { plain } from '@undertow/shared/words/parts.ts';
import { questionThen } from '@undertow/shared/words/told-answers.ts';
import { describe, expect, test } from 'vitest';
import type { View } from '../../client.ts';
import { abyssIn } from '../../words/abyss-in.ts';
import { words as en } from '../../words/languages/en.ts';
import { given } from '../support/position.ts';

const talk = abyssIn('en', en);
const names = ['Ada', 'Bo', 'Wen'];
const one = (...options: string[]): Choice => ({ type: 'one', options });
const table = given({ seats: [{ pearls: 2 }, { pearls: 5, lords: ['sage'] }, {}] }, { seats: 3 }).view(0);
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

function ask(prompt: string, choice: Choice, view: View = table, seat = 0) {
  const { title, hint } = talk.prompt({ prompt, choice }, { view, names, seat });
  return { title: spaced(title), hint: spaced(hint) };
}

function payment(races: number, required: string | null): Choice {
  const data = { lord: 'jailer', cost: 6, races, required, hand: [], pearls: 2, standIns: null };
  return { type: 'form', form: 'payment', data };
}

describe('a payment', () => {
  test('says what the Lord costs, and how many Races', () => {
    const { title, hint } = ask('payment', payment(3, null));
    expect(title).toBe('Pay 6 for the Jailer');
    expect(hint).toBe('Show exactly 3 Races. You have 2 Pearls for what the Allies lack.');
  });

  test('says which Race is required, or the only one', () => {
    expect(ask('payment', payment(3, 'crab')).hint).toMatch(/^Show exactly 3 Races, with Crabs among them\./);
    expect(ask('payment', payment(1, 'crab')).hint).toMatch(/^Crabs only\./);
  });

  test('counts Nebulis too, where there are some', () => {
    const kraken = given({ seats: [{ pearls: 1, nebulis: 2 }] }, { expansions: ['kraken'] }).view(0);
    expect(ask('payment', payment(3, null), kraken).hint).toContain('You have 1 Pearl and 2 Nebulis for');
    expect(ask('payment', payment(3, null), kraken, 1).hint).not.toContain('Nebulis');
  });
});

describe('a question', () => {
  test('about an offer names the card, the price and the seller', () => {
    const view: View = {
      ...table,
      active: 2,
      track: ['crab-4'],
      revealed: 0,
      purchases: { price: 2, bought: [0, 0, 0] },
    };
    expect(ask('buyOffer', one('buy', 'pass'), view)).toEqual({
      title: 'Buy Crab 4 for 2 Pearls?',
      hint: 'You have 2 Pearls. Wen gets what you pay.',
    });
  });

  test('about a Monster depends on whether there is a Border', () => {
    expect(ask('monsterDecision', one('fight', 'continue')).hint).toContain('Threat space 1');
    const border = given({}, { expansions: ['leviathan'] }).view(0);
    expect(ask('monsterDecision', one('fight', 'continue'), border).title).toContain('Leviathan');
  });

  test('about a second Leviathan can be told from that about the first', () => {
    expect(ask('chooseLeviathan', one('leviathan-01')).title).toBe('Which Leviathan do you fight?');
    expect(ask('chooseLeviathan', one('leviathan-01', 'pass')).title).toBe('Fight a second Leviathan?');
  });

  const fought = (beaten: number, attack: { ally: string; dice: number[] } | null = null): View => {
    const position = { border: { b8: { id: 'leviathan-01', beaten } } };
    const border = given(position, { expansions: ['leviathan'] }).view(0);
    const { leviathan } = border.expansions;
    if (!leviathan) throw new Error('there is no Border');
    const now = { ...leviathan, fighting: 'leviathan-01', attack: attack && { space: 'b8' as const, ...attack } };
    return { ...border, expansions: { leviathan: now } };
  };

  test('about an attack says what must be reached', () => {
    expect(ask('attackAlly', one('crab-1'), fought(1))).toEqual({
      title: 'Which Ally attacks Threefold Hush?',
      hint: 'Its value and a die must reach 7. The Ally is discarded.',
    });
  });

  test('about Pearls for an attack says what is reached without them, and what is next', () => {
    const boost: Choice = { type: 'amount', min: 0, max: 2 };
    // 3, 7 and 5, of which the first is beaten.
    const hint = (beaten: number, dice: number) =>
      ask('pearlBoost', boost, fought(beaten, { ally: 'crab-3-boost', dice: [dice] })).hint;
    expect(hint(1, 2)).toMatch(/^You need 7\. /);
    expect(hint(1, 4)).toMatch(/^Enough for 1 Health\. For more you need 12; /);
    expect(hint(0, 1)).toMatch(/^Enough for 1 Health\. For more you need 10; /);
    expect(hint(2, 2)).toBe('Enough to slay it. More Pearls add nothing.');
  });

  test('about a Lord of a player names that player', () => {
    expect(ask('assassinTarget', one('sage', 'elder')).title).toBe('Which Lord of Bo do you disable?');
  });

  test('about several cards says how many', () => {
    const some: Choice = { type: 'some', options: ['crab-1', 'crab-2', 'crab-3'], min: 2, max: 2 };
    expect(ask('commanderDiscard', some).title).toBe('Discard 2 Allies');
    expect(ask('martialLaw', { ...some, min: 1, max: 3 }).title).toBe('Martial law: 3 cards too many');
  });
});

describe('while others are asked', () => {
  const waiting = (...asked: Parameters<typeof talk.waiting>[0]) =>
    talk.waiting(asked, { view: table, names }).map((parts) => spaced(plain(parts)));

  test('a line names the player, and what they are asked about', () => {
    expect(waiting({ seat: 1, prompt: 'payment' })).toEqual(['Bo is paying for a Lord']);
  });

  test('a line says what there is to choose from', () => {
    expect(waiting({ seat: 1, prompt: 'mainDecision' })).toEqual([
      'Bo is deciding: explore, ask the Council, or recruit?',
    ]);
    const view: View = { ...table, track: ['crab-3'], revealed: 0 };
    const [line] = talk.waiting([{ seat: 1, prompt: 'exploreDecision' }], { view, names });
    expect(spaced(plain(line ?? []))).toBe('Bo is deciding: take Crab 3, or explore on?');
  });

  test('players who are asked the same stand in one line, others in their own', () => {
    const lines = waiting({ seat: 1, prompt: 'jailerDiscard' }, { seat: 2, prompt: 'jailerDiscard' });
    expect(lines).toEqual(['Bo and Wen are discarding an Ally each']);
    expect(waiting({ seat: 1, prompt: 'jailerDiscard' }, { seat: 2, prompt: 'slaverDiscard' })).toEqual([
      'Bo is discarding an Ally',
      'Wen is selling an Ally',
    ]);
  });

  test('nothing is said while no player is asked', () => {
    expect(waiting()).toEqual([]);
  });
});

describe('a button', () => {
  const button = (prompt: string, option: string) => spaced(talk.option({ prompt }, option, { names }));

  test('says what its option does', () => {
    expect(button('mainDecision', 'support:crab')).toBe('Take the Crab stack');
    expect(button('mainDecision', 'recruit:master-of-magic')).toBe('Recruit the Master of Magic');
    expect(button('controlLocation', 'draw:1')).toBe('Draw 1');
    expect(button('lootContinue', 'draw')).toBe('Search on');
    expect(button('monsterReward', 'keys:1,pearls:2')).toBe('Take 1 Key and 2 Pearls');
    expect(button('illusionistSwap', 'jail>chasm')).toBe('Jail for Chasm');
    expect(button('traitorSwap', 'sage>elder')).toBe('Sage for Elder');
    expect(button('hunterTarget', 'seat:2:leviathan')).toBe('Wen: deep token');
    expect(button('breederSpace', 'b11-12')).toBe('Space 11–12');
    expect(button('placeSentinel', 'council:squid')).toBe('Squids');
    expect(button('corruptorRecruit', 'jailer:2')).toBe('Jailer, with 2 Nebulis');
    expect(button('buyOffer', 'buy:1')).toBe('Buy with 1 Nebulis');
    expect(button('revealTokens', 'stack')).toBe('Council stack');
    expect(button('revealTokens', 'pearls-3')).toBe('3 Pearls');
    expect(button('payment', 'kraken-3:crab')).toBe('Kraken 3');
  });

  test('says the same word differently where it means something else', () => {
    expect(button('buyOffer', 'pass')).toBe('Pass');
    expect(button('illusionistSwap', 'pass')).toBe('Do not swap');
    expect(button('lastWindow', 'done')).toBe('End the turn');
  });
});

test('looked back at, a question is told of the seat that was asked: the reader may be another one', () => {
  const decision = { seat: 1, prompt: 'mainDecision', choice: one('explore') };
  const asked = { decision, view: table as unknown as AnyView, seat: 1 };
  expect(questionThen(anyTalk(talk), asked, names)).toBe('Bo is deciding: explore, ask the Council, or recruit?');
});

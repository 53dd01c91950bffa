// The script of the Kraken lesson: Krakens and Smugglers, black Pearls and the figure, a Sentinel, Loot, and a full final
// scoring.
import { lateRival, main, matchOf, payment, place, rival, type Scene } from './prepare.ts';

export const options = { expansions: ['kraken'] };

/** A Kraken is used, and what that brings is spent. */
const blackWater: Scene = {
  begin: () =>
    matchOf({
      options,
      seed: 1,
      court: ['watcher', 'outlaw', 'oyster-farmer', 'fence', 'trader', 'highwayman'],
      available: ['krakens-lair'],
      next: ['kraken-3', 'seahorse-4', 'shellfish-1', 'kraken-2', 'squid-3'],
      council: { crab: ['crab-2'], squid: ['squid-1', 'squid-2'], jellyfish: ['jellyfish-2'] },
      learner: { pearls: 0, hand: ['crab-2'] },
      rival: { pearls: 2, hand: ['squid-3', 'jellyfish-1'] },
    }),
  steps: [
    { id: 'smugglers', at: '.court', part: 'court' },
    { id: 'explore', at: place('deck:exploration'), answer: main('explore') },
    { id: 'take', at: place('track:0'), answer: { prompt: 'exploreDecision', answer: 'take' } },
    { id: 'recruit', at: place('court:watcher'), answer: main('recruit:watcher') },
    { id: 'pay', at: '.pay .big', answer: payment(['crab-2', 'kraken-3:seahorse']) },
    {
      id: 'sentinel',
      at: place('court:oyster-farmer'),
      answer: { prompt: 'placeSentinel', answer: 'court:oyster-farmer' },
    },
    { id: 'buy', at: place('track:0'), answer: { prompt: 'buyOffer', answer: 'buy:1' } },
    { id: 'nebulis', at: '[data-seat="0"]', part: 'mine' },
    { id: 'figure', at: '[data-seat="0"]', part: 'mine' },
    { id: 'descend', at: place('deck:exploration'), answer: main('explore') },
    { id: 'leave', at: place('deck:exploration'), answer: { prompt: 'exploreDecision', answer: 'continue' } },
    { id: 'choose', at: place('track:1'), answer: { prompt: 'exploreDecision', answer: 'take' } },
    { id: 'stray', at: place('council:crab'), answer: { prompt: 'placeKraken', answer: 'crab' } },
  ],
  rivals: [rival(['support:squid', 'explore', 'support:jellyfish'])],
};

/** Shortly before the end: Nebulis are given back, and a third Key opens a Location with Loot. */
const lastWater: Scene = {
  begin: () =>
    matchOf({
      options,
      seed: 2,
      court: ['grower', 'trader', 'landlord', 'shareholder', 'oracle', 'cleaner'],
      available: ['megalodon', 'krakens-lair'],
      round: 12,
      council: { squid: ['squid-2'], crab: ['crab-2'] },
      learner: {
        pearls: 2,
        keys: 1,
        hand: ['seahorse-4', 'seahorse-3', 'shellfish-2', 'jellyfish-1', 'kraken-2'],
        affiliated: ['crab-1', 'squid-2', 'shellfish-3', 'jellyfish-2', 'seahorse-1', 'crab-3'],
        tokens: ['points-3', 'points-2'],
        lords: [
          { id: 'keeper', under: 'throne-room' },
          { id: 'alchemist', under: 'throne-room' },
          { id: 'slaver', under: 'throne-room' },
          { id: 'ferryman' },
          { id: 'aquaculturist' },
          { id: 'watcher' },
        ],
        locations: ['throne-room'],
      },
      rival: lateRival(4, 'fence'),
      tokens: { base: ['points-2'] },
      kraken: {
        nebulis: [2, 5],
        figure: 1,
        sentinels: { watcher: { seat: 0, on: 'location:megalodon' } },
        lootDeck: ['loot-5', 'loot-7', 'loot-6', 'loot-4', 'loot-3'],
      },
    }),
  steps: [
    { id: 'ferry', at: '.question', answer: main('power:ferryman') },
    { id: 'seventh', at: place('court:grower'), answer: main('recruit:grower') },
    {
      id: 'payLast',
      at: '.pay .big',
      answer: { ...payment(), hints: [{ allies: ['jellyfish-1', 'seahorse-4'], nebulis: 1 }] },
    },
    { id: 'loot', at: place('location:megalodon'), answer: { prompt: 'controlLocation', answer: 'take:megalodon' } },
    { id: 'draw', at: '.question', answer: { prompt: 'lootContinue', answer: 'draw' } },
    { id: 'stop', at: '.question', answer: { prompt: 'lootContinue', answer: 'stop' } },
    { id: 'scores', at: '.question' },
  ],
  rivals: [rival(['support:squid'])],
};

export const scenes: readonly Scene[] = [blackWater, lastWater];

// The scripts of the first lesson: the prepared games, the steps of the learner, and the answers of the rival.
import { lateRival, main, matchOf, payment, place, rival, type Scene } from './prepare.ts';

export const options = { expansions: [] };

/** A few turns into a game. */
const firstWater: Scene = {
  begin: () =>
    matchOf({
      options,
      seed: 1,
      court: ['keeper', 'jailer', 'trader', 'oracle', 'treasurer', 'sage'],
      available: ['throne-room'],
      next: ['crab-1', 'seahorse-3', 'shellfish-4', 'squid-2', 'monster'],
      council: { crab: ['crab-2', 'crab-1'], squid: ['squid-1'], jellyfish: ['jellyfish-2'] },
      threat: 3,
      learner: { pearls: 2, keys: 1, hand: [] },
      rival: { pearls: 1, hand: ['squid-3', 'jellyfish-1'] },
    }),
  steps: [
    { id: 'court', at: '.court', part: 'court' },
    { id: 'dive', at: '.dive', part: 'dive' },
    { id: 'explore', at: place('deck:exploration'), answer: main('explore') },
    { id: 'onward', at: place('deck:exploration'), answer: { prompt: 'exploreDecision', answer: 'continue' } },
    { id: 'take', at: place('track:1'), answer: { prompt: 'exploreDecision', answer: 'take' } },
    { id: 'buy', at: place('track:0'), answer: { prompt: 'buyOffer', answer: 'buy' } },
    { id: 'council', at: place('council:crab'), answer: main('support:crab') },
    { id: 'descend', at: place('deck:exploration'), answer: main('explore') },
    { id: 'fight', at: place('track:0'), answer: { prompt: 'monsterDecision', answer: 'fight' } },
    { id: 'recruit', at: place('court:keeper'), answer: main('recruit:keeper') },
    { id: 'pay', at: '.pay .big', answer: payment(['crab-2', 'seahorse-3', 'shellfish-4']) },
    {
      id: 'location',
      at: place('location:throne-room'),
      answer: { prompt: 'controlLocation', answer: 'take:throne-room' },
    },
  ],
  rivals: [rival(['explore', 'support:squid', 'support:jellyfish'])],
};

/** Shortly before the end of a game. */
const lastWater: Scene = {
  begin: () =>
    matchOf({
      options,
      seed: 2,
      court: ['miller', 'assassin', 'peddler', 'apprentice', 'diplomat', 'elder'],
      available: ['jail', 'chasm'],
      round: 12,
      council: { squid: ['squid-2', 'squid-1'] },
      learner: {
        pearls: 2,
        hand: ['seahorse-5', 'seahorse-3', 'shellfish-2', 'jellyfish-1'],
        affiliated: ['crab-1', 'squid-2', 'shellfish-3', 'jellyfish-2', 'seahorse-1', 'crab-3'],
        tokens: ['points-3', 'points-2'],
        lords: [
          { id: 'keeper', under: 'throne-room' },
          { id: 'alchemist', under: 'throne-room' },
          { id: 'slaver', under: 'throne-room' },
          { id: 'jailer' },
          { id: 'aquaculturist' },
          { id: 'shopkeeper' },
        ],
        locations: ['throne-room'],
      },
      rival: lateRival(4, 'trader'),
    }),
  steps: [
    { id: 'seventh', at: place('court:miller'), answer: main('recruit:miller') },
    { id: 'payLast', at: '.pay .big', answer: payment(['seahorse-5', 'shellfish-2']) },
    { id: 'scores', at: '.question' },
  ],
  rivals: [rival(['support:squid'])],
};

export const scenes: readonly Scene[] = [firstWater, lastWater];

// The script of the Leviathan lesson: fights and attacks at the Border, tokens, and a final scoring with Wounds.
import { lateRival, main, matchOf, payment, place, rival, type Scene } from './prepare.ts';

export const options = { expansions: ['leviathan'] };

/** A Monster that is left, one that is fought, and a Leviathan slain. */
const border: Scene = {
  begin: () =>
    matchOf({
      options,
      seed: 1,
      court: ['rebel', 'sorcerer', 'coward', 'trader', 'jailer', 'arms-dealer'],
      available: ['chasm'],
      next: ['monster', 'monster'],
      council: { squid: ['squid-2'], jellyfish: ['jellyfish-1', 'jellyfish-3'] },
      learner: { pearls: 2, hand: ['crab-3-dice', 'crab-1', 'shellfish-2-boost', 'jellyfish-4'] },
      rival: { pearls: 2, hand: ['crab-1', 'squid-3'] },
      tokens: { base: ['points-3', 'points-4'], leviathan: ['key'] },
      leviathan: {
        border: {
          b5: { id: 'leviathan-06', beaten: 0 },
          b7: { id: 'leviathan-20', beaten: 0 },
          b9: { id: 'leviathan-11', beaten: 0 },
        },
        deck: ['leviathan-02'],
        dice: [3, 4, 2, 5, 1],
      },
    }),
  steps: [
    { id: 'border', at: '.border', part: 'dive' },
    { id: 'leviathan', at: place('beast:leviathan-06'), part: 'dive' },
    { id: 'explore', at: place('deck:exploration'), answer: main('explore') },
    { id: 'leave', at: place('deck:exploration'), answer: { prompt: 'monsterDecision', answer: 'continue' } },
    { id: 'attacked', at: place('beast:leviathan-02'), part: 'dive' },
    { id: 'fight', at: place('track:0'), answer: { prompt: 'monsterDecision', answer: 'fight' } },
    {
      id: 'target',
      at: place('beast:leviathan-06'),
      answer: { prompt: 'chooseLeviathan', answer: 'leviathan-06' },
    },
    { id: 'ally', at: place('hand:crab-3-dice#0'), answer: { prompt: 'attackAlly', answer: 'crab-3-dice' } },
    { id: 'tokens', at: '.question', answer: { prompt: 'rewardSplit', answer: 1 } },
    { id: 'reveal', at: '.question', answer: { prompt: 'revealDrawn', answer: 'key' } },
    { id: 'again', at: '.question', answer: { prompt: 'attackAgain', answer: 'attack' } },
    {
      id: 'boost',
      at: place('hand:shellfish-2-boost#0'),
      answer: { prompt: 'attackAlly', answer: 'shellfish-2-boost' },
    },
    { id: 'pearls', at: '.question', answer: { prompt: 'pearlBoost', answer: 1 } },
    { id: 'points', at: '.question', answer: { prompt: 'rewardSplit', answer: 1 } },
    { id: 'scourge', at: '[data-seat="0"]', part: 'mine' },
    { id: 'lords', at: '.court', part: 'court' },
  ],
  rivals: [rival(['support:squid'])],
};

/** Shortly before the end: a token kept until now, too many cards, and a seventh Lord who strikes. */
const lastWater: Scene = {
  begin: () =>
    matchOf({
      options,
      seed: 2,
      court: ['rebel', 'trader', 'landlord', 'breeder', 'oracle', 'taxidermist'],
      available: ['chasm', 'jail'],
      round: 11,
      council: {
        squid: ['squid-4', 'squid-3', 'squid-1'],
        crab: ['crab-2', 'crab-1'],
        jellyfish: ['jellyfish-2'],
        seahorse: ['seahorse-2'],
      },
      learner: {
        pearls: 2,
        hand: [
          'seahorse-1',
          'seahorse-2-boost',
          'seahorse-4',
          'shellfish-1',
          'shellfish-3',
          'jellyfish-1',
          'jellyfish-3-dice',
          'crab-2',
          'crab-3',
        ],
        affiliated: ['crab-1', 'squid-2', 'shellfish-2', 'jellyfish-2', 'seahorse-3', 'crab-4'],
        tokens: ['stack', 'points-3', 'points-2'],
        lords: [
          { id: 'keeper', under: 'throne-room' },
          { id: 'coward', under: 'throne-room' },
          { id: 'slaver', under: 'throne-room' },
          { id: 'jailer' },
          { id: 'aquaculturist' },
          { id: 'arms-dealer' },
        ],
        locations: ['throne-room'],
      },
      rival: lateRival(3, 'altruist'),
      tokens: { base: ['points-3', 'points-2'] },
      leviathan: {
        border: { b4: { id: 'leviathan-03', beaten: 0 }, b8: { id: 'leviathan-10', beaten: 1 } },
        wounds: [2, 3],
        slain: [['leviathan-06'], ['leviathan-12']],
        scourge: 1,
      },
    }),
  steps: [
    { id: 'start', at: '.question', answer: { prompt: 'revealTokens', answer: 'stack' } },
    { id: 'stack', at: place('council:squid'), answer: { prompt: 'councilTokenStack', answer: 'squid' } },
    { id: 'more', at: place('council:crab'), answer: main('support:crab') },
    { id: 'limit', at: '.question', answer: { prompt: 'martialLaw', hints: [['crab-1', 'jellyfish-1']] } },
    { id: 'recruit', at: place('court:rebel'), answer: main('recruit:rebel') },
    {
      id: 'pay',
      at: '.pay .big',
      // Two of these cards at most were given up before.
      answer: payment(
        ['seahorse-4', 'squid-4'],
        ['seahorse-4', 'squid-1', 'squid-3'],
        ['seahorse-1', 'seahorse-4', 'squid-3'],
        ['seahorse-1', 'seahorse-2-boost', 'seahorse-4', 'squid-1'],
        ['crab-3', 'squid-1', 'squid-4'],
        ['shellfish-3', 'squid-1', 'squid-4'],
        ['shellfish-3', 'squid-3', 'squid-4'],
        ['shellfish-1', 'shellfish-3', 'squid-1', 'squid-3'],
      ),
    },
    { id: 'affiliate', at: '.question', answer: { prompt: 'affiliate' }, isIfAsked: true },
    { id: 'power', at: place('beast:leviathan-10'), answer: { prompt: 'rebelTarget', answer: 'leviathan-10' } },
    { id: 'reward', at: '.question', answer: { prompt: 'rewardSplit', answer: 1 } },
    { id: 'scores', at: '.question' },
  ],
  rivals: [rival(['support:jellyfish', 'support:seahorse'])],
};

export const scenes: readonly Scene[] = [border, lastWater];

// The script of the first lesson: a round of building, from three orders to the hero at the door.
import type { RivalScript } from '@undertow/web/src/learn/game-lesson.ts';
import { at, cells, orders, roundWith, type Scene, tunnels } from './prepare.ts';

function rival(plan: readonly string[], replies: RivalScript['replies'] = {}): RivalScript {
  return { turn: 'planOrders', turns: [plan], replies: { useOrder: 'use', ...replies } };
}

/** Whatever the sequence of the plan: in each of its three houses one minion was there before, and none comes after. */
const summer: Scene = {
  begin: () =>
    roundWith(
      {
        round: 2,
        starting: 1,
        offer: { creatures: ['witch', 'troll', 'slime'], rooms: ['hatchery', 'trap-workshop'] },
        heroes: ['y1-thief-1', 'y1-priest-1', 'y1-warrior-2', 'y1-wizard-4'],
        event: 'taxes',
        preview: { heroes: ['y1-wizard-1', 'y1-thief-2', 'y1-priest-3', 'y1-warrior-4'], event: 'payday' },
        events: ['taxes', 'payday', 'special'],
        combatCards: ['y1-pilfer', 'y1-magic-shield', 'y1-spoil-food', 'y1-disarm'],
      },
      [
        {
          food: 4,
          gold: 1,
          imps: 6,
          evil: 5,
          dungeon: [...tunnels([2, 0], [2, 1], [2, 2]), { cell: [1, 1], tile: 'magic-room' }],
          hand: ['get-food', 'dig-tunnels', 'mine-gold', 'recruit-imps', 'hire-monster', 'build-room'],
          blocked: ['improve-reputation', 'buy-traps'],
        },
        {
          food: 3,
          gold: 3,
          imps: 4,
          evil: 3,
          creatures: [{ id: 'goblin' }],
          hand: ['get-food', 'improve-reputation', 'dig-tunnels', 'recruit-imps', 'buy-traps', 'build-room'],
          blocked: ['mine-gold', 'hire-monster'],
        },
        {
          food: 4,
          gold: 4,
          imps: 4,
          evil: 5,
          dungeon: [...tunnels([2, 0], [2, 1], [2, 2], [3, 2])],
          hand: ['get-food', 'improve-reputation', 'mine-gold', 'recruit-imps', 'buy-traps', 'hire-monster'],
          blocked: ['dig-tunnels', 'build-room'],
        },
        {
          food: 2,
          gold: 2,
          imps: 5,
          evil: 8,
          creatures: [{ id: 'vampire' }],
          dungeon: [...tunnels([2, 0], [2, 1], [2, 2], [1, 2], [0, 2])],
          hand: ['get-food', 'improve-reputation', 'dig-tunnels', 'mine-gold', 'buy-traps', 'build-room'],
          blocked: ['recruit-imps', 'hire-monster'],
        },
      ],
    ),
  steps: [
    { id: 'year', at: 'section.year', part: 'year' },
    { id: 'lane', at: 'section.lane', part: 'lane' },
    { id: 'scale', at: 'section.scale', part: 'lane' },
    { id: 'dungeon', at: '.own', part: 'mine' },
    { id: 'others', at: '[data-seat="1"]', part: 'players' },
    { id: 'reach', at: '.hand', part: 'orders' },
    { id: 'orders', at: '.hand', answer: orders('dig-tunnels', 'mine-gold', 'hire-monster') },
    { id: 'spaces', at: 'section.lane', part: 'lane' },
    { id: 'work', at: '.question', answer: { prompt: 'useOrder', answer: 'use' } },
    { id: 'dig', at: '.own', answer: cells('digCells', [3, 2], [3, 3]) },
    { id: 'imps', at: '.question', answer: { prompt: 'useOrder', answer: 'use' } },
    { id: 'mine', at: '.own', answer: cells('mineCells', [2, 1], [2, 2]) },
    { id: 'hire', at: '.question', answer: { prompt: 'useOrder', answer: 'use' } },
    { id: 'witch', at: at('offer:creature:0'), answer: { prompt: 'hireCreature', answer: 'witch' } },
    { id: 'feared', at: 'section.scale', part: 'lane' },
    { id: 'room', at: at('cell:0:1,1'), answer: { prompt: 'production', answer: 'use:magic-room@1,1' } },
    { id: 'back', at: '.hand', part: 'orders' },
    { id: 'taxes', at: '.question', answer: { prompt: 'taxes', answer: 3 } },
    { id: 'hero', at: '[data-place^="hero:0:"]', part: 'mine' },
    { id: 'next', at: 'section.year', part: 'year' },
  ],
  rivals: [
    rival(['dig-tunnels', 'get-food', 'improve-reputation'], { digCells: [[1, 2]] }),
    rival(['hire-monster', 'recruit-imps', 'buy-traps'], { hireCreature: 'troll' }),
    rival(['mine-gold', 'get-food', 'improve-reputation']),
  ],
};

export const scenes: readonly Scene[] = [summer];

// The script of the second lesson: two battles at one door, and the last one of a game with the final scoring.
import { type RivalScript, SCORES } from '@undertow/web/src/learn/game-lesson.ts';
import { plan, type Scene, siegeWith, tunnels } from './prepare.ts';

const card = (step: number) => `.steps li:nth-child(${step})`;

/** Fights after the learner, and is not seen doing it: the table stays as the learner's battle has left it. */
const fightsLater: RivalScript = {
  turn: 'creatureAction',
  turns: [],
  replies: { battlePlan: { tile: [2, 0], traps: [], creatures: ['troll'] } },
};
const plansNothing: RivalScript = { turn: 'planOrders', turns: [], replies: {} };
const rivals = [fightsLater, plansNothing, plansNothing];

const others = [
  { food: 2, evil: 4, creatures: [{ id: 'troll' }], party: [{ id: 'y1-thief-2' }, { id: 'y1-wizard-1' }] },
  { evil: 5, creatures: [{ id: 'goblin' }], party: [{ id: 'y1-warrior-1' }, { id: 'y1-priest-1' }] },
  { evil: 8, creatures: [{ id: 'vampire' }], party: [{ id: 'y1-warrior-3' }, { id: 'y1-thief-4' }] },
];
const below = [{ cell: [2, 1], tile: 'hatchery' } as const, ...tunnels([2, 2], [1, 2])];
const combatCards = ['y1-pilfer', 'y1-magic-shield', 'y1-spoil-food', 'y1-banish-imp'];

/** A tunnel: a trap, a monster and a ghost; the heroes cast, heal and conquer it. */
const entrance: Scene = {
  begin: () =>
    siegeWith({
      year: 1,
      combatCards,
      seats: [
        {
          gold: 2,
          imps: 4,
          evil: 7,
          dungeon: [...tunnels([2, 0]), ...below],
          creatures: [{ id: 'troll' }, { id: 'ghost' }, { id: 'golem' }, { id: 'goblin' }],
          traps: ['rolling-stone', 'wall-of-fire'],
          party: [{ id: 'y1-warrior-4' }, { id: 'y1-wizard-3' }, { id: 'y1-priest-3' }],
        },
        ...others,
      ],
    }),
  steps: [
    { id: 'party', at: '.cast .party', part: 'battle' },
    { id: 'card', at: '.steps', part: 'battle' },
    { id: 'plan', at: 'section.stage .den', answer: plan([2, 0], ['rolling-stone'], ['troll', 'ghost']) },
    { id: 'trap', at: card(1), part: 'battle' },
    { id: 'ghost', at: '.question', answer: { prompt: 'creatureAction', answer: 'ghost/haunt' } },
    {
      id: 'target',
      at: '[data-place="hero:0:y1-wizard-3"]',
      answer: { prompt: 'attackTarget', offer: (choice) => ({ ...choice, data: { positions: [1] } }) as typeof choice },
    },
    { id: 'troll', at: '.question', answer: { prompt: 'creatureAction', answer: 'troll/smash' } },
    { id: 'spell', at: card(4), part: 'battle' },
    { id: 'healing', at: card(5), part: 'battle' },
    { id: 'conquest', at: card(6), part: 'battle' },
  ],
  rivals,
};

/** A room, one round later: no hero of the party is left. */
const hatchery: Scene = {
  begin: () =>
    siegeWith({
      year: 1,
      round: 2,
      combatCards,
      seats: [
        {
          gold: 1,
          imps: 4,
          evil: 6,
          dungeon: [{ cell: [2, 0], tile: 'tunnel', conquered: true }, ...below],
          creatures: [
            { id: 'troll', faceDown: true },
            { id: 'ghost', faceDown: true },
            { id: 'golem' },
            { id: 'goblin' },
          ],
          traps: ['wall-of-fire'],
          prison: ['y1-warrior-4'],
          party: [{ id: 'y1-wizard-3', damage: 2 }, { id: 'y1-priest-3' }],
        },
        ...others,
      ],
    }),
  steps: [
    { id: 'room', at: 'section.stage .den', answer: plan([2, 1], [], ['golem', 'goblin']) },
    { id: 'goblin', at: '.question', answer: { prompt: 'creatureAction', answer: 'goblin/strike' } },
    { id: 'prison', at: '.cast .party', part: 'battle' },
  ],
  rivals,
};

/** The last hero of the second year. */
const lastDoor: Scene = {
  begin: () =>
    siegeWith({
      year: 2,
      round: 4,
      combatCards: ['y2-plunder', 'y2-regeneration', 'y2-earthquake', 'y2-create-food'],
      seats: [
        {
          food: 0,
          gold: 2,
          imps: 6,
          evil: 9,
          dungeon: [
            { cell: [2, 0], tile: 'tunnel', conquered: true },
            { cell: [2, 1], tile: 'hatchery', conquered: true },
            ...tunnels([2, 2], [2, 3]),
            { cell: [1, 2], tile: 'magic-room' },
            { cell: [3, 2], tile: 'dark-room' },
            { cell: [1, 3], tile: 'tunnel' },
          ],
          creatures: [{ id: 'dragon', faceDown: true }, { id: 'witch', faceDown: true }, { id: 'troll' }],
          prison: ['y1-warrior-4', 'y1-wizard-3', 'y1-priest-3', 'y2-thief-2'],
          party: [{ id: 'y2-warrior-1', damage: 3 }],
        },
        {
          evil: 4,
          dungeon: [{ cell: [2, 0], tile: 'tunnel', conquered: true }, ...tunnels([2, 1], [2, 2], [3, 2], [3, 3])],
          creatures: [{ id: 'goblin' }],
          prison: ['y1-thief-1'],
          redMarks: 1,
        },
        {
          evil: 5,
          imps: 4,
          dungeon: [...tunnels([2, 0], [2, 1]), { cell: [2, 2], tile: 'printing-press' }],
          creatures: [{ id: 'slime' }, { id: 'golem' }],
          prison: ['y1-wizard-2', 'y2-priest-1'],
        },
        {
          evil: 12,
          dungeon: [
            { cell: [2, 0], tile: 'tunnel', conquered: true },
            { cell: [2, 1], tile: 'tunnel', conquered: true },
            { cell: [2, 2], tile: 'chapel' },
            ...tunnels([1, 2], [0, 2]),
          ],
          creatures: [{ id: 'vampire' }, { id: 'demon' }],
          prison: ['y2-warrior-2'],
        },
      ],
    }),
  steps: [
    { id: 'last', at: 'section.stage .den', answer: plan([2, 2], [], ['troll']) },
    { id: SCORES, at: '.question' },
  ],
  rivals,
};

export const scenes: readonly Scene[] = [entrance, hatchery, lastDoor];

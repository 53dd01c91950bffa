// A game from outside with every fault that rules can have: each card is one of them.
import type { GameFolder } from '@undertow/games/game-folder.ts';
import { type AnyGame, asAny } from '@undertow/shared/table/any-game.ts';
import { choose } from '@undertow/shared/table/flow.ts';
import type { Game, Table } from '@undertow/shared/table/game.ts';
import { clone, isObject, type Json } from '@undertow/shared/table/json.ts';
import { z } from 'zod';
import { FAULTS } from './faults.ts';

interface State {
  log: string[];
  fault?: string;
}

interface View {
  readonly log: readonly string[];
  readonly seats: readonly object[];
}

type Event = { readonly type: 'played'; readonly card: string };

const CARDS = ['whole', ...FAULTS];
const TURNS = 4;

function forEver(): never {
  for (;;);
}

function fail(card: string): void {
  const kept: number[][] = [];
  if (card === 'throws') throw new Error('the rule broke down');
  if (card === 'loops') forEver();
  while (card === 'fills memory') kept.push(Array(100_000).fill(kept.length));
  if (card === 'ends its thread') process.exit();
}

const game: Game<State, Event, View, Json> = {
  id: 'frail',
  rules: 1,
  objection: (_, seats) => (seats === 2 ? undefined : 'Two can play.'),
  setup(options) {
    if (isObject(options) && options.at === 'setup') forEver();
    return { log: [] };
  },
  copy: clone,
  *turn({ state, tell }: Table<State, Event>) {
    const card = yield* choose(state.log.length % 2, 'card', CARDS);
    fail(card);
    state.log.push(card);
    tell({ type: 'played', card });
    if (card === 'asks for nothing')
      yield { decisions: [{ seat: 0, prompt: 'nothing', choice: { type: 'one', options: [] } }] };
    if (['throws when looked at', 'shows too much'].includes(card)) state.fault = card;
  },
  outcome: ({ log }) => (log.length < TURNS ? undefined : { ranking: [[0], [1]] }),
  openView({ log, fault }) {
    if (fault === 'throws when looked at') throw new Error(fault);
    if (fault)
      return { log: Array(100_000).fill('so much that nobody reads it, and no wire carries it'), seats: [{}, {}] };
    return { log: [...log], seats: [{}, {}] };
  },
  ownView: () => ({}),
  redact: (event) => event,
  publicChoice: (_, { choice }) => choice,
  forms: {},
  orders: {
    schema: {},
    isLegal: () => true,
    answer: (orders) => (orders.includes('loop') ? forEver() : 'whole'),
    lastsForTurn: () => false,
  },
  timeout: () => 'whole',
};

export const frail: GameFolder = {
  game: asAny<AnyGame>(game),
  about: { name: 'Frail', seats: { min: 2, max: 2 }, choices: [] },
  view: async () => {
    return z.object({ log: z.array(z.string()), seats: z.array(z.object({})) }).meta({ id: 'FrailView' });
  },
  bots: async () => ({
    named: [
      ['whole', () => () => 'whole'],
      ['looping', () => forEver],
      ['throwing', () => () => fail('throws') ?? null],
    ],
  }),
};

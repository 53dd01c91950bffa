// A game of two forms: each promises an abbey some goods, by a component of the game, and then says why, in a text field.
import { plainGame } from '@undertow/games/plain-game.ts';
import { decide } from '@undertow/shared/table/flow.ts';
import { fromView } from '@undertow/shared/table/from-view.ts';
import type { Form, Game, Seat } from '@undertow/shared/table/game.ts';
import { isObject } from '@undertow/shared/table/json.ts';
import { rank } from '@undertow/shared/table/ranking.ts';
import { usual } from '@undertow/shared/table/usual.ts';
import { ask } from '@undertow/shared/words/entries.ts';
import { plainWords } from '@undertow/shared/words/plain-words.ts';
import { z } from 'zod';

const MOST = 3;
const KINDS = ['plum', 'wool'];

interface State {
  promised: number[];
}

type Event =
  | { readonly type: 'promised'; readonly seat: Seat; readonly goods: number }
  | { readonly type: 'said'; readonly seat: Seat; readonly why: string };

const view = z
  .object({ seats: z.array(z.object({ score: z.int() }).meta({ id: 'ContractsSeat', description: 'A seat.' })) })
  .meta({ id: 'ContractsView', description: 'What has been promised.' });

const goodsIn = (answer: object) => Object.values(answer).reduce((sum: number, n) => sum + (n as number), 0);

const contract: Form = {
  isLegal: (_, answer) =>
    isObject(answer) &&
    Object.entries(answer).every(([kind, n]) => KINDS.includes(kind) && Number.isInteger(n) && (n as number) >= 0) &&
    goodsIn(answer) >= 1 &&
    goodsIn(answer) <= MOST,
  sample: (_, random) => ({ plum: 1 + random.below(MOST) }),
  enumerate: () => [{ plum: 1 }],
};

const reason: Form = {
  isLegal: (_, answer) => isObject(answer) && ['faith', 'fear'].includes(answer.of as string),
  sample: () => ({ of: 'faith' }),
  enumerate: () => [{ of: 'faith' }, { of: 'fear' }],
  schema: () => ({
    type: 'object',
    properties: { of: { enum: ['faith', 'fear'] }, years: { type: 'integer', minimum: 1, maximum: 9 } },
    required: ['of'],
  }),
};

const game: Game<State, Event, z.infer<typeof view>, object> = {
  ...usual,
  id: 'contracts',
  rules: 1,
  objection: (_, seats) => (seats === 2 ? undefined : 'Two can play.'),
  setup: () => ({ promised: [] }),
  *turn({ state, tell }) {
    const seat = state.promised.length;
    const promise = yield* decide(seat, 'promise', {
      type: 'form',
      form: 'contract',
      data: { kinds: KINDS, most: MOST },
    });
    const goods = goodsIn(promise as object);
    tell({ type: 'promised', seat, goods });
    const why = yield* decide(seat, 'why', { type: 'form', form: 'reason', data: { goods } });
    tell({ type: 'said', seat, why: (why as { of: string }).of });
    state.promised.push(goods);
  },
  outcome: ({ promised }) => (promised.length < 2 ? undefined : rank(promised.map((goods) => [goods]))),
  openView: ({ promised }) => ({ seats: [0, 1].map((seat) => ({ score: promised[seat] ?? 0 })) }),
  ownView: (_, seat, open) => open.seats[seat] as { score: number },
  redact: (event) => event,
  forms: { contract, reason },
  guessing: fromView(({ seats }) => ({ promised: seats.map(({ score }) => score).filter((goods) => goods > 0) })),
  timeout: (_, { choice }) => (choice.type === 'form' && choice.form === 'reason' ? { of: 'fear' } : { plum: 1 }),
};

const words = plainWords({
  lead: 'Promise the abbey more than the other one does.',
  fields: { score: 'Promised' },
  names: { plum: 'Plums', wool: 'Wool' },
  prompts: {
    promise: ask('What do you promise the abbey?', 'One to three goods.', '{seats} promises', '{seats} promise'),
    why: ask('Why do you promise that?', 'The abbot wants to know.', '{seats} explains', '{seats} explain'),
  },
  events: { promised: '{seat} promises {goods:good}', said: '{seat} says why' },
  nouns: { good: { one: '{n} good', other: '{n} goods' } },
});

export const contracts = plainGame({
  game,
  about: { name: 'Contracts', seats: { min: 2, max: 2 }, choices: [] },
  view: async () => view,
  words: { en: async () => ({ words }) },
});

// Playing: answers, answers given in advance, and answers taken back. The journal keeps the names of the messages of
// answers and take-backs, so a repeated one is known at every process, and after a restart.
import { play } from '../../doors/playing.ts';
import type { Request } from '../call.ts';

export const answer: Request<'answer'> = {
  async run({ house, person, name }, { table, decision, answer }) {
    await play(house, person, table, (match, seat) => match.answer(seat, decision, answer, name));
    return {};
  },
};

export const order: Request<'order'> = {
  run: (call, { table, orders }) =>
    call.once(async () => {
      await play(call.house, call.person, table, (match, seat) => match.order(seat, orders));
      return {};
    }),
};

export const undo: Request<'undo'> = {
  async run({ house, person, name }, { table }) {
    await play(house, person, table, (match, seat) => match.undo(seat, name));
    return {};
  },
};

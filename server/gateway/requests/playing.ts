// Playing: answers, answers given in advance, and answers taken back.
import { play } from '../../doors/playing.ts';
import type { Request } from '../call.ts';

export const answer: Request<'answer'> = {
  run: ({ house, person, name, once }, { table, decision, answer }) =>
    once(async () => {
      await play(house, person, table, (match, seat) => match.answer(seat, decision, answer, name));
      return {};
    }),
};

export const order: Request<'order'> = {
  run: ({ house, person, once }, { table, orders }) =>
    once(async () => {
      await play(house, person, table, (match, seat) => match.order(seat, orders));
      return {};
    }),
};

export const undo: Request<'undo'> = {
  run: ({ house, person, name, once }, { table }) =>
    once(async () => {
      await play(house, person, table, (match, seat) => match.undo(seat, name));
      return {};
    }),
};

// Playing: answers, answers given in advance, and answers taken back.
import { play } from '../../doors/playing.ts';
import type { Request } from '../call.ts';

export const answer: Request<'answer'> = {
  run: (call, { table, decision, answer }) =>
    call.once(async () => {
      const { house, person, name } = call;
      await play(house, person, table, (match, seat) => match.answer(seat, decision, answer, name), name);
      return {};
    }),
};

export const order: Request<'order'> = {
  run: (call, { table, orders }) =>
    call.once(async () => {
      await play(call.house, call.person, table, (match, seat) => match.order(seat, orders));
      return {};
    }),
};

export const undo: Request<'undo'> = {
  run: (call, { table }) =>
    call.once(async () => {
      const { house, person, name } = call;
      await play(house, person, table, (match, seat) => match.undo(seat, name), name);
      return {};
    }),
};

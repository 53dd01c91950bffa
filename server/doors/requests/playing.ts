// Playing: answers, answers given in advance, and answers taken back. The journal names the messages of answers and of
// those taken back: whoever repeats one is known by that, at whatever process, and also after a restart.

import type { Request } from '../call.ts';
import { play } from '../playing.ts';

export const answer: Request<'answer'> = {
  async run({ house, person, name }, { table, decision, answer }) {
    await play(house, person, table, (match, seat) => match.answer(seat, decision, answer, name), name);
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
    await play(house, person, table, (match, seat) => match.undo(seat, name), name);
    return {};
  },
};

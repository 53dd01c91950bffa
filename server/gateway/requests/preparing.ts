// Before a match: who is ready, and who is sent away.
import type { Request } from '../call.ts';

export const ready: Request<'ready'> = {
  run: ({ house, person, once }, { table, ready }) =>
    once(async () => {
      await house.lobby.ready(person, table, ready);
      return {};
    }),
};

export const remove: Request<'remove'> = {
  run: ({ house, person, once }, { table, seat }) =>
    once(async () => {
      await house.lobby.remove(person, table, seat);
      return {};
    }),
};

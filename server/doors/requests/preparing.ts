// Before a match: players get ready, and the owner of the table removes a player.
import type { Request } from '../call.ts';

export const ready: Request<'ready'> = {
  run: (call, { table, ready }) =>
    call.once(async () => {
      await call.app.lobby.ready(call.person, table, ready);
      return {};
    }),
};

export const remove: Request<'remove'> = {
  run: (call, { table, seat }) =>
    call.once(async () => {
      await call.app.lobby.remove(call.person, table, seat);
      return {};
    }),
};

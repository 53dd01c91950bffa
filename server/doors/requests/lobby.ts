// The live list of tables, getting ready for a match, and whether the server answers.
import type { Request } from '../call.ts';

export const ping: Request<'ping'> = {
  run: async (call) => ({ time: call.now() }),
};

export const lobby: Request<'lobby'> = {
  // The whole list is told first.
  weight: 5,
  async run({ subscriptions }, { on, filter }) {
    if (on) subscriptions.followLobby(filter);
    else subscriptions.leaveLobby();
    return {};
  },
};

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

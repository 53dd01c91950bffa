// The live list of tables, and whether anybody is there.
import type { Request } from '../call.ts';

export const ping: Request<'ping'> = {
  run: async ({ now }) => ({ time: now() }),
};

export const lobby: Request<'lobby'> = {
  // The whole list is told first.
  weight: 5,
  async run({ followLobby, leaveLobby }, { on, filter }) {
    if (on) followLobby(filter);
    else leaveLobby();
    return {};
  },
};

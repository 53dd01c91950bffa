// The live list of tables, and whether anybody is there.
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

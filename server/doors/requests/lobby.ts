// The requests about the list of tables and about tables that wait for their match; and `ping`.
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
  run: (call, { table, ready, terms }) =>
    call.once(async () => {
      await call.app.lobby.ready(call.person, table, ready, terms);
      return {};
    }),
};

/** It is stored, and told to all at the table. */
const CHANGE_WEIGHT = 5;

export const change: Request<'change'> = {
  weight: CHANGE_WEIGHT,
  run: (call, { type: _, id: __, table, ...change }) =>
    call.once(async () => {
      await call.app.lobby.changeTerms(call.person, table, change);
      return {};
    }),
};

export const bot: Request<'bot'> = {
  weight: CHANGE_WEIGHT,
  run: (call, { table, seat, level }) =>
    call.once(async () => {
      await call.app.lobby.seatBot(call.person, table, seat, level);
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

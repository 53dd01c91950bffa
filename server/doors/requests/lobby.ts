// The requests about the list of tables and about tables that wait for their match; and `ping`. Each says how something is to
// be: repeated, it changes nothing.
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
  async run({ app, person }, { table, ready, terms }) {
    await app.lobby.ready(person, table, ready, terms);
    return {};
  },
};

/** It is stored, and told to all at the table. */
const CHANGE_WEIGHT = 5;

export const change: Request<'change'> = {
  weight: CHANGE_WEIGHT,
  async run({ app, person }, { type: _, id: __, table, ...change }) {
    await app.lobby.changeTerms(person, table, change);
    return {};
  },
};

export const bot: Request<'bot'> = {
  weight: CHANGE_WEIGHT,
  async run({ app, person }, { table, seat, level }) {
    await app.lobby.seatBot(person, table, seat, level);
    return {};
  },
};

export const remove: Request<'remove'> = {
  async run({ app, person }, { table, seat }) {
    await app.lobby.remove(person, table, seat);
    return {};
  },
};

// Chat and reactions at a table, and muting a person.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { TableData } from '../../lobby/table-data.ts';
import type { Call, Request } from '../call.ts';

export const chat: Request<'chat'> = {
  run: (call, { table, text }) =>
    call.once(async () => {
      await call.app.chat.say(call.person, await tableHere(call, table), text);
      return {};
    }),
};

export const react: Request<'react'> = {
  run: (call, { table, reaction }) =>
    call.once(async () => {
      await call.app.chat.react(call.person, await tableHere(call, table), reaction);
      return {};
    }),
};

export const mute: Request<'mute'> = {
  run: (call, message) =>
    call.once(async () => {
      await call.app.mutes.set(call.person.id, message.person, message.muted);
      return {};
    }),
};

/** Only a client that follows the table talks there. */
function tableHere({ app, tables }: Call, table: string): Promise<TableData> {
  if (!tables.isAt(table)) throw new Refusal('conflict', 'Join or watch the table first.');
  return app.lobby.mustFind(table);
}

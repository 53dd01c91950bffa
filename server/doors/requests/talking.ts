// Chat and reactions at a table, and muting a person. With a line of chat its message is kept, so that a repeated one is
// heard once; a reaction is of the moment, and not kept.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { TableData } from '../../lobby/table-data.ts';
import type { Call, Request } from '../call.ts';

export const chat: Request<'chat'> = {
  async run(call, { table, text }) {
    await call.app.chat.say(call.person, await tableHere(call, table), text, call.name);
    return {};
  },
};

export const react: Request<'react'> = {
  async run(call, { table, reaction }) {
    await call.app.chat.react(call.person, await tableHere(call, table), reaction);
    return {};
  },
};

export const mute: Request<'mute'> = {
  async run({ app, person }, { person: other, muted }) {
    await app.mutes.set(person.id, other, muted);
    return {};
  },
};

/** Only a client that follows the table talks there. */
function tableHere({ app, tables }: Call, table: string): Promise<TableData> {
  if (!tables.isAt(table)) throw new Refusal('conflict', 'Join or watch the table first.');
  return app.lobby.mustFind(table);
}

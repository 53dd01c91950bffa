// Chat at a table, and muting a person.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Request } from '../call.ts';

export const chat: Request<'chat'> = {
  run: (call, { table, text }) =>
    call.once(async () => {
      const { app, person, tables } = call;
      if (!tables.isAt(table)) throw new Refusal('conflict', 'Join or watch the table first.');
      await app.chat.say(person, await app.lobby.mustFind(table), text);
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

// Talking at a table, and not hearing somebody.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Request } from '../call.ts';

export const chat: Request<'chat'> = {
  run: ({ house, person, visits, once }, { table, text }) =>
    once(async () => {
      if (!visits.isAt(table)) throw new Refusal('conflict', 'Join or watch the table first.');
      await house.chat.say(person, await house.lobby.mustFind(table), text);
      return {};
    }),
};

export const mute: Request<'mute'> = {
  run: ({ house, person, once }, message) =>
    once(async () => {
      await house.mutes.set(person.id, message.person, message.muted);
      return {};
    }),
};

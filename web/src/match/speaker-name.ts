// The name of a person in the chat, with a mark if it is a bot.
import type { Person } from '@undertow/client-sdk/index.ts';
import { nameOf } from '../words/guest-names.ts';
import { markedName } from './marked-name.ts';

export function speakerName({ name, bot }: Person): string {
  return markedName({ name: nameOf(name), isBot: bot === true });
}

// How one is called who says something: a bot as one.
import type { Person } from '@undertow/client-sdk/index.ts';
import { nameOf } from '../people/guest-names.ts';
import { markedName } from '../people/marked-name.ts';

export function speakerName({ name, bot }: Person): string {
  return markedName({ name: nameOf(name), isBot: bot === true });
}

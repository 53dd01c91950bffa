// What the compiler may know of Prizes in a client: `client.join<Prizes>(id)`.
import type { GameTypes } from '@undertow/client-sdk/index.ts';
import type { Event } from './rules/index.ts';
import type { View } from './view.ts';

export type { View } from './view.ts';

export interface Prizes extends GameTypes {
  readonly view: View;
  readonly event: Event;
  readonly order: never;
}

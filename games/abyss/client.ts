// What the compiler may know of Abyss: `client.join<Abyss>(id)`.
import type { GameTypes } from '@undertow/client-sdk/game-types.ts';
import type { AbyssEvent } from './rules/events.ts';
// With the game itself come the expansions, and what they add to the view and to the events.
import type { abyss } from './rules/index.ts';
import type { Order } from './rules/orders.ts';

export type View = ReturnType<typeof abyss.openView>;
export type Event = AbyssEvent;
export type { PaymentData } from './rules/payment.ts';
export type { Order };

export interface Abyss extends GameTypes {
  readonly view: View;
  readonly event: Event;
  readonly order: Order;
}

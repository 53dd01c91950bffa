// What the compiler may know of Abyss: `client.join<Abyss>(id)`.
import type { AbyssEvent } from '@undertow/shared/abyss/events.ts';
// With the game itself come the expansions, and what they add to the view and to the events.
import type { abyss } from '@undertow/shared/abyss/index.ts';
import type { Order } from '@undertow/shared/abyss/orders.ts';
import type { GameTypes } from './game-types.ts';

export type View = ReturnType<typeof abyss.openView>;
export type Event = AbyssEvent;
export type { PaymentData } from '@undertow/shared/abyss/payment.ts';
export type { Order };

export interface Abyss extends GameTypes {
  readonly view: View;
  readonly event: Event;
  readonly order: Order;
}

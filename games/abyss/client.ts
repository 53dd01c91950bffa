// What the compiler may know of Abyss: `client.join<Abyss>(id)`.
import type { GameTypes } from '@undertow/client-sdk/game-types.ts';
import type { AbyssEvent } from './rules/events.ts';
// With the game itself come the expansions, and what they add to the events.
import type {} from './rules/index.ts';
import type { Order } from './rules/orders.ts';
import type { View } from './view.ts';

export type { Order, View };
export type Event = AbyssEvent;
export type { PaymentData } from './rules/payment.ts';
export type { KrakenView, LeviathanView, SeatView } from './view.ts';

export interface Abyss extends GameTypes {
  readonly view: View;
  readonly event: Event;
  readonly order: Order;
}

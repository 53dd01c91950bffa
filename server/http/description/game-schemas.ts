// What is a game's own in the messages: its view, and the answers that can be given in advance.
import { games } from '@undertow/shared/games.ts';
import { Order, View } from '@undertow/shared/protocol/play.ts';
import { views } from '@undertow/shared/views.ts';
import { type JsonSchema, reference, Schemas } from './schemas.ts';

/** `View` and `Order` as one of those of the games, and each of these by its name. */
export function gameSchemas(): Record<string, JsonSchema> {
  const schemas = new Schemas();
  const shown = [...views.values()].map((view) => schemas.of(view));
  const orders = Object.fromEntries(
    [...games.values()].flatMap(({ game, about }) =>
      game.orders ? [[`${about.name.replaceAll(' ', '')}Order`, game.orders.schema as JsonSchema]] : [],
    ),
  );
  return {
    View: { description: View.description, anyOf: shown },
    Order: { description: Order.description, anyOf: Object.keys(orders).map(reference) },
    ...schemas.named(),
    ...orders,
  };
}

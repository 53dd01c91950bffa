// The schemas that differ by game: its view, and its standing orders.
import { Order, View } from '@undertow/shared/protocol/play.ts';
import type { Offered } from '../../offered.ts';
import { type JsonSchema, reference, Schemas } from './schemas.ts';

/** `View` and `Order` as one of those of the games, and each of these by its name. */
export function gameSchemas({ games, views }: Pick<Offered, 'games' | 'views'>): Record<string, JsonSchema> {
  const schemas = new Schemas();
  const shown = [...views.values()].map((view) => schemas.of(view));
  const orders = Object.fromEntries(
    [...games.values()].flatMap(({ game, about }) =>
      game.orders ? [[`${about.name.replaceAll(' ', '')}Order`, game.orders.schema as JsonSchema]] : [],
    ),
  );
  return {
    View: { description: View.description, ...anyOf(shown) },
    Order: { description: Order.description, ...anyOf(Object.keys(orders).map(reference)) },
    ...schemas.named(),
    ...orders,
  };
}

/** A schema for any of these; an empty one if there are none. */
function anyOf(schemas: readonly JsonSchema[]): JsonSchema {
  return schemas.length > 0 ? { anyOf: schemas } : {};
}

// The supplies of Monster tokens, those of all parts: one that is not in the game can be said to be empty.
import { fields, none, type Shape } from '@undertow/authoring/scenarios/shape.ts';
import type { Box } from './box.ts';
import { parts } from './parts.ts';

export function perSupply(of: string, { rules }: Box, each: Shape): Shape {
  const supplies = parts.flatMap(({ id, tokens = {} }) =>
    Object.keys(tokens).map((supply) => [supply, rules.supplies.includes(supply) ? each : none(each, id)] as const),
  );
  return fields(of, Object.fromEntries(supplies));
}

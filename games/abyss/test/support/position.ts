// Matches of Abyss that begin at a given position, written as in the scenario files.
import { complaints } from '@undertow/authoring/scenarios/check.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { type AbyssMatch, abyssTable } from '../scenarios/adapter.ts';

interface Setting {
  readonly seats?: number;
  readonly expansions?: readonly string[];
}

/** A match at this position: `given({ seats: [{ pearls: 3 }], threat: 5 })`. What is not named is as in a fresh game. */
export function given(position: Json, { seats = 2, expansions = [] }: Setting = {}): AbyssMatch {
  const table = abyssTable({ expansions }, seats);
  const wrong = complaints(position, table.given, '', 'given');
  const objections = wrong.length > 0 ? wrong : table.objections(position);
  if (objections.length > 0) throw new MalformedPosition(objections.join('; '));
  return table.matchAt(position);
}

export class MalformedPosition extends Error {}

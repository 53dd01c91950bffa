// The box that a position of Abyss is laid from: the rules, the components and the fields of the chosen parts.
import type { Kits } from '@undertow/authoring/scenarios/kits.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { compose } from '../../rules/compose.ts';
import type { Rules } from '../../rules/rules.ts';
import type { Options } from '../../rules/state.ts';
import { baseFields } from './base-fields.ts';
import type { Given, PartFields, SeatField, TableField } from './field.ts';
import { krakenFields } from './kraken-fields.ts';
import { leviathanFields } from './leviathan-fields.ts';
import { parts } from './parts.ts';

export interface Box {
  readonly options: Options;
  readonly seats: number;
  readonly rules: Rules;
  readonly kits: Kits;
  readonly seatFields: readonly SeatField[];
  readonly tableFields: readonly TableField[];
  /** What the parts that were not chosen would bring. */
  readonly absent: readonly { readonly id: string; readonly fields: PartFields }[];
  /** What is wrong with a given position in which every field has the right shape. */
  objections(given: Json): readonly string[];
}

/** What each part brings into a written position, by the id of the part. */
const FIELDS: Readonly<Record<string, PartFields>> = {
  base: baseFields,
  kraken: krakenFields,
  leviathan: leviathanFields,
};

export function openBox(options: Options, seats: number): Box {
  const chosen = parts.filter(({ id }, i) => i === 0 || options.expansions.includes(id));
  const rules = compose(chosen);
  const brought = chosen.flatMap(({ id }) => FIELDS[id] ?? []);
  const ofRules: Kits = {
    exploration: rules.exploration,
    lords: [...rules.lords.keys()],
    locations: [...rules.locations.keys()],
    tokens: Object.values(rules.tokens).flat(),
  };
  return {
    options,
    seats,
    rules,
    kits: Object.assign({}, ofRules, ...brought.map(({ kits }) => kits)) as Kits,
    seatFields: byName(brought.flatMap(({ seat }) => seat)),
    tableFields: byName(brought.flatMap(({ table }) => table)),
    absent: parts
      .filter((part) => !chosen.includes(part))
      .flatMap(({ id }) => (FIELDS[id] ? [{ id, fields: FIELDS[id] }] : [])),
    objections: (given) => brought.flatMap(({ objections }) => objections?.(given as Given) ?? []),
  };
}

/** Of several fields of one name the last; it stands where the first did. */
function byName<Field extends { readonly name: string }>(all: readonly Field[]): readonly Field[] {
  return [...new Map(all.map((field) => [field.name, field])).values()];
}

// Tells a client of Colyseus which fields of the state are absent. Colyseus itself sends only what is there: a client
// that was away, or left its seat, would keep old fields.
import {
  $refId,
  ArraySchema,
  encode,
  type Iterator,
  MapSchema,
  Metadata,
  OPERATION,
  Schema,
  type StateView,
} from '@colyseus/schema';

/** What begins the changes of another thing, in the encoding of Colyseus. */
const SWITCH_TO_STRUCTURE = 255;

export function encodeAbsentFields(thing: Schema, view: StateView | undefined, bytes: Uint8Array, it: Iterator): void {
  const fields = thing as unknown as Readonly<Record<string, unknown>>;
  const absent: number[] = [];
  for (const [index, name] of Object.keys(Metadata.getFields(thing.constructor)).entries()) {
    const value = fields[name];
    const isThere = value !== undefined && (name !== 'own' || view?.has(value as Schema));
    if (isThere) for (const inner of thingsIn(value)) encodeAbsentFields(inner, view, bytes, it);
    else absent.push(index);
  }
  if (absent.length === 0) return;
  bytes[it.offset++] = SWITCH_TO_STRUCTURE;
  encode.number(bytes, thing[$refId] as number, it);
  for (const index of absent) bytes[it.offset++] = OPERATION.DELETE | index;
}

function thingsIn(value: unknown): Schema[] {
  if (value instanceof Schema) return [value];
  if (!(value instanceof ArraySchema || value instanceof MapSchema)) return [];
  return [...value.values()].filter((item) => item instanceof Schema);
}

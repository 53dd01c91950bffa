// Marks for the fields of a view, which a game declares as an object of zod: a field without a mark is for every viewer.
import { z } from 'zod';

/** Who is shown a field that not all see alike: the owner of the seat alone; or both, all viewers and otherwise its owner. */
export type Audience = 'owner' | 'both';

interface Mark {
  readonly audience?: Audience;
  /** Its fields all say the same, each of what it is named after. */
  readonly isMap?: true;
}

const marks = z.registry<Mark>();

/** Shown to the owner of the seat alone. */
export function own<Field extends z.ZodType>(field: Field): z.ZodExactOptional<Field> {
  return marked(z.exactOptional(field), { audience: 'owner' });
}

/** Shown to all, and otherwise to the owner of the seat: more of it, or earlier. */
export function ownToo<Field extends z.ZodType>(field: Field): Field {
  return marked(field, { audience: 'both' });
}

/** An object that says the same of each of these; in a room it is a map, as such a name may not be fit for a field. */
export function each<Name extends string, Field extends z.ZodType>(
  names: readonly Name[],
  field: Field,
): z.ZodObject<Record<Name, Field>> {
  const fields = Object.fromEntries(names.map((name) => [name, field])) as Record<Name, Field>;
  return marked(z.object(fields), { isMap: true });
}

/** A copy, as many fields may share one schema. */
function marked<Field extends z.ZodType>(field: Field, mark: Mark): Field {
  const copy = field.clone() as Field;
  marks.add(copy, mark);
  return copy;
}

/** Undefined for a field that every viewer sees alike. */
export function audienceOf(field: z.core.SomeType): Audience | undefined {
  return marks.get(field as z.core.$ZodType)?.audience;
}

export function isMap(field: z.core.SomeType): boolean {
  return marks.get(field as z.core.$ZodType)?.isMap === true;
}

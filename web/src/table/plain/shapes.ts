// The shapes of what a view holds, read from how the view is declared: in which order its fields stand, and what they are where
// they are empty.

export type Shape =
  | { readonly type: 'fields'; readonly fields: readonly FieldShape[] }
  /** A value for each of some names. */
  | { readonly type: 'record'; readonly of: Shape }
  | { readonly type: 'list'; readonly of: Shape }
  | { readonly type: 'text' }
  | { readonly type: 'other' };

export interface FieldShape {
  readonly name: string;
  readonly shape: Shape;
  /** It may be missing, as what only the owner of a seat is shown. */
  readonly isOptional: boolean;
}

const OTHER: Shape = { type: 'other' };

/** As zod keeps it. */
interface Declared {
  readonly _zod: {
    readonly def: {
      readonly type: string;
      readonly shape?: Readonly<Record<string, Declared>>;
      readonly element?: Declared;
      readonly valueType?: Declared;
      readonly innerType?: Declared;
      readonly in?: Declared;
      readonly getter?: () => Declared;
      readonly options?: readonly Declared[];
      readonly items?: readonly Declared[];
    };
  };
}

export function shapeOf(declared: object): Shape {
  const { def } = (declared as Declared)._zod;
  const inner = def.innerType ?? def.in ?? def.getter?.();
  if (inner) return shapeOf(inner);
  switch (def.type) {
    case 'object':
      return { type: 'fields', fields: Object.entries(def.shape ?? {}).map(fieldShapeOf) };
    case 'record':
      return { type: 'record', of: def.valueType ? shapeOf(def.valueType) : OTHER };
    case 'array':
      return { type: 'list', of: def.element ? shapeOf(def.element) : OTHER };
    case 'tuple':
      return { type: 'list', of: merged((def.items ?? []).map(shapeOf)) };
    case 'union':
      return merged((def.options ?? []).map(shapeOf));
    case 'string':
    case 'enum':
    case 'literal':
      return { type: 'text' };
    default:
      return OTHER;
  }
}

export function fieldIn(shape: Shape | undefined, name: string): Shape | undefined {
  if (shape?.type === 'record') return shape.of;
  return shape?.type === 'fields' ? shape.fields.find((field) => field.name === name)?.shape : undefined;
}

/** The names of these fields, in the order in which they are declared, and then those that are not. */
export function inOrder(shape: Shape | undefined, fields: object): readonly string[] {
  const declared = shape?.type === 'fields' ? shape.fields.map(({ name }) => name) : [];
  const present = Object.keys(fields);
  return [...new Set([...declared.filter((name) => present.includes(name)), ...present])];
}

function fieldShapeOf([name, declared]: readonly [string, Declared]): FieldShape {
  return { name, shape: shapeOf(declared), isOptional: declared._zod.def.type === 'optional' };
}

/** Of several shapes one that fits all of which anything is known: of objects, the fields of all. */
function merged(shapes: readonly Shape[]): Shape {
  const known = shapes.filter(({ type }) => type !== 'other');
  const fields = known.flatMap((shape) => (shape.type === 'fields' ? shape.fields : []));
  if (fields.length === 0) return known[0] ?? OTHER;
  return { type: 'fields', fields: [...new Map(fields.map((field) => [field.name, field])).values()] };
}

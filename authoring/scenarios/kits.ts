// The components of the box: what a given position names is taken out of it, and there is only so much of it.
import { isObject, type Json } from '@undertow/shared/table/json.ts';
import { complaints } from './check.ts';
import { below, type Shape } from './shape.ts';

/** What the box holds, by the name of the kit: `lords`, `exploration`, … */
export type Kits = Readonly<Record<string, readonly string[]>>;

interface Component {
  readonly kit: string;
  readonly id: string;
  readonly path: string;
}

/** What is left of each kit when all that is given is taken out, and what was given more often than it exists. */
export function takeOut(
  kits: Kits,
  given: Json,
  shape: Shape,
): { readonly left: Record<string, string[]>; readonly missing: string[] } {
  const left = Object.fromEntries(Object.entries(kits).map(([name, kit]) => [name, kit.slice()]));
  const missing: string[] = [];
  for (const { kit, id, path } of componentsOf(given, shape, 'given')) {
    const pile = left[kit] ?? [];
    const at = pile.indexOf(id);
    if (at >= 0) {
      pile.splice(at, 1);
      continue;
    }
    const copies = kits[kit]?.filter((one) => one === id).length ?? 0;
    missing.push(
      copies === 0 ? `${path}: ${id} is not in this game` : `${path}: ${id} is only ${times(copies)} in the box`,
    );
  }
  return { left, missing };
}

function times(copies: number): string {
  return copies === 1 ? 'once' : `${copies} times`;
}

function* componentsOf(value: Json, shape: Shape, path: string): Generator<Component> {
  switch (shape.type) {
    case 'word':
      if (shape.kit) yield { kit: shape.kit, id: value as string, path };
      return;
    case 'nullable':
      if (value !== null) yield* componentsOf(value, shape.shape, path);
      return;
    case 'list':
      for (const [i, item] of (value as readonly Json[]).entries()) {
        yield* componentsOf(item, shape.item, below(path, i));
      }
      return;
    case 'fields':
      for (const [key, each] of Object.entries(value as object)) {
        yield* componentsOf(each, shape.fields[key] as Shape, below(path, key));
      }
      return;
    case 'seats':
      for (const [seat, each] of Object.entries(value as object)) {
        yield* componentsOf(each, shape.each, below(path, seat));
      }
      return;
    case 'marked':
      yield* componentsOf(isObject(value) ? (value.id as Json) : value, shape.id, path);
      return;
    case 'either': {
      const fitting = shape.shapes.find((one) => complaints(value, one, path, 'given').length === 0);
      if (fitting) yield* componentsOf(value, fitting, path);
      return;
    }
    // There are none, and of other shapes nothing is a component.
    case 'none':
    case 'number':
    case 'flag':
    case 'anything':
  }
}

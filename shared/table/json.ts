// Plain JSON: what states, answers and saves are made of.

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A deep copy of a value made of plain objects and arrays. */
export function clone<T>(value: T): T {
  return copy(value) as T;
}

function copy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.slice();
    for (let i = 0; i < items.length; i++) {
      if (typeof items[i] === 'object') items[i] = copy(items[i]);
    }
    return items;
  }
  const fields: Record<string, unknown> = { ...value };
  for (const key in fields) {
    if (typeof fields[key] === 'object') fields[key] = copy(fields[key]);
  }
  return fields;
}

export function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

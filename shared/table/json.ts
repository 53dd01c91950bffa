// Plain JSON, of which states, answers and saves are made.
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

/**
 * Whether it is JSON, nested no more often than this: whatever walks through it by recursion must know that before. There
 * are wires that also bring bytes, dates, and numbers for which JSON has no word.
 */
export function isJson(value: unknown, levels: number): value is Json {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  if (value === null) return true;
  if (Array.isArray(value)) return levels > 0 && value.every((item) => isJson(item, levels - 1));
  return levels > 0 && isPlain(value) && Object.values(value).every((field) => isJson(field, levels - 1));
}

function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

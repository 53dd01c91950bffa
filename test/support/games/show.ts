// Any plain value as a short text, without what is empty; and what one view shows beyond another.
import { isObject } from '@undertow/shared/table/json.ts';

/** The players of transcripts, by their seats. */
export const NAMES = ['Ada', 'Bea', 'Cyril', 'Dora', 'Edda'];
const SEAT_KEYS = [
  'seat',
  'from',
  'to',
  'active',
  'first',
  'trigger',
  'ranking',
  'seats',
  'passed',
  'starting',
  'toFight',
];
/** Under these keys, and in answers, two numbers are a place: a column and a row. */
const PLACE_KEYS = ['', 'cell', 'cells', 'tile', 'tunnels', 'dungeon'];

export function show(value: unknown, key = ''): string {
  if (typeof value === 'number' && SEAT_KEYS.includes(key)) return NAMES[value] ?? `seat ${value}`;
  if (isPlace(value, key)) return value.join(',');
  if (Array.isArray(value)) return bundle(value.map((item) => show(item, key)));
  if (!isObject(value)) return String(value ?? '-');
  const { id, ...rest } = value;
  const fields = showFields(rest);
  if (id !== undefined) return fields ? `${id}(${fields})` : String(id);
  return `{${fields}}`;
}

export function showFields(fields: object): string {
  return Object.entries(fields)
    .filter(([key, value]) => !isEmpty(value, key))
    .map(([key, value]) => `${key} ${show(value, key)}`)
    .join(', ');
}

export function isEmpty(value: unknown, key = ''): boolean {
  if (SEAT_KEYS.includes(key)) return value === null || (Array.isArray(value) && value.length === 0);
  if (isPlace(value, key)) return false;
  if (Array.isArray(value)) return value.every((item) => isEmpty(item));
  return isObject(value) ? Object.entries(value).every(([inner, item]) => isEmpty(item, inner)) : !value;
}

function isPlace(value: unknown, key: string): value is readonly number[] {
  const isPair = Array.isArray(value) && value.length === 2 && value.every((item) => typeof item === 'number');
  return isPair && PLACE_KEYS.includes(key);
}

/** Equal neighbours stand together: crab-1 x2. */
function bundle(items: readonly string[]): string {
  const bundles: [string, number][] = [];
  for (const item of items) {
    const last = bundles.at(-1);
    if (last?.[0] === item) last[1]++;
    else bundles.push([item, 1]);
  }
  return bundles.map(([item, count]) => (count > 1 ? `${item} x${count}` : item)).join(' ');
}

/** The parts of `more` that are otherwise, or not at all, in `less`; `undefined` where nothing is. */
export function beyond(more: unknown, less: unknown): unknown {
  if (isObject(more) && isObject(less)) {
    const keys = new Set([...Object.keys(less), ...Object.keys(more)]);
    const parts = [...keys].map((key) => [key, beyond(more[key], less[key])] as const);
    const found = parts.filter(([, part]) => part !== undefined);
    return found.length > 0 ? Object.fromEntries(found) : undefined;
  }
  if (Array.isArray(more) && Array.isArray(less) && more.length === less.length && more.some(isObject)) {
    return beyond({ ...more }, { ...less });
  }
  if (JSON.stringify(more) === JSON.stringify(less)) return undefined;
  return more === undefined ? 'not shown' : more;
}

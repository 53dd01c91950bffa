// Whether a position that an author wrote has the shape that it should have, before anything is done with it.
import { isObject } from '@undertow/shared/table/json.ts';
import { below, type Marked, type Shape, show } from './shape.ts';

/** A position is given exactly; what is expected of one may also be said by matchers, and in a view of hidden lists. */
export type Use = 'given' | 'expect' | 'view';

type Members<Type extends Shape['type']> = Extract<Shape, { type: Type }>;

/** Everything that is wrong with the value, each as `path: what`. */
export function complaints(value: unknown, shape: Shape, path: string, use: Use): string[] {
  switch (shape.type) {
    case 'number':
      return Number.isInteger(value) && (value as number) >= shape.min && (value as number) <= shape.max
        ? []
        : [`${path}: ${show(value)} is not ${range(shape)}`];
    case 'flag':
      return typeof value === 'boolean' ? [] : [`${path}: ${show(value)} is not true or false`];
    case 'word':
      return typeof value === 'string' && shape.known.has(value)
        ? []
        : [`${path}: ${show(value)} is not ${shape.what}`];
    case 'nullable':
      return value === null ? [] : complaints(value, shape.shape, path, use);
    case 'list':
      return ofList(value, shape, path, use);
    case 'fields':
      return isObject(value)
        ? ofFields(value, shape.of, shape.fields, path, use)
        : [`${path}: ${show(value)} is not an object`];
    case 'either':
      return shape.shapes.some((one) => complaints(value, one, path, use).length === 0)
        ? []
        : shape.shapes.slice(-1).flatMap((one) => complaints(value, one, path, use));
    case 'seats':
      return ofSeats(value, shape, path, use);
    case 'marked':
      return ofMarked(value, shape, path, use);
    case 'none':
      return saysNone(value, shape.of)
        ? []
        : [`${path}: there is none without ${shape.part}, so it cannot be ${show(value)}`];
    case 'anything':
      return [];
  }
}

/** Whether the value, which may be any JSON, says of what has this shape that there is none of it. */
function saysNone(value: unknown, shape: Shape): boolean {
  switch (shape.type) {
    case 'number':
      return value === 0;
    case 'nullable':
      return value === null;
    case 'list':
      return Array.isArray(value)
        ? value.length === 0
        : isObject(value) && hasOnly(value, 'count') && value.count === 0;
    case 'fields':
      // What has fields of its own is there as soon as it is named.
      return (
        isObject(value) &&
        Object.entries(value).every(([key, each]) => {
          const one = Object.hasOwn(shape.fields, key) ? shape.fields[key] : undefined;
          return one !== undefined && one.type !== 'fields' && saysNone(each, one);
        })
      );
    default:
      return false;
  }
}

function hasOnly(value: object, key: string): boolean {
  return Object.keys(value).every((each) => each === key);
}

function range({ min, max }: Members<'number'>): string {
  if (max < Number.MAX_SAFE_INTEGER) return `a whole number from ${min} to ${max}`;
  return min === 0 ? 'a whole number from 0 on' : 'a whole number';
}

function ofList(value: unknown, shape: Members<'list'>, path: string, use: Use): string[] {
  if (isObject(value) && use !== 'given') return ofMatcher(value, shape, path, use);
  if (!Array.isArray(value)) {
    const matchers = use === 'given' ? '' : ', nor {"count"}, {"has"} or {"hasNot"}';
    return [`${path}: ${show(value)} is not a list${matchers}`];
  }
  const tooLong = value.length > shape.longest ? [`${path}: there are more than ${shape.longest}`] : [];
  return [...tooLong, ...value.flatMap((item, i) => complaints(item, shape.item, below(path, i), use))];
}

const MATCHERS = ['count', 'has', 'hasNot'];

function ofMatcher(
  matcher: Readonly<Record<string, unknown>>,
  { item }: Members<'list'>,
  path: string,
  use: Use,
): string[] {
  const entries = Object.entries(matcher);
  if (entries.length === 0) return [`${path}: {} says nothing about a list`];
  return entries.flatMap(([key, value]) => {
    const here = below(path, key);
    if (key === 'hidden' && use !== 'view') return [`${here}: only in a view lists are hidden`];
    if (key === 'count' || key === 'hidden') {
      return complaints(value, { type: 'number', min: 0, max: Number.MAX_SAFE_INTEGER }, here, use);
    }
    if (!MATCHERS.includes(key)) return [`${here}: a list is matched by ${MATCHERS.join(', ')}, in a view also hidden`];
    if (!Array.isArray(value)) return [`${here}: ${show(value)} is not a list`];
    return value.flatMap((each, i) => complaints(each, item, below(here, i), use));
  });
}

function ofFields(
  value: Readonly<Record<string, unknown>>,
  of: string,
  shapes: Readonly<Record<string, Shape>>,
  path: string,
  use: Use,
): string[] {
  return Object.entries(value).flatMap(([key, each]) => {
    const here = below(path, key);
    if (!Object.hasOwn(shapes, key)) {
      const known = Object.keys(shapes).filter((name) => shapes[name]?.type !== 'none');
      const list = known.length > LONGEST_LIST ? '' : ` (there are ${known.join(', ')})`;
      return [`${here}: ${of} has no ${JSON.stringify(key)} here${list}`];
    }
    return complaints(each, shapes[key] as Shape, here, use);
  });
}

/** So many names are no help in a message. */
const LONGEST_LIST = 30;

function ofSeats(value: unknown, { count, each }: Members<'seats'>, path: string, use: Use): string[] {
  if (!Array.isArray(value) && !isObject(value)) return [`${path}: ${show(value)} is not a list or an object by seats`];
  return Object.entries(value).flatMap(([key, one]) => {
    const here = below(path, key);
    if (!/^\d$/.test(key) || Number(key) >= count) return [`${here}: there are only the seats 0 to ${count - 1}`];
    return complaints(one, each, here, use);
  });
}

function ofMarked(value: unknown, { id, marks }: Marked, path: string, use: Use): string[] {
  if (!isObject(value)) return complaints(value, id, path, use);
  const shapes = Object.fromEntries(Object.entries(marks).map(([name, mark]) => [name, mark.shape]));
  const missing = use === 'given' && value.id === undefined ? [`${path}: it has no id`] : [];
  return [...missing, ...ofFields(value, id.what, { id, ...shapes }, path, use)];
}

// Whether a position matches what is expected of it, and where not.
import { isObject, type Json } from '@undertow/shared/table/json.ts';
import { complaints } from './check.ts';
import { anything, below, type Hidden, type Marked, type Shape, show, spelledOut } from './shape.ts';

type Actual = Json | Hidden | undefined;
type List = Extract<Shape, { type: 'list' }>;

/** Each difference as `path is …, expected …`. What is expected must have the shape. */
export function mismatches(expected: Json, actual: Actual, shape: Shape, path: string): string[] {
  // Nothing more could be expected of it than that there is none, and so it is.
  if (shape.type === 'none') return [];
  if (actual === undefined) return [`${path} is not there, expected ${show(expected)}`];
  switch (shape.type) {
    case 'number':
    case 'flag':
    case 'word':
      return expected === actual ? [] : [differs(path, actual, expected)];
    case 'nullable':
      if (expected === null || actual === null) return expected === actual ? [] : [differs(path, actual, expected)];
      return mismatches(expected, actual, shape.shape, path);
    case 'list':
      return inList(expected, actual, shape, path);
    case 'fields':
      return inFields(
        shape.absent ? { ...shape.absent, ...(expected as object) } : expected,
        actual,
        (key) => shape.fields[key] as Shape,
        path,
      );
    case 'either':
      return shape.shapes.some((one) => isOf(expected, one) && mismatches(expected, actual, one, path).length === 0)
        ? []
        : [differs(path, actual, expected)];
    case 'seats':
      return inFields(expected, actual, () => shape.each, path);
    case 'marked':
      return inMarked(expected, actual, shape, path);
    case 'anything':
      return inAnything(expected, actual, path);
  }
}

function isOf(expected: Json, shape: Shape): boolean {
  return complaints(expected, shape, '', 'view').length === 0;
}

function differs(path: string, actual: Actual, expected: Json): string {
  return `${path} is ${show(actual)}, expected ${show(expected)}`;
}

function inFields(expected: Json, actual: Actual, shapeOf: (key: string) => Shape, path: string): string[] {
  const values = actual as Readonly<Record<string, Json>>;
  return Object.entries(expected as object).flatMap(([key, each]) =>
    mismatches(each, values[key], shapeOf(key), below(path, key)),
  );
}

/** Written as its id alone, a thing is expected to bear no mark; written with marks, these are the ones that count. */
function inMarked(expected: Json, actual: Actual, shape: Marked, path: string): string[] {
  const wanted =
    typeof expected === 'string' || shape.strict ? spelledOut(expected, shape) : (expected as Record<string, Json>);
  const there = spelledOut(actual, shape);
  return Object.entries(wanted).every(([key, value]) => value === there[key]) ? [] : [differs(path, actual, expected)];
}

const ANY_LIST: List = { type: 'list', ordered: true, item: anything, longest: Number.POSITIVE_INFINITY };

/** A list is matched as a list, or by places in it; of a record only the named fields count; all else must be equal. */
function inAnything(expected: Json, actual: Json | Hidden, path: string): string[] {
  if (typeof expected !== 'object' || expected === null) {
    return expected === actual ? [] : [differs(path, actual, expected)];
  }
  if (Array.isArray(actual) || isHiddenList(actual)) {
    const byPlace = !Array.isArray(expected) && Object.keys(expected).some((key) => /^\d+$/.test(key));
    if (byPlace && Array.isArray(actual)) return inFields(expected, actual, () => anything, path);
    const wrong = complaints(expected, ANY_LIST, path, 'view');
    return wrong.length > 0 ? wrong : inList(expected, actual, ANY_LIST, path);
  }
  if (Array.isArray(expected) || !isObject(actual)) return [differs(path, actual, expected)];
  return inFields(expected, actual, () => anything, path);
}

function inList(expected: Json, actual: Actual, shape: List, path: string): string[] {
  const hidden = isHidden(actual) ? actual.hidden : undefined;
  const items = Array.isArray(actual) ? (actual as readonly Json[]) : undefined;
  if (Array.isArray(expected)) {
    if (items && isSame(expected, items, shape)) return [];
    return [differs(path, actual, expected)];
  }
  const found: string[] = [];
  for (const [matcher, value] of Object.entries(expected as object)) {
    if (!isMatch(matcher, value, items, hidden, shape)) found.push(differs(path, actual, { [matcher]: value }));
  }
  return found;
}

function isMatch(
  matcher: string,
  value: Json,
  items: readonly Json[] | undefined,
  hidden: number | undefined,
  shape: List,
): boolean {
  switch (matcher) {
    case 'count':
      return (items?.length ?? hidden) === value;
    case 'hidden':
      return hidden === value;
    case 'has':
      return !!items && areAmong(value as readonly Json[], items, shape.item);
    default:
      return !!items && !(value as readonly Json[]).some((each) => areAmong([each], items, shape.item));
  }
}

function isSame(expected: readonly Json[], items: readonly Json[], { ordered, item }: List): boolean {
  if (expected.length !== items.length) return false;
  if (!ordered) return areAmong(expected, items, item);
  return expected.every((each, i) => mismatches(each, items[i], item, '').length === 0);
}

/** Whether each that is expected finds an item of its own. What is only partly named may fit several. */
function areAmong(expected: readonly Json[], items: readonly Json[], item: Shape): boolean {
  const takenBy: number[] = [];
  const seat = (wanted: number, tried: Set<number>): boolean =>
    items.some((each, i) => {
      if (tried.has(i) || mismatches(expected[wanted] as Json, each, item, '').length > 0) return false;
      tried.add(i);
      const other = takenBy[i];
      if (other !== undefined && !seat(other, tried)) return false;
      takenBy[i] = wanted;
      return true;
    });
  return expected.every((_, wanted) => seat(wanted, new Set()));
}

/** A record of a game may have a field of that name among others. */
function isHiddenList(actual: Actual): boolean {
  return isHidden(actual) && Object.keys(actual).length === 1;
}

function isHidden(actual: Actual): actual is Hidden {
  return isObject(actual) && typeof actual.hidden === 'number';
}

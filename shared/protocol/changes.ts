// The changes between two views, as a list of paths with the values that stand there now; and the parts that two views
// share. Clients, which must be small, use this too, so the schema of a change stands elsewhere. All of it is JSON: no
// field is `undefined`.
import type { Json } from '../table/json.ts';

export type Path = readonly (string | number)[];
export type Change = readonly [Path, Json] | readonly [Path];

type Container = Record<string | number, unknown>;
type List = readonly unknown[] & Container;

export interface Compared<View> {
  /** The view after, with everything of the view before that is equal: the view before itself, if all is. */
  readonly shared: View;
  /** What leads from the view before to it. */
  readonly changes: Change[];
}

/** Compares two views, or what stands at this place in them. */
export function compared<View>(before: unknown, after: View, place: Path = []): Compared<View> {
  const changes: Change[] = [];
  return { shared: share(before, after, place.slice(), changes) as View, changes };
}

export function changesBetween(before: unknown, after: unknown, place?: Path): Change[] {
  return compared(before, after, place).changes;
}

/** The view after, with everything of the view before that is equal. */
export function sharing<View>(before: unknown, after: View): View {
  return share(before, after, []) as View;
}

/** Writes down what is different at this path and within it, if that is asked for. */
function share(before: unknown, after: unknown, path: (string | number)[], changes?: Change[]): unknown {
  if (before === after) return before;
  if (isList(before) && isList(after)) return shareList(before, after, path, changes);
  if (isContainer(before) && isContainer(after)) return shareFields(before, after, path, changes);
  changes?.push([path.slice(), after as Json]);
  return after;
}

/** Of a list of plain values, or of another length, all is told. */
function shareList(before: List, after: List, path: (string | number)[], changes?: Change[]): List {
  if (changes && areObjects(before, after)) return shareItems(before, after, path, changes);
  const shared = shareItems(before, after, path);
  if (shared !== before) changes?.push([path.slice(), shared as Json]);
  return shared;
}

/** Two lists whose items are told of one by one. */
function areObjects(before: List, after: List): boolean {
  return before.length === after.length && before.every(isContainer) && after.every(isContainer);
}

function shareItems(before: List, after: List, path: (string | number)[], changes?: Change[]): List {
  let isAllSame = before.length === after.length;
  let shared: unknown[] | undefined;
  for (let i = 0; i < after.length; i++) {
    const was = before[i];
    const is = after[i];
    if (was === is) continue;
    path.push(i);
    const item = share(was, is, path, changes);
    path.pop();
    if (item !== was) isAllSame = false;
    if (item === is) continue;
    shared ??= after.slice();
    shared[i] = item;
  }
  return isAllSame ? before : ((shared as List | undefined) ?? after);
}

function shareFields(before: Container, after: Container, path: (string | number)[], changes?: Change[]): Container {
  let gone = fieldsOf(before);
  let isAllSame = true;
  let shared: Container | undefined;
  for (const key in after) {
    const was = before[key];
    const is = after[key];
    if (was === is) {
      gone--;
      continue;
    }
    if (Object.hasOwn(before, key)) gone--;
    path.push(key);
    const field = share(was, is, path, changes);
    path.pop();
    if (field !== was) isAllSame = false;
    if (field === is) continue;
    shared ??= { ...after };
    shared[key] = field;
  }
  if (gone === 0) return isAllSame ? before : (shared ?? after);
  for (const key in before) if (!Object.hasOwn(after, key)) changes?.push([[...path, key]]);
  return shared ?? after;
}

/** To count them is quicker than to look each of them up in the other. */
function fieldsOf(container: Container): number {
  let fields = 0;
  for (const _ in container) fields++;
  return fields;
}

function isList(value: unknown): value is List {
  return Array.isArray(value);
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The view after these changes. What has not changed is shared with the view before, which stays as it was. */
export function applyChanges<View>(view: View, changes: readonly Change[]): View {
  let changed: unknown = view;
  for (const change of changes) changed = applied(changed, change[0], 0, change);
  return changed as View;
}

function applied(within: unknown, path: Path, depth: number, change: Change): unknown {
  const key = path[depth];
  if (key === undefined) return change[1];
  const copy = (Array.isArray(within) ? within.slice() : { ...(within as Container) }) as Container;
  if (depth === path.length - 1 && change.length === 1) delete copy[key];
  else copy[key] = applied(copy[key], path, depth + 1, change);
  return copy;
}

// What is different between two views, as a list of places and what stands there now. Clients, which must be small, use
// this too: so what checks a change stands elsewhere.
import type { Json } from '../table/json.ts';

export type Path = readonly (string | number)[];
export type Change = readonly [Path, Json] | readonly [Path];

type Container = Record<string | number, unknown>;
type List = readonly unknown[] & Container;

/** What leads from one view to the other. Views that share what is equal are compared quickly. */
export function changesBetween(before: unknown, after: unknown): Change[] {
  const changes: Change[] = [];
  compare(before, after, [], changes);
  return changes;
}

function compare(before: unknown, after: unknown, path: (string | number)[], changes: Change[]): void {
  if (before === after) return;
  if (isList(before) && isList(after)) {
    if (areObjects(before, after)) {
      for (let i = 0; i < after.length; i++) compareAt(i, before, after, path, changes);
    } else if (!isSame(before, after)) {
      changes.push([path.slice(), after as Json]);
    }
  } else if (isContainer(before) && isContainer(after)) {
    for (const key in after) compareAt(key, before, after, path, changes);
    for (const key in before) if (before[key] !== undefined && !has(after, key)) changes.push([[...path, key]]);
  } else if (after !== undefined) {
    changes.push([path.slice(), after as Json]);
  }
}

function compareAt(
  key: string | number,
  before: Container,
  after: Container,
  path: (string | number)[],
  changes: Change[],
): void {
  if (before[key] === after[key]) return;
  path.push(key);
  compare(before[key], after[key], path, changes);
  path.pop();
}

/** Two lists whose items are compared one by one. Of a list of plain values, or of another length, all is told. */
function areObjects(before: List, after: List): boolean {
  return before.length === after.length && before.every(isContainer) && after.every(isContainer);
}

function isSame(before: unknown, after: unknown): boolean {
  return sharing(before, after) === before;
}

/** The value after, with everything of the value before that is equal: the value before itself, if all is. */
export function sharing(before: unknown, after: unknown): unknown {
  if (before === after) return before;
  if (isList(before) && isList(after)) return sharingItems(before, after);
  return isContainer(before) && isContainer(after) ? sharingFields(before, after) : after;
}

function sharingItems(before: List, after: List): List {
  let isAllSame = before.length === after.length;
  let shared: unknown[] | undefined;
  for (let i = 0; i < after.length; i++) {
    const item = sharing(before[i], after[i]);
    if (item !== before[i]) isAllSame = false;
    if (item === after[i]) continue;
    shared ??= after.slice();
    shared[i] = item;
  }
  return isAllSame ? before : ((shared as List | undefined) ?? after);
}

function sharingFields(before: Container, after: Container): Container {
  let isAllSame = true;
  let shared: Container | undefined;
  for (const key in after) {
    const field = sharing(before[key], after[key]);
    if (field !== before[key]) isAllSame = false;
    if (field === after[key]) continue;
    shared ??= { ...after };
    shared[key] = field;
  }
  for (const key in before) if (!Object.hasOwn(after, key)) isAllSame = false;
  return isAllSame ? before : (shared ?? after);
}

/** Its own, and not what every object has. */
function has(container: Container, key: string): boolean {
  return container[key] !== undefined && Object.hasOwn(container, key);
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

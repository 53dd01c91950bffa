// What is different between two views, as a list of places and what stands there now. Clients, which must be small, use
// this too: so what checks a change stands elsewhere. All of it is JSON: no field is `undefined`.
import type { Json } from '../table/json.ts';

export type Path = readonly (string | number)[];
export type Change = readonly [Path, Json] | readonly [Path];

type Container = Record<string | number, unknown>;
type List = readonly unknown[] & Container;

/**
 * What leads from one view to the other, or from what stood at this place in it. Views that share what is equal are
 * compared quickly.
 */
export function changesBetween(before: unknown, after: unknown, place: Path = []): Change[] {
  const changes: Change[] = [];
  if (before !== after) compare(before, after, place.slice(), changes);
  return changes;
}

/** Of two that are not the same. */
function compare(before: unknown, after: unknown, path: (string | number)[], changes: Change[]): void {
  if (isList(before) && isList(after)) {
    if (areObjects(before, after)) compareItems(before, after, path, changes);
    else if (sharingItems(before, after) !== before) changes.push([path.slice(), after as Json]);
  } else if (isContainer(before) && isContainer(after)) {
    compareFields(before, after, path, changes);
  } else {
    changes.push([path.slice(), after as Json]);
  }
}

function compareItems(before: List, after: List, path: (string | number)[], changes: Change[]): void {
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue;
    path.push(i);
    compare(before[i], after[i], path, changes);
    path.pop();
  }
}

function compareFields(before: Container, after: Container, path: (string | number)[], changes: Change[]): void {
  let gone = fieldsOf(before);
  for (const key in after) {
    const was = before[key];
    const is = after[key];
    if (was === is) {
      gone--;
      continue;
    }
    if (Object.hasOwn(before, key)) gone--;
    path.push(key);
    compare(was, is, path, changes);
    path.pop();
  }
  if (gone === 0) return;
  for (const key in before) if (!Object.hasOwn(after, key)) changes.push([[...path, key]]);
}

/** Two lists whose items are compared one by one. Of a list of plain values, or of another length, all is told. */
function areObjects(before: List, after: List): boolean {
  return before.length === after.length && before.every(isContainer) && after.every(isContainer);
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
    const was = before[i];
    const is = after[i];
    if (was === is) continue;
    const item = sharing(was, is);
    if (item !== was) isAllSame = false;
    if (item === is) continue;
    shared ??= after.slice();
    shared[i] = item;
  }
  return isAllSame ? before : ((shared as List | undefined) ?? after);
}

function sharingFields(before: Container, after: Container): Container {
  let isAllSame = true;
  let shared: Container | undefined;
  for (const key in after) {
    const was = before[key];
    const is = after[key];
    if (was === is) continue;
    const field = sharing(was, is);
    if (field !== was) isAllSame = false;
    if (field === is) continue;
    shared ??= { ...after };
    shared[key] = field;
  }
  return isAllSame && fieldsOf(before) === fieldsOf(after) ? before : (shared ?? after);
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

// What is different between two views, as a list of places and what stands there now.
import { z } from 'zod';
import type { Json } from '../table/json.ts';
import { AnyJson } from './basics.ts';

export type Path = readonly (string | number)[];
export type Change = readonly [Path, Json] | readonly [Path];

const place = z.array(z.union([z.string(), z.int()]));

export const Change: z.ZodType<Change> = z.union([z.tuple([place, AnyJson]), z.tuple([place])]).meta({
  id: 'Change',
  description:
    'A path into the view, and what stands there now; a path alone means that nothing stands there any more. Lists of plain values are given whole.',
});

type Container = Record<string | number, unknown>;

/** What leads from one view to the other. */
export function changesBetween(before: unknown, after: unknown): Change[] {
  const changes: Change[] = [];
  compare(before, after, [], changes);
  return changes;
}

function compare(before: unknown, after: unknown, path: Path, changes: Change[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) {
    if (!isListOfObjects(before, after)) {
      if (!isSameList(before, after)) changes.push([path, after]);
      return;
    }
    for (let i = 0; i < after.length; i++) compare(before[i], after[i], [...path, i], changes);
    return;
  }
  if (!isContainer(before) || !isContainer(after)) {
    changes.push([path, after as Json]);
    return;
  }
  for (const key in after) if (after[key] !== undefined) compare(before[key], after[key], [...path, key], changes);
  for (const key in before) {
    if (before[key] !== undefined && after[key] === undefined) changes.push([[...path, key]]);
  }
}

/** Two lists whose items are compared one by one. Of a list of plain values, or of another length, all is told. */
function isListOfObjects(before: readonly unknown[], after: readonly unknown[]): boolean {
  return before.length === after.length && before.every(isContainer) && after.every(isContainer);
}

function isSameList(before: readonly unknown[], after: readonly unknown[]): boolean {
  return before.length === after.length && before.every((item, i) => isSame(item, after[i]));
}

function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  const changes: Change[] = [];
  if (typeof a === 'object' && typeof b === 'object') compare(a, b, [], changes);
  else return false;
  return changes.length === 0;
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

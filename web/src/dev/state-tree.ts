// The state of a match as a tree: what the last answer has changed in it, and who sees what.
import type { SeenBy } from '@undertow/authoring/dev/wire.ts';
import { isObject, type Json } from '@undertow/shared/table/json.ts';
import { isSame } from '@undertow/shared/table/supposing.ts';

export interface TreeNode {
  /** The name of the field, or the place in a list. */
  readonly name: string;
  /** From the root, with dots between. */
  readonly path: string;
  /** The value in few words. */
  readonly text: string;
  /** What stood there before, where that was something else; empty where nothing was there. */
  readonly before: string | undefined;
  /** Something within it has changed. */
  readonly isTouched: boolean;
  /** Who is shown it; `undefined` where that cannot be told of it as a whole, or it is empty. */
  readonly seenBy: SeenBy | undefined;
  readonly children: readonly TreeNode[];
}

/** Of a list so many of its values are told in one line. */
const MOST_TOLD = 4;

type Seen = Readonly<Record<string, SeenBy>>;

export function stateTree(state: Json, before: Json, seen: Seen): readonly TreeNode[] {
  return childrenOf(state, before, '', undefined, seen);
}

/** What stands in a list of values is seen by those who see the list. */
function childrenOf(
  value: Json | undefined,
  before: Json | undefined,
  path: string,
  seenBy: SeenBy | undefined,
  seen: Seen,
): TreeNode[] {
  return namesOf(value, before).map((name) =>
    nodeOf(name, path + name, part(value, name), part(before, name), seenBy, seen),
  );
}

function nodeOf(
  name: string,
  path: string,
  value: Json | undefined,
  before: Json | undefined,
  seenByList: SeenBy | undefined,
  seen: Seen,
): TreeNode {
  const isTouched = !isSame(value, before);
  const own = value === undefined ? undefined : (seen[path] ?? seenByList);
  const children = childrenOf(value, isTouched ? before : value, `${path}.`, own, seen);
  const text = textOf(value);
  const earlier = textOf(before);
  // A list that is as long as before has changed in what stands in it.
  const isLeaf = children.length === 0;
  return {
    ...{ name, path, text, isTouched, children },
    before: isTouched && (isLeaf || text !== earlier) ? earlier : undefined,
    seenBy: own ?? sameOf(children),
  };
}

/** Of a whole whose parts are all seen by the same. */
function sameOf(children: readonly TreeNode[]): SeenBy | undefined {
  const [first, ...others] = children.map(({ seenBy }) => seenBy);
  return others.every((other) => String(other) === String(first)) ? first : undefined;
}

function namesOf(value: Json | undefined, before: Json | undefined): string[] {
  return [...new Set([value, before].flatMap((one) => (isBranch(one) ? Object.keys(one) : [])))];
}

function part(value: Json | undefined, name: string): Json | undefined {
  return isBranch(value) ? (value as Readonly<Record<string, Json>>)[name] : undefined;
}

function isBranch(value: Json | undefined): value is object & Json {
  return typeof value === 'object' && value !== null;
}

function textOf(value: Json | undefined): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) {
    if (!value.every((one) => !isBranch(one))) return String(value.length);
    const told = value.slice(0, MOST_TOLD).map(String).join(', ');
    return value.length === 0 ? '[]' : value.length > MOST_TOLD ? `${value.length}: ${told}, …` : told;
  }
  if (isObject(value)) return Object.keys(value).length === 0 ? '{}' : '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

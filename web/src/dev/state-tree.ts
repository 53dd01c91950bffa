// The state of a match as a tree: what the last answer has changed in it, and who sees what.
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
  /** Who is shown it; `undefined` where all are, or where that cannot be told of it as a whole. */
  readonly seenBy: SeenBy | undefined;
  readonly children: readonly TreeNode[];
}

/** Seats that are shown it, or no viewer at all. */
export type SeenBy = 'nobody' | readonly number[];

/** What each viewer is sent. */
export interface Views {
  readonly spectator: Json;
  readonly seats: readonly Json[];
}

/** Of a list so many of its values are told in one line. */
const MOST_TOLD = 4;

export function stateTree(state: Json, before: Json, views: Views): readonly TreeNode[] {
  const shown = { spectator: JSON.stringify(views.spectator), seats: views.seats.map((view) => JSON.stringify(view)) };
  return childrenOf(state, before, '', shown);
}

interface Texts {
  readonly spectator: string;
  readonly seats: readonly string[];
}

function childrenOf(value: Json | undefined, before: Json | undefined, path: string, texts: Texts): TreeNode[] {
  return namesOf(value, before).map((name) => nodeOf(name, path + name, part(value, name), part(before, name), texts));
}

function nodeOf(name: string, path: string, value: Json | undefined, before: Json | undefined, texts: Texts): TreeNode {
  const isTouched = !isSame(value, before);
  const children = childrenOf(value, isTouched ? before : value, `${path}.`, texts);
  const text = textOf(value);
  const earlier = textOf(before);
  // A list that is as long as before has changed in what stands in it.
  const isLeaf = children.length === 0;
  return {
    ...{ name, path, text, isTouched, children },
    before: isTouched && (isLeaf || text !== earlier) ? earlier : undefined,
    seenBy: seenBy(value, texts),
  };
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

/** By what stands in the views as it stands here: a list of cards is a thing of its own, a number could be any. */
function seenBy(value: Json | undefined, { spectator, seats }: Texts): SeenBy | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.some(isBranch)) return undefined;
  const text = JSON.stringify(value);
  if (spectator.includes(text)) return undefined;
  const seeing = [...seats.keys()].filter((seat) => seats[seat]?.includes(text));
  return seeing.length > 0 ? seeing : 'nobody';
}

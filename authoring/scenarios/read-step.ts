// Reads one step of a scenario from JSON.
import type { Viewer } from '@undertow/shared/table/game.ts';
import { isObject, type Json } from '@undertow/shared/table/json.ts';
import type { GameTable } from './adapter.ts';
import { complaints } from './check.ts';
import type { Asked, Offered, Step } from './scenario.ts';
import { seatNumber, show } from './shape.ts';

export interface Malformed {
  readonly wrong: readonly string[];
}

interface Place {
  readonly table: GameTable;
  readonly seats: number;
}

type Fields = Readonly<Record<string, unknown>>;

/** The kinds of steps by the field that tells them apart, with the other fields that they have. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  answer: ['seat', 'prompt', 'refused'],
  default: ['seat', 'prompt'],
  expect: [],
  offered: [],
  pending: [],
  view: [],
  score: [],
};

export function readStep(value: unknown, place: Place): Step | Malformed {
  if (!isObject(value)) return { wrong: [`a step is an object, not ${show(value)}`] };
  const [kind, ...others] = Object.keys(KINDS).filter((each) => Object.hasOwn(value, each));
  if (kind === undefined || others.length > 0) {
    return { wrong: [`${show(value)} must have exactly one of ${Object.keys(KINDS).join(', ')}`] };
  }
  const unknown = unknownFields(value, [kind, ...(KINDS[kind] ?? [])]);
  return unknown.length > 0 ? { wrong: unknown } : read(kind, value, place);
}

function read(kind: string, value: Fields, place: Place): Step | Malformed {
  switch (kind) {
    case 'answer':
      return readAnswer(value, place);
    case 'default':
      return readDefault(value, place);
    case 'expect':
      return readExpect(value.expect, place);
    case 'offered':
      return readOffered(value.offered, place);
    case 'pending':
      return readPending(value.pending, place);
    case 'view':
      return readView(value.view, place);
    default:
      return value.score === true ? { type: 'score' } : { wrong: [`score: ${show(value.score)} is not true`] };
  }
}

function readAnswer(value: Fields, place: Place): Step | Malformed {
  const { seat, prompt, answer, refused = false } = value;
  const wrong = wrongAsked({ seat, prompt }, place, '');
  if (typeof refused !== 'boolean') wrong.push(`refused: ${show(refused)} is not true or false`);
  return wrong.length > 0 ? { wrong } : ({ type: 'answer', asked: { seat, prompt }, answer, refused } as Step);
}

function readDefault(value: Fields, place: Place): Step | Malformed {
  const { seat, prompt } = value;
  const wrong = wrongAsked({ seat, prompt }, place, '');
  if (value.default !== true) wrong.push(`default: ${show(value.default)} is not true`);
  return wrong.length > 0 ? { wrong } : ({ type: 'default', asked: { seat, prompt } } as Step);
}

function readExpect(position: unknown, { table }: Place): Step | Malformed {
  const wrong = complaints(position, table.position, 'expect', 'expect');
  return wrong.length > 0 ? { wrong } : { type: 'expect', position: position as Json };
}

function readView(value: unknown, { table, seats }: Place): Step | Malformed {
  if (!isObject(value)) return { wrong: [`view: ${show(value)} is not an object`] };
  const wrong = unknownFields(value, ['viewer', 'expect']).map((what) => `view.${what}`);
  const { viewer, expect: position } = value;
  if (!isViewer(viewer, seats)) {
    return { wrong: [...wrong, `view.viewer: ${show(viewer)} is neither one of the seats nor "spectator"`] };
  }
  wrong.push(...complaints(position, table.position, 'view.expect', 'view'));
  return wrong.length > 0 ? { wrong } : { type: 'view', viewer, position: position as Json };
}

function readOffered(value: unknown, place: Place): Step | Malformed {
  if (!isObject(value)) return { wrong: [`offered: ${show(value)} is not an object`] };
  const { seat, prompt, options } = value;
  const wrong = [
    ...unknownFields(value, ['seat', 'prompt', 'options']).map((what) => `offered.${what}`),
    ...wrongAsked({ seat, prompt }, place, 'offered.'),
    ...wrongOptions(options),
  ];
  if (wrong.length > 0) return { wrong };
  return { type: 'offered', asked: { seat, prompt } as Asked, options: options as Offered };
}

function wrongOptions(options: unknown): string[] {
  if (Array.isArray(options)) return [];
  if (!isObject(options) || Object.keys(options).length === 0) {
    return [`offered.options: ${show(options)} is not a list, nor {"includes"} or {"excludes"}`];
  }
  return Object.entries(options).flatMap(([key, list]) => {
    if (key !== 'includes' && key !== 'excludes') return [`offered.options.${key}: there is only includes or excludes`];
    return Array.isArray(list) ? [] : [`offered.options.${key}: ${show(list)} is not a list`];
  });
}

function readPending(value: unknown, place: Place): Step | Malformed {
  if (!Array.isArray(value)) return { wrong: [`pending: ${show(value)} is not a list`] };
  const wrong = value.flatMap((each, i) => {
    if (!isObject(each)) return [`pending.${i}: ${show(each)} is not an object`];
    const unknown = unknownFields(each, ['seat', 'prompt']).map((what) => `pending.${i}.${what}`);
    return [...unknown, ...wrongAsked(each, place, `pending.${i}.`)];
  });
  return wrong.length > 0 ? { wrong } : { type: 'pending', asked: value as Asked[] };
}

function wrongAsked({ seat, prompt }: Fields, { table, seats }: Place, path: string): string[] {
  const wrong = complaints(seat, seatNumber(seats), `${path}seat`, 'given');
  if (typeof prompt !== 'string' || table.prompts?.has(prompt) === false) {
    wrong.push(`${path}prompt: nothing is asked by the name of ${show(prompt)} in this game`);
  }
  return wrong;
}

export function unknownFields(value: Fields, known: readonly string[]): string[] {
  return Object.keys(value)
    .filter((key) => !known.includes(key))
    .map((key) => `${key}: there is no such field (there are ${known.join(', ')})`);
}

function isViewer(viewer: unknown, seats: number): viewer is Viewer {
  return viewer === 'spectator' || complaints(viewer, seatNumber(seats), '', 'given').length === 0;
}

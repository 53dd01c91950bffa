// Decodes the text of a client into a message, or into what is wrong with it.
import { type ClientMessage, SHAPES } from '@undertow/shared/protocol/door.ts';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { isObject } from '@undertow/shared/table/json.ts';
import { read } from '../doors/reading.ts';

export interface Incoming {
  /** What the reply goes to; `undefined` if that cannot be told. */
  readonly id: string | undefined;
  readonly message: ClientMessage | Refusal;
}

export function decode(text: string): Incoming {
  const json = parsed(text);
  if (!isObject(json)) {
    return { id: undefined, message: new Refusal('malformed', 'A message must be one JSON object in a text frame.') };
  }
  const { id } = json;
  return { id: isId(id) ? id : undefined, message: messageOf(json) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isId(id: unknown): id is string {
  return typeof id === 'string' && id.length > 0 && id.length <= 64;
}

function messageOf(json: Readonly<Record<string, unknown>>): ClientMessage | Refusal {
  const shape = typeof json.type === 'string' ? SHAPES.get(json.type) : undefined;
  if (!shape) return new Refusal('malformed', 'There is no message of this type.', { field: 'type' });
  try {
    return read(shape, json);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

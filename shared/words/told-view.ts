// A view as lines of text: what lies open first, then a line for each seat.
import type { AnyView } from '../table/any-game.ts';
import { isObject, type Json } from '../table/json.ts';
import { fieldLabel, type PlainTalk } from './plain-talk.ts';

export function viewLines(talk: PlainTalk, { seats, ...open }: AnyView, nameOf: (seat: number) => string): string[] {
  return [
    fieldsOf(talk, open, ''),
    ...seats.map((fields, seat) => `${nameOf(seat)}: ${fieldsOf(talk, fields, 'seats.')}`),
  ];
}

function fieldsOf(talk: PlainTalk, fields: { readonly [name: string]: Json }, path: string): string {
  return Object.entries(fields)
    .map(([name, value]) => `${fieldLabel(talk, path + name)} ${textOf(talk, value, `${path}${name}.`)}`)
    .join(', ');
}

function textOf(talk: PlainTalk, value: Json, path: string): string {
  if (value === null || value === '') return '–';
  if (typeof value === 'string') return talk.nameOf(value);
  if (Array.isArray(value)) return value.map((one) => textOf(talk, one, path)).join(' + ') || '–';
  if (isObject(value)) return `(${fieldsOf(talk, value as { readonly [name: string]: Json }, path)})`;
  return String(value);
}

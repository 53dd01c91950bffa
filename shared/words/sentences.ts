// Puts things into the places of a sentence, in the form that the place asks for: `{who} takes {lord:object}`.
import { listFormat, numberIn } from './formats.ts';
import type { Language } from './languages.ts';
import { type Part, plain, type Thing, type Things } from './parts.ts';
import { countIn, type Forms } from './plural.ts';
import { typeset } from './typography.ts';

/** Who speaks: a language, the names of the players by their seats, and what the game calls its things. */
export interface Speaker {
  readonly code: Language;
  readonly names: readonly string[];
  /** A thing by its name, in this form if there is one. */
  mention(kind: string, id: string, form: string | undefined): Part;
  /** The forms of something that is counted; `undefined` for a bare number. */
  noun(name: string): Forms | undefined;
}

const PLACE = /\{(\w+)(?::(\w+))?\}/;
const PLACES = new RegExp(PLACE, 'g');

/** The places of a sentence, with the form that each asks for. */
export function placesIn(sentence: string): readonly { readonly name: string; readonly form: string | undefined }[] {
  return [...sentence.matchAll(PLACES)].map(([, name = '', form]) => ({ name, form }));
}

export function spoken(speaker: Speaker, sentence: string, things: Things): readonly Part[] {
  return filled(speaker, typeset(speaker.code, sentence), things);
}

/** The sentence as plain text, for buttons and questions. */
export function said(speaker: Speaker, sentence: string, things: Things): string {
  return plain(spoken(speaker, sentence, things));
}

function filled(speaker: Speaker, sentence: string, things: Things): readonly Part[] {
  const found = PLACE.exec(sentence);
  if (!found) return sentence === '' ? [] : [sentence];
  const [whole, name = '', form] = found;
  const thing = things[name];
  const before = sentence.slice(0, found.index);
  return [
    ...(before === '' ? [] : [before]),
    ...(thing === undefined ? [whole] : partsOf(speaker, thing, form)),
    ...filled(speaker, sentence.slice(found.index + whole.length), things),
  ];
}

function partsOf(speaker: Speaker, thing: Thing, form: string | undefined): readonly Part[] {
  if (typeof thing === 'string') return [thing];
  if (typeof thing === 'number') return [counted(speaker, thing, form)];
  if ('id' in thing) return [speaker.mention(thing.kind, thing.id, form)];
  switch (thing.kind) {
    case 'seat':
      return [{ kind: 'seat', id: String(thing.seat), text: speaker.names[thing.seat] ?? '' }];
    case 'list':
      return listed(
        speaker,
        thing.things.map((one) => partsOf(speaker, one, form)),
        thing.joint === 'or' ? 'disjunction' : 'conjunction',
      );
    case 'phrase':
      return thing.things.flatMap((one, i) => [...(i > 0 ? [' '] : []), ...partsOf(speaker, one, form)]);
    case 'sentence':
      return spoken(speaker, thing.text, thing.things);
    case 'count':
      return [counted(speaker, thing.number, thing.noun)];
  }
}

function counted({ code, noun }: Speaker, number: number, name: string | undefined): string {
  const forms = name === undefined ? undefined : noun(name);
  return forms ? countIn(code, number, forms) : numberIn(code, number);
}

function listed(
  { code }: Speaker,
  items: readonly (readonly Part[])[],
  type: 'conjunction' | 'disjunction',
): readonly Part[] {
  return listFormat(code, type)
    .formatToParts(items.map((_, i) => String(i)))
    .flatMap(({ type: part, value }) => (part === 'element' ? (items[Number(value)] ?? []) : [value]));
}

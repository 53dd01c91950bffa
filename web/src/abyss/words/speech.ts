// Puts things into the places of a sentence, in the form that the place asks for.
import { MONSTER } from '@undertow/shared/abyss/state.ts';
import { listFormat, numberIn } from '../../words/formats.ts';
import type { Language } from '../../words/languages.ts';
import { countIn } from '../../words/plural.ts';
import { typeset } from '../../words/typography.ts';
import { nameOf, raceForm } from './names.ts';
import { type Mention, type Part, plain, type Thing, type Things } from './parts.ts';
import { type AbyssWords, NOUNS } from './vocabulary.ts';

/** Who speaks: a language, its words, and the names of the players by their seats. */
export interface Speaker {
  readonly code: Language;
  readonly words: AbyssWords;
  readonly names: readonly string[];
}

const PLACE = /\{(\w+)(?::(\w+))?\}/;

export function spoken(speaker: Speaker, sentence: string, things: Things): readonly Part[] {
  return filled(speaker, typeset(speaker.code, sentence), things);
}

/** The same without mentions, for buttons and questions. */
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
  switch (thing.kind) {
    case 'list':
      return listed(
        speaker,
        thing.things.map((one) => partsOf(speaker, one, form)),
        thing.joint === 'or' ? 'disjunction' : 'conjunction',
      );
    case 'phrase':
      return thing.things.flatMap((one, i) => [...(i > 0 ? [' '] : []), ...partsOf(speaker, one, form)]);
    case 'count':
      return [counted(speaker, thing.number, thing.noun)];
    case 'space':
      return [spaceName(thing.id)];
    default:
      return [mention(speaker, thing, form)];
  }
}

function counted({ code, words }: Speaker, number: number, noun: string | undefined): string {
  const known = NOUNS.find((one) => one === noun);
  return known ? countIn(code, number, words.nouns[known]) : numberIn(code, number);
}

function mention(
  { words, names }: Speaker,
  thing: Extract<Thing, { readonly kind: Mention['kind'] }>,
  form: string | undefined,
): Mention {
  if (thing.kind === 'seat') return { kind: 'seat', id: String(thing.seat), text: names[thing.seat] ?? '' };
  const { kind, id } = thing;
  const text = kind === 'race' ? raceForm(words, id, form) : nameOf(words, kind, id, form);
  return { kind: id === MONSTER ? 'monster' : kind, id, text };
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

/** A space of the Border by the sums of the dice that lead there: `b2-3` is 2–3. */
export function spaceName(space: string): string {
  return space.slice(1).replace('-', '–');
}

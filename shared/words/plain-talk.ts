// What a game says that has given its words as data: its questions, buttons and sentences, in one language.
import type { AnyEvent, AnyView } from '../table/any-game.ts';
import type { Answer, Withheld } from '../table/game.ts';
import type { Json } from '../table/json.ts';
import type { Pieces } from '../table/pieces.ts';
import { textOf } from './catalog.ts';
import { entry } from './entries.ts';
import { type AskedThen, type Asking, gameTalk } from './game-talk.ts';
import type { Language } from './languages.ts';
import { capitalised, type Saying, type Thing, type Things, upperFirst } from './parts.ts';
import type { PlainWords } from './plain-words.ts';
import type { Forms } from './plural.ts';
import { placesIn, type Speaker, said, spoken } from './sentences.ts';
import { tallied, tally, times } from './tally.ts';
import { list, seat, thing } from './things.ts';

export type PlainTalk = ReturnType<typeof plainTalk>;

export function plainTalk(code: Language, words: PlainWords, pieces: Pieces) {
  /** How an id is called: by its own name, by that of its kind with what is printed on it, or as it is written. */
  function nameOf(id: string): string {
    const own = entry<string>(words.names ?? {}, id);
    if (own !== undefined) return own;
    const piece = entry<Pieces[string]>(pieces, id);
    if (!piece || piece.kind === id) return spaced(id);
    return [nameOf(piece.kind), ...(piece.value === undefined ? [] : [piece.value])].join(' ');
  }

  const mention: Speaker['mention'] = (kind, id, form) => ({
    ...{ kind, id },
    text: form === 'value' ? String(entry<Pieces[string]>(pieces, id)?.value ?? id) : nameOf(id),
  });
  const noun = (name: string) => entry<Forms>(words.nouns ?? {}, name);
  const speakerOf = (names: readonly string[]): Speaker => ({ code, names, mention, noun });

  const talk = gameTalk<AnyEvent, AnyView, Required<Pick<PlainWords, 'prompts' | 'nouns' | 'help'>>>({
    code,
    words: { nouns: {}, help: {}, ...words },
    mention,
    promptKey: ({ prompt }) => prompt,
    promptThings: ({ choice }, view, asked) => ({
      ...numbersOf(view),
      ...(asked === undefined ? {} : { ...numbersOf(view.seats[asked]), seat: seat(asked) }),
      ...(choice && 'min' in choice ? { min: choice.min, max: choice.max } : {}),
    }),
    buttonOf: (prompt, option) => ({
      text: textFor(words, prompt, option) ?? nameOf(option),
      things: {},
    }),
    told: (speaker, events) => events.flatMap((event) => toldOf(words, speaker, event)),
    headingOf: (event, names) => {
      const text = entry<string>(words.headings ?? {}, event.type);
      return text && upperFirst(said(speakerOf(names), text, toldThings(text, event)));
    },
  });

  return {
    ...talk,
    nameOf,

    /** What stands on a piece below its name. */
    textOn: (id: string): string | undefined => {
      const texts = words.texts ?? {};
      return entry<string>(texts, id) ?? entry<string>(texts, entry<Pieces[string]>(pieces, id)?.kind ?? '');
    },

    /** What stands beside a field of a view, whose path is `seats.hand`; `undefined` where the game has no word for it. */
    field(path: string): string | undefined {
      const name = path.slice(path.lastIndexOf('.') + 1);
      return entry<string>(words.fields, path) ?? entry<string>(words.fields, name);
    },

    /** What stands on the button that gives what was picked; `undefined` where the game has no words for it. */
    confirm({ prompt }: Asking, picks: readonly string[]): string | undefined {
      const all = words.confirm ?? {};
      if (picks.length === 0) return entry<string>(all, `${prompt}.none`);
      const text = entry<string>(all, prompt);
      const picked = counted(picks, (pick) => (/^\d+$/.test(pick) ? Number(pick) : piece(pick)));
      return text && upperFirst(said(speakerOf([]), text, { picked: list(picked) }));
    },

    /** Why an option is not offered, for the seat that is asked; empty where the words have no sentence for it. */
    reason({ option, reason, values }: Withheld, names: readonly string[] = []): string {
      const text = entry<string>(words.reasons ?? {}, reason) ?? '';
      return upperFirst(said(speakerOf(names), text, toldThings(text, { ...values, option, type: reason })));
    },

    /** A field is what hints count in. */
    gauge: (what: string): string | undefined => entry<string>(words.fields, what),

    /** An answer in a few words. */
    answer({ decision }: AskedThen, answer: Answer): string {
      const given = Array.isArray(answer) ? answer : [answer];
      const told = given.map((one) => (typeof one === 'string' ? talk.option(decision, one) : saidAsIs(one)));
      return tallied(told).join(', ') || '–';
    },

    rules: (): readonly { readonly number: string; readonly text: string }[] =>
      Object.keys(words.rules ?? {}).map((number) => ({ number, text: textOf(code, words.rules, number) })),

    lead: words.lead,

    /** What there are words for, by name: all of it should occur. */
    lists: {
      prompts: Object.keys(words.prompts),
      events: [...new Set([...Object.keys(words.events), ...Object.keys(words.headings ?? {})])].filter(
        (name) => !/\.(hidden|none)$/.test(name),
      ),
      options: Object.keys(words.options ?? {}),
    },
  };
}

/**
 * What stands in the places of a sentence, from the fields of an event: ids are pieces, of which `{field:value}` says only what is
 * printed on them. A number is that of a seat where its field is called `seat` or `seats`, or the place is `{field:seat}`.
 */
export function toldThings(sentence: string, event: AnyEvent): Things {
  const things: Record<string, Thing> = {};
  for (const { name, form } of placesIn(sentence)) {
    const told = thingOf(event[name], form === 'seat' || /^seats?$/.test(name));
    if (told !== undefined) things[name] = told;
  }
  return things;
}

function thingOf(value: Json | undefined, isSeat: boolean): Thing | undefined {
  if (Array.isArray(value)) {
    const things = counted(value, (one) => thingOf(one, isSeat));
    return things.length > 0 ? list(things) : undefined;
  }
  if (typeof value === 'number') return isSeat ? seat(value) : value;
  return typeof value === 'string' ? piece(value) : undefined;
}

const piece = thing('piece');

/** Equal pieces of a list are one thing of it: `3 × Wine`. */
function counted<One extends Json>(
  values: readonly One[],
  thingFor: (one: One) => Thing | undefined,
): readonly Thing[] {
  return tally(values).flatMap(([value, n]): readonly Thing[] => {
    const one = thingFor(value);
    if (one === undefined) return [];
    if (n === 1) return [one];
    return typeof value === 'string'
      ? [{ kind: 'phrase', things: [times(n), one] }]
      : Array.from({ length: n }, () => one);
  });
}

function toldOf({ events }: PlainWords, speaker: Speaker, event: AnyEvent): Saying[] {
  const whole = entry<string>(events, event.type) ?? '';
  const missing = placesIn(whole).filter(({ name }) => thingOf(event[name], false) === undefined);
  const isEmpty = missing.length > 0 && missing.every(({ name }) => isEmptyList(event[name]));
  const text =
    missing.length === 0 ? whole : (entry<string>(events, `${event.type}.${isEmpty ? 'none' : 'hidden'}`) ?? '');
  if (text === '') return [];
  const parts = capitalised(spoken(speaker, text, toldThings(text, event)));
  const { seat: doer } = event;
  return [{ parts: [...parts, '.'], seats: typeof doer === 'number' ? [doer] : [] }];
}

function isEmptyList(value: Json | undefined): boolean {
  return Array.isArray(value) && value.length === 0;
}

function textFor({ options = {} }: PlainWords, prompt: string, option: string): string | undefined {
  return entry<string>(options, `${prompt}.${option}`) ?? entry<string>(options, option);
}

/** The numbers and ids of a part of a view, for the places of a question. */
function numbersOf(part: { readonly [field: string]: Json } | undefined): Things {
  const found = Object.entries(part ?? {}).map(([name, value]) => [name, thingOf(value, false)] as const);
  return Object.fromEntries(found.filter((each): each is readonly [string, Thing] => each[1] !== undefined));
}

function saidAsIs(value: Json): string {
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}

/** What stands beside a field of a view: the word of the game, or else its name as words. */
export function fieldLabel({ field }: Pick<PlainTalk, 'field'>, path: string): string {
  return field(path) ?? upperFirst(spaced(path.slice(path.lastIndexOf('.') + 1)));
}

/** An id as words: `wantedAtFair` is `wanted at fair`. */
export function spaced(id: string): string {
  return id
    .replace(/([a-z\d])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .replaceAll(/[-_]/g, ' ');
}

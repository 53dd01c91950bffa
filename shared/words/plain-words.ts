// The words of a game in one language as data, for a game that brings no code of its own to say them.
import type { HelpWords, PromptWords } from './entries.ts';
import type { Forms } from './plural.ts';

/** Tables of words. What has no entry is called by its id. */
export interface PlainWords {
  /** What the game is about, in a sentence or two. */
  readonly lead: string;
  /** What stands beside the fields of its view: by name, `hand`, or by path where another field has that name, `seats.hand`. */
  readonly fields: Readonly<Record<string, string>>;
  /** How that is called which stands as an id in views, events and answers: pieces, their kinds, and all other values. */
  readonly names?: Readonly<Record<string, string>>;
  /** What stands on a piece below its name, by its id or its kind. */
  readonly texts?: Readonly<Record<string, string>>;
  readonly prompts: Readonly<Record<string, PromptWords>>;
  /** What stands on the button of an option: by the option, or by the prompt and the option, `bid.pass`. */
  readonly options?: Readonly<Record<string, string>>;
  /**
   * What stands on the button that gives what was picked, by the prompt: `Bid {picked:value}`. Where nothing has to be picked,
   * `PROMPT.none` stands there as long as nothing is: `Sell nothing`.
   */
  readonly confirm?: Readonly<Record<string, string>>;
  /** Why an option is not offered, by the reason that the rules give. Its places are the values beside the reason, and `option`. */
  readonly reasons?: Readonly<Record<string, string>>;
  /**
   * The sentence for an event, by its type. Its places are fields of the event, as `toldThings` reads them; an empty one
   * tells nothing. `TYPE.hidden` is said where one of those fields is missing, as to a viewer who may not know it, and
   * `TYPE.none` where a list among them is empty.
   */
  readonly events: Readonly<Record<string, string>>;
  /** What stands above all that follows an event, such as `Round {round}`, by its type. */
  readonly headings?: Readonly<Record<string, string>>;
  /** What is counted in sentences, `{points:point}`. */
  readonly nouns?: Readonly<Record<string, Forms>>;
  /** What its words mean. */
  readonly help?: Readonly<Record<string, HelpWords>>;
  /** Its rules in short, by number. */
  readonly rules?: Readonly<Record<string, string>>;
}

/** The words of a game in its first language, which says what every other one must have. */
export function plainWords<const Words extends PlainWords>(words: Words): Words {
  return words;
}

/** The same tables in another language, in which nouns have forms of their own. */
export type Translated<Words> = {
  readonly [Table in keyof Words]: Table extends 'nouns'
    ? Readonly<Record<keyof Words[Table], Forms>>
    : Words[Table] extends string
      ? string
      : {
          readonly [Entry in keyof Words[Table]]: Words[Table][Entry] extends string
            ? string
            : Texts<Words[Table][Entry]>;
        };
};

type Texts<Words> = { readonly [Name in keyof Words]: string };

// From what a table is drawn that has no page of its own: the pieces of the game, how they look, and its talk.
import type { Looks, Pieces } from '../table/pieces.ts';
import type { Language } from './languages.ts';
import type { PlainTalk } from './plain-talk.ts';
import type { PlainWords } from './plain-words.ts';

export interface PlainParts {
  readonly pieces: Pieces;
  readonly looks?: Looks;
  /** Fields of its view whose numbers are seats, beside those that are called so. */
  readonly seatFields?: readonly string[];
  /** Absent where a game tells by code of its own. In English where there are none in this language, as in `talk`. */
  readonly words?: (code: Language) => Promise<PlainWords>;
  readonly talk: (code: Language) => Promise<TableTalk>;
  /** In which languages there are words; without it, in all of the page. */
  readonly languages?: readonly Language[];
  /** What there are words for; absent where that is not known by name. */
  readonly lists?: () => Promise<PlainTalk['lists']>;
}

/** What a table asks of the talk of a game. A game that has a page can give it, too. */
export type TableTalk = Pick<
  PlainTalk,
  | 'prompt'
  | 'waiting'
  | 'option'
  | 'chapters'
  | 'nameOf'
  | 'textOn'
  | 'field'
  | 'confirm'
  | 'glossary'
  | 'rules'
  | 'lead'
> &
  Partial<Pick<PlainTalk, 'reason'>>;

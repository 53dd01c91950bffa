// Prizes in the words of one language: what its page asks for, without knowing which language that is.

import { type Arguments, type KeyOf, textOf, type Values } from '@undertow/shared/words/catalog.ts';
import type { Language } from '@undertow/shared/words/languages.ts';
import { capitalised, type Part, type Things } from '@undertow/shared/words/parts.ts';
import { countIn } from '@undertow/shared/words/plural.ts';
import { type Speaker, spoken } from '@undertow/shared/words/sentences.ts';
import type { Event } from '../rules/index.ts';
import type { words as english } from './languages/en.ts';
import type { PrizesWords } from './prizes-words.ts';

/** The event that begins a turn. */
export type Turn = Extract<Event, { readonly type: 'prizeTurnedUp' }>;

type Texts = Omit<typeof english, 'nouns' | 'events'>;

export type Topic = keyof PrizesWords['help'];
export type Talk = ReturnType<typeof prizesIn>;

export function prizesIn(code: Language, words: PrizesWords) {
  const speaker = (names: readonly string[]): Speaker => ({
    code,
    names,
    mention: (_, id) => id,
    noun: (name) => (Object.hasOwn(words.nouns, name) ? words.nouns[name as keyof PrizesWords['nouns']] : undefined),
  });

  return {
    /** A text of its own page. */
    text<Key extends KeyOf<Texts>>(key: Key, ...[values]: Arguments<Texts, Key>): string {
      return textOf(code, words, key, values as Values | undefined);
    },

    points: (n: number): string => countIn(code, n, words.nouns.point),

    /** For whom the table waits. */
    waiting(seats: readonly number[], names: readonly string[]): readonly Part[] {
      const things = seats.map((seat) => ({ kind: 'seat', seat }) as const);
      return capitalised(spoken(speaker(names), words.bid.others as string, { who: { kind: 'list', things } }));
    },

    heading: (event: Turn): string => textOf(code, words, 'heading', { n: event.round, prize: event.prize }),

    /** The sentences for an event; none for the beginning of a turn, which has a heading. */
    told: (event: Event, names: readonly string[]): readonly (readonly Part[])[] =>
      sentencesOf(event).map(({ text, things }) => [
        ...capitalised(spoken(speaker(names), words.events[text] as string, things)),
        '.',
      ]),

    words: (): readonly { topic: Topic; title: string; text: string }[] =>
      (Object.keys(words.help) as Topic[]).map((topic) => ({
        topic,
        title: textOf(code, words, `help.${topic}.title`),
        text: textOf(code, words, `help.${topic}.text`),
      })),

    rules: (): readonly { number: string; text: string }[] =>
      Object.keys(words.rules).map((number) => ({ number, text: textOf(code, words, `rules.${number}`) })),
  };
}

interface Sentence {
  readonly text: keyof PrizesWords['events'];
  readonly things: Things;
}

function sentencesOf(event: Event): readonly Sentence[] {
  switch (event.type) {
    case 'bidsShown':
      return event.bids.map((card, seat) => ({ text: 'bidsShown', things: { who: { kind: 'seat', seat }, card } }));
    case 'prizeWon':
      return [{ text: 'prizeWon', things: { who: { kind: 'seat', seat: event.seat }, points: event.points } }];
    case 'prizeStayed':
      return [{ text: 'prizeStayed', things: {} }];
    default:
      // That an answer was taken back is told, too; a newer server may tell more.
      return [];
  }
}

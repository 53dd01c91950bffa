// The words of Prizes in one language, as a page or a terminal asks for them.
import type { Answer } from '@undertow/shared/table/game.ts';
import { type Arguments, type KeyOf, textOf, type Values } from '@undertow/shared/words/catalog.ts';
import { type AskedThen, gameTalk } from '@undertow/shared/words/game-talk.ts';
import type { Language } from '@undertow/shared/words/languages.ts';
import { capitalised, type Saying, type Things } from '@undertow/shared/words/parts.ts';
import { type Speaker, spoken } from '@undertow/shared/words/sentences.ts';
import { seat } from '@undertow/shared/words/things.ts';
import type { View } from '../client.ts';
import type { Event } from '../rules/index.ts';
import type { words as english } from './languages/en.ts';
import type { PrizesWords } from './prizes-words.ts';

type Texts = Omit<typeof english, 'nouns' | 'events' | 'prompts' | 'help'>;

export type Topic = keyof PrizesWords['help'];
export type Talk = ReturnType<typeof prizesIn>;

export function prizesIn(code: Language, words: PrizesWords) {
  /** A text of its own page. */
  function text<Key extends KeyOf<Texts>>(key: Key, ...[values]: Arguments<Texts, Key>): string {
    return textOf(code, words, key, values as Values | undefined);
  }

  const talk = gameTalk<Event, View, PrizesWords>({
    ...{ code, words },
    mention: (_, id) => id,
    promptKey: ({ prompt }) => prompt,
    promptThings: () => ({}),
    buttonOf: (_, card) => ({ text: words.card as string, things: { n: Number(card) } }),
    told: (speaker, events) => events.flatMap((event) => told(words, speaker, event)),
    headingOf: (event) =>
      event.type === 'prizeTurnedUp' ? text('heading', { n: event.round, prize: event.prize }) : undefined,
  });

  return {
    ...talk,
    text,
    /** An answer in a few words. */
    answer: ({ decision }: AskedThen<View>, card: Answer): string => talk.option(decision, String(card)),
    rules: (): readonly { number: string; text: string }[] =>
      Object.keys(words.rules).map((number) => ({ number, text: textOf(code, words, `rules.${number}`) })),
  };
}

interface Sentence {
  readonly text: keyof PrizesWords['events'];
  readonly things: Things;
}

function told(words: PrizesWords, speaker: Speaker, event: Event): Saying[] {
  return sentencesOf(event).map(({ text, things }) => ({
    parts: [...capitalised(spoken(speaker, words.events[text] as string, things)), '.'],
    seats: [],
  }));
}

function sentencesOf(event: Event): readonly Sentence[] {
  switch (event.type) {
    case 'bidsShown':
      return event.bids.map((card, of) => ({ text: 'bidsShown', things: { who: seat(of), card } }));
    case 'prizeWon':
      return [{ text: 'prizeWon', things: { who: seat(event.seat), points: event.points } }];
    case 'prizeStayed':
      return [{ text: 'prizeStayed', things: {} }];
    default:
      // That an answer was taken back is told, too; a newer server may tell more.
      return [];
  }
}

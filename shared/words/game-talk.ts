// A game in the words of one language: what a page, a terminal or a server asks for, without knowing which language it is.
import { type AnyEvent, type AnyView, asAny } from '../table/any-game.ts';
import type { Answer, Choice, Decision, Seat } from '../table/game.ts';
import { textOf } from './catalog.ts';
import { entry, type HelpWords, type PromptWords } from './entries.ts';
import { type Language, localeOf } from './languages.ts';
import { capitalised, type Part, type Saying, type Things, upperFirst } from './parts.ts';
import type { Forms } from './plural.ts';
import { type Speaker, said, spoken } from './sentences.ts';
import { list, seat } from './things.ts';

/** A decision, as far as it is known: others often do not see its choice. */
export interface Asking {
  readonly prompt: string;
  readonly choice?: Choice | undefined;
}

/** A seat is asked, as all know of it. */
export interface Asked extends Asking {
  readonly seat: Seat;
}

/** What a question is asked about: the table, the names by seat, and the seat that looks, which is absent for others. */
export interface Context<View> {
  readonly view: View;
  readonly names: readonly string[];
  readonly seat?: Seat | null | undefined;
}

/** A question of the past, with what its seat saw. */
export interface AskedThen<View = AnyView> {
  readonly decision: Decision;
  readonly view: View;
  readonly seat: Seat;
}

/** What can be said of any game by one who does not know it. */
export interface Talk<Event, View> {
  /** What all others are told while these decisions are open. */
  waiting(decisions: readonly Asked[], context: Context<View>): readonly (readonly Part[])[];
  /** An answer in a few words. */
  answer(asked: AskedThen<View>, answer: Answer, names: readonly string[]): string;
  /** The sentences for events that were told together, as the reader may know them, each thing once. */
  story(events: readonly Event[], names: readonly string[], viewer?: Seat | null): readonly (readonly Part[])[];
  /** Names what a seat has, where it is said why an answer is better. */
  gauge(what: string): string | undefined;
}

export type AnyTalk = Talk<AnyEvent, AnyView>;

/** The tables that the words of any game have. */
export interface GameWords {
  readonly prompts: object;
  /** What is asked, for one who does not see the table, where the title of the prompt does not say it. */
  readonly questions?: object;
  readonly nouns: object;
  readonly help: Readonly<Record<string, HelpWords>>;
  readonly texts?: { readonly gauge?: object; readonly hintWhy?: object };
}

/** What stands on the button of an option, with places for things; without a text, the option itself does. */
export interface ButtonWords {
  readonly text: string | undefined;
  readonly things: Things;
}

/** What a game knows of its words, the same in every language. */
export interface GameTelling<Event, View, Words extends GameWords> {
  readonly code: Language;
  readonly words: Words;
  /** A thing by its name, in this form if there is one. */
  readonly mention: Speaker['mention'];
  /** Which of the wordings of a prompt fits. */
  readonly promptKey: (asking: Asking, view: View) => string;
  /** What stands in the places of a prompt; `seat` is the one that is asked, if that is known. */
  readonly promptThings: (asking: Asking, view: View, seat: Seat | undefined) => Things;
  readonly buttonOf: (prompt: string, option: string) => ButtonWords;
  readonly told: (speaker: Speaker, events: readonly Event[], viewer: Seat | null) => readonly Saying[];
  /** Leaves out what goes without saying beside the headings of what follows. */
  readonly withoutEchoes?: (events: readonly Event[]) => readonly Event[];
  /** What stands above all that follows, such as the name of a round; `undefined` for most events. */
  readonly headingOf: (event: Event, names: readonly string[]) => string | undefined;
}

/** A part of what is told, such as a turn or a round. */
export interface Chapter<Event> {
  /** Nothing stands above what comes before the first heading. */
  readonly heading: string | undefined;
  /** Without the event that the heading tells. */
  readonly events: readonly Event[];
  readonly sayings: readonly Saying[];
}

const UNKNOWN: PromptWords = { title: '', hint: '', others: '' };

export function gameTalk<Event, View, Words extends GameWords>(game: GameTelling<Event, View, Words>) {
  const { code, words, mention, promptKey, promptThings, buttonOf } = game;
  type Topic = keyof Words['help'] & string;
  type Noun = keyof Words['nouns'] & string;

  const speaker = (names: readonly string[] = []): Speaker => ({
    ...{ code, names, mention },
    noun: (name) => entry<Forms>(words.nouns, name),
  });
  const promptWords = (asking: Asking, view: View) =>
    entry<PromptWords>(words.prompts, promptKey(asking, view)) ?? UNKNOWN;

  /** The sentences for events that were told together, each thing once; and whose doing each tells of. */
  function told(events: readonly Event[], names: readonly string[], viewer: Seat | null = null): readonly Saying[] {
    return game.told(speaker(names), events, viewer).filter(({ parts }) => parts.length > 0);
  }

  return {
    code,
    speaker,

    /** What a seat is asked, in a few words for one who does not see the table; empty for a prompt that is not known. */
    question: (prompt: string): string =>
      entry<string>(words.questions ?? {}, prompt) ?? entry<PromptWords>(words.prompts, prompt)?.title ?? '',

    /** What the seat of the context is asked. */
    prompt(
      asking: Asking,
      { view, names, seat: asked }: Context<View>,
    ): { readonly title: string; readonly hint: string } {
      const { title, hint } = promptWords(asking, view);
      const things = promptThings(asking, view, asked ?? undefined);
      const tell = (text: string) => upperFirst(said(speaker(names), text, things));
      return { title: tell(title) || asking.prompt, hint: tell(hint) };
    },

    /** What all others are told while these decisions are open: one line for each prompt. */
    waiting(decisions: readonly Asked[], { view, names }: Context<View>): readonly (readonly Part[])[] {
      const prompts = [...new Set(decisions.map(({ prompt }) => prompt))];
      return prompts.flatMap((prompt) => {
        const group = decisions.filter((decision) => decision.prompt === prompt);
        const line = (text: string, [first, ...others]: readonly Asked[]) => {
          if (!first) return [];
          const seats = list([first, ...others].map((one) => seat(one.seat)));
          const things = { ...promptThings(first, view, first.seat), seats };
          return [capitalised(spoken(speaker(names), text, things))];
        };
        const [first] = group;
        if (!first) return [];
        const { all, others } = promptWords(first, view);
        return group.length > 1 && all ? line(all, group) : group.flatMap((one) => line(others, [one]));
      });
    },

    /** What stands on the button of an option. */
    option({ prompt }: Asking, option: string, { names }: Partial<Pick<Context<View>, 'names'>> = {}): string {
      const { text, things } = buttonOf(prompt, option);
      return text === undefined ? option : upperFirst(said(speaker(names), text, things));
    },

    told,

    /** The events cut where something has a heading. */
    chapters(
      events: readonly Event[],
      names: readonly string[],
      viewer: Seat | null = null,
    ): readonly Chapter<Event>[] {
      const chapters: { heading: string | undefined; events: Event[] }[] = [];
      for (const event of game.withoutEchoes?.(events) ?? events) {
        const heading = game.headingOf(event, names);
        const last = chapters.at(-1);
        if (heading !== undefined) chapters.push({ heading, events: [] });
        else if (last) last.events.push(event);
        else chapters.push({ heading, events: [event] });
      }
      return chapters.map((chapter) => ({ ...chapter, sayings: told(chapter.events, names, viewer) }));
    },

    /** The sentences alone. */
    story: (
      events: readonly Event[],
      names: readonly string[],
      viewer: Seat | null = null,
    ): readonly (readonly Part[])[] => told(events, names, viewer).map(({ parts }) => parts),

    /** So many of something: `2 Pearls`. */
    counted: (noun: Noun, n: number): string => said(speaker(), `{n:${noun}}`, { n }),

    help: (topic: Topic): HelpWords => words.help[topic] as HelpWords,

    /** Everything that help can be asked for, in the order of the alphabet. */
    glossary(): readonly (HelpWords & { readonly topic: Topic })[] {
      const { compare } = new Intl.Collator(localeOf(code));
      return (Object.entries(words.help) as [Topic, HelpWords][])
        .map(([topic, { title, text }]) => ({ topic, title, text }))
        .sort((a, b) => compare(a.title, b.title));
    },

    /** What is counted where a hint says why. */
    gauge: (what: string): string | undefined => entry<string>(words.texts?.gauge ?? {}, what),

    /** By when an answer brings this. */
    hintBrings: (what: string): string => textOf(code, words.texts, 'hintBrings', { what }),

    /** Why more of this is good, or less of it. */
    hintWhy: (what: string): string | undefined =>
      entry<string>(words.texts?.hintWhy ?? {}, what) && textOf(code, words.texts, `hintWhy.${what}`),
  };
}

/** A talk as it is for those who know no game. */
export function anyTalk<Event, View>(talk: Talk<Event, View>): AnyTalk {
  return asAny(talk);
}

// The game in the words of one language: what a page asks for, without knowing which language it is.
import type { Choice, Seat } from '@undertow/shared/table/game.ts';
import { type Arguments, type KeyOf, textOf, type Values } from '@undertow/shared/words/catalog.ts';
import { type Language, localeOf } from '@undertow/shared/words/languages.ts';
import { capitalised, type Part, type Saying, type Things, upperFirst } from '@undertow/shared/words/parts.ts';
import { said, spoken } from '@undertow/shared/words/sentences.ts';
import type { Order, View } from '../client.ts';
import { leviathanOf } from '../rules/leviathan/leviathans.ts';
import type { AbyssWords } from './abyss-words.ts';
import { type Asking, promptKey, promptThings } from './asking.ts';
import { buttonOf } from './choosing.ts';
import type { EndCause } from './end-cause.ts';
import type { words as english } from './languages/en.ts';
import { entry, nameOf, raceForm, skillName } from './names.ts';
import { orderKey, orderThings } from './ordering.ts';
import { type AbyssSpeaker, spaceName, speakerOf } from './speech.ts';
import { withoutEchoes } from './story.ts';
import { seat, sentencesOf, type ToldEvent, tailsOf } from './telling.ts';
import type { HelpWords, LocationWords, LordWords, Noun, PromptWords } from './vocabulary.ts';
import { wordingFor } from './you.ts';

type Texts = (typeof english)['texts'];

export type HelpTopic = keyof AbyssWords['help'];
export type TextKey = KeyOf<Texts>;

/** What a question is asked about: the table, the names by seat, and the seat that looks, which is absent for others. */
export interface Context {
  readonly view: View;
  readonly names: readonly string[];
  readonly seat?: Seat | null | undefined;
}

/** A seat is asked, as all know of it. */
export interface Asked extends Asking {
  readonly seat: Seat;
  readonly choice?: Choice | undefined;
}

export interface GlossaryEntry extends HelpWords {
  readonly topic: HelpTopic;
}

/** What others did since the viewer's last answer: its events, or a sentence that says more than they do. */
export interface SinceSaying {
  readonly told: readonly { readonly event: ToldEvent }[];
  readonly sentence?: { readonly key: keyof AbyssWords['since']; readonly things: Things } | undefined;
}

export type AbyssTalk = ReturnType<typeof abyssIn>;

export function abyssIn(code: Language, words: AbyssWords) {
  const speaker = (names: readonly string[] = []) => speakerOf(code, words, names);
  const promptWords = (decision: Asking, view: View) =>
    entry<PromptWords>(words.prompts, promptKey(decision, view)) ?? UNKNOWN;

  /** The sentences for events that were told together, each thing once; and whose doing each tells of. */
  function told(events: readonly ToldEvent[], names: readonly string[], viewer: Seat | null = null): readonly Saying[] {
    return withoutEchoes(events)
      .map((event) => ({ parts: sentenceOf(speaker(names), event, viewer), seats: doersOf(event) }))
      .filter(({ parts }) => parts.length > 0);
  }

  return {
    code,

    /** `brief` is the power in a few words, for a card; both are empty for a Lord without one. */
    lord(id: string): { readonly name: string; readonly power: string; readonly brief: string } {
      const { name = id, power = '' } = entry<LordWords>(words.lords, id) ?? {};
      return { name, power, brief: entry<string>(words.briefs, id) ?? power };
    },

    location(id: string): { readonly name: string; readonly text: string } {
      const { name = id, text = '' } = entry<LocationWords>(words.locations, id) ?? {};
      return { name, text };
    },

    /** A Race, as its Allies together are called; `raceCode` has the two letters for it. */
    race: (id: string): string => upperFirst(raceForm(words, id)),
    raceCode: (id: string): string => raceForm(words, id, 'code'),
    guild: (id: string): string => entry<string>(words.guilds, id) ?? id,

    /** An Exploration card by its face, a Monster too: `crab-3`, `crab-4-dice`, `monster`. */
    ally: (face: string): string => nameOf(words, 'ally', face, 'name'),
    skill: (skill: string): string => upperFirst(skillName(words, skill)),

    leviathan(id: string): { readonly name: string; readonly penalty: string } {
      const { penalty } = leviathanOf(id);
      const things: Things = 'amount' in penalty ? { n: penalty.amount } : {};
      return {
        name: nameOf(words, 'leviathan', id, 'name'),
        penalty: said(speaker(), words.penalties[penalty.kind], things),
      };
    },
    space: spaceName,

    loot: (id: string): { readonly name: string; readonly text: string } => ({
      name: nameOf(words, 'loot', id, 'name'),
      text: entry<string>(words.loot, id) ?? '',
    }),

    /** The face or the back of a Monster token, and every other piece that is no card. */
    token: (kind: string): string => entry<string>(words.tokens, kind) ?? kind,
    expansion: (id: string): HelpWords => entry<HelpWords>(words.expansions, id) ?? { title: id, text: '' },

    /** What a seat is asked, in a few words for one who does not see the table; empty for a prompt that is not known. */
    question: (prompt: string): string =>
      entry<string>(words.questions, prompt) ?? entry<PromptWords>(words.prompts, prompt)?.title ?? '',

    /** What the seat of the context is asked. */
    prompt(decision: Asking, { view, names, seat: asked }: Context): { readonly title: string; readonly hint: string } {
      const { title, hint } = promptWords(decision, view);
      const things = promptThings(decision, view, asked ?? view.active);
      const tell = (text: string) => upperFirst(said(speaker(names), text, things));
      return { title: tell(title) || decision.prompt, hint: tell(hint) };
    },

    /** What all others are told while these decisions are open: one line for each prompt. */
    waiting(decisions: readonly Asked[], { view, names }: Context): readonly (readonly Part[])[] {
      const prompts = [...new Set(decisions.map(({ prompt }) => prompt))];
      return prompts.flatMap((prompt) => {
        const group = decisions.filter((decision) => decision.prompt === prompt);
        const seats: Things = { seats: { kind: 'list', things: group.map((one) => seat(one.seat)) } };
        const line = (decision: Asked, text: string) =>
          capitalised(spoken(speaker(names), text, { ...promptThings(decision, view, decision.seat), ...seats }));
        const [first] = group;
        if (!first) return [];
        const { all, others } = promptWords(first, view);
        return group.length > 1 && all ? [line(first, all)] : group.map((one) => line(one, others));
      });
    },

    /** What stands on the button of an option. */
    option({ prompt }: Asking, option: string, { names }: Pick<Context, 'names'>): string {
      const { key, things } = buttonOf(words, prompt, option);
      const text = entry<string>(words.options, `${prompt}.${key}`) ?? entry<string>(words.options, key);
      return text === undefined ? option : upperFirst(said(speaker(names), text, things));
    },

    /** What stands on the button of options that lie in the same part of the board. */
    bundle: ({ prompt }: Asking, zone: string): string =>
      entry<string>(words.bundles, `${prompt}.${zone}`) ?? entry<string>(words.bundles, zone) ?? zone,

    order: (order: Order): string => said(speaker(), words.orders[orderKey(order)], orderThings(order)),

    /** A sentence of the log, for this seat if one looks. An event of a newer server that is unknown here has none. */
    event(event: ToldEvent, names: readonly string[], viewer: Seat | null = null): readonly Part[] {
      return sentenceOf(speaker(names), event, viewer);
    },

    /** The sentences for events that were told together, each thing once. */
    story: (
      events: readonly ToldEvent[],
      names: readonly string[],
      viewer: Seat | null = null,
    ): readonly (readonly Part[])[] => told(events, names, viewer).map(({ parts }) => parts),

    told,

    /** What has just happened to the viewer. */
    remark: (key: keyof AbyssWords['remarks'], things: Things, names: readonly string[] = []): string =>
      upperFirst(said(speaker(names), words.remarks[key], things)),

    /** Why the last turns have begun, and who has brought them about. */
    ending(cause: EndCause, trigger: Seat, names: readonly string[]): HelpWords {
      const { title, text } = words.endings[cause];
      return { title, text: said(speaker(names), text, { who: seat(trigger) }) };
    },

    /** So many of something: `2 Pearls`. */
    counted: (noun: Noun, n: number): string => said(speaker(), `{n:${noun}}`, { n }),

    /** What a chip of the strip says. */
    chip({ told, sentence }: SinceSaying, names: readonly string[], viewer: Seat | null = null): readonly Part[] {
      if (sentence) return [...capitalised(spoken(speaker(names), words.since[sentence.key], sentence.things)), '.'];
      return told.flatMap(({ event }, i) => [...(i > 0 ? [' '] : []), ...sentenceOf(speaker(names), event, viewer)]);
    },

    help: (topic: HelpTopic): HelpWords => words.help[topic],

    /** Everything that help can be asked for, in the order of the alphabet. */
    glossary(): readonly GlossaryEntry[] {
      const { compare } = new Intl.Collator(localeOf(code));
      return (Object.entries(words.help) as [HelpTopic, HelpWords][])
        .map(([topic, { title, text }]) => ({ topic, title, text }))
        .sort((a, b) => compare(a.title, b.title));
    },

    /** What the parts of the page say in their own words. */
    /** What is counted where a hint says why. */
    gauge: (what: string): string | undefined => entry<string>(words.texts.gauge, what),

    text<Key extends TextKey>(key: Key, ...[values]: Arguments<Texts, Key>): string {
      return textOf(code, words.texts, key, values as Values | undefined);
    },
  };
}

const UNKNOWN: PromptWords = { title: '', hint: '', others: '' };

function doersOf(event: ToldEvent): readonly Seat[] {
  if ('seats' in event) return event.seats;
  return 'seat' in event ? [event.seat] : [];
}

function sentenceOf(speaker: AbyssSpeaker, event: ToldEvent, viewer: Seat | null): readonly Part[] {
  const { words } = speaker;
  const sentences = sentencesOf(event) ?? [];
  const tails = tailsOf(event);
  return sentences.flatMap((sentence, i) => {
    const { text, things } = wordingFor(words, sentence, viewer);
    const isLast = i === sentences.length - 1;
    const because = isLast && tails.because ? words.tails.because : '';
    const faces = isLast && tails.faces ? words.tails.secret : '';
    const parts = spoken(speaker, `${text}${because}${faces}`, { ...things, ...tails });
    return [...(i > 0 ? [' '] : []), ...capitalised(parts), '.'];
  });
}

// The game in the words of one language: what a page asks for, without knowing which language it is.
import type { Seat } from '@undertow/shared/table/game.ts';
import { type Arguments, type KeyOf, textOf, type Values } from '@undertow/shared/words/catalog.ts';
import { type Language, localeOf } from '@undertow/shared/words/languages.ts';
import { capitalised, type Part, type Saying, type Things, upperFirst } from '@undertow/shared/words/parts.ts';
import { said, spoken } from '@undertow/shared/words/sentences.ts';
import type { View } from '../client.ts';
import { heroCard } from '../rules/cards/heroes.ts';
import { combatCard, trapFace } from '../rules/cards/printed.ts';
import type { HeroId } from '../rules/state.ts';
import { type Asking, promptKey, promptThings } from './asking.ts';
import { buttonOf } from './choosing.ts';
import type { DungeonWords } from './dungeon-words.ts';
import type { words as english } from './languages/en.ts';
import { entry, type NamedKind, nameOf } from './names.ts';
import { type DungeonSpeaker, speakerOf } from './speech.ts';
import { type Sentence, sentencesOf, type ToldEvent } from './telling.ts';
import { list, seat } from './things.ts';
import type { HelpWords, PromptWords } from './vocabulary.ts';
import { wordingFor } from './you.ts';

type Texts = (typeof english)['texts'];

export type TextKey = KeyOf<Texts>;
export type HelpTopic = keyof DungeonWords['help'];
/** What has a text beside its name. */
export type Described = keyof DungeonWords['does'];

export interface Context {
  readonly view: View;
  readonly names: readonly string[];
}

export interface Asked extends Asking {
  readonly seat: Seat;
}

export type DungeonTalk = ReturnType<typeof dungeonIn>;

export function dungeonIn(code: Language, words: DungeonWords) {
  const speaker = (names: readonly string[] = []) => speakerOf(code, words, names);
  const promptWords = (decision: Asking, view: View) =>
    entry<PromptWords>(words.prompts, promptKey(decision, view)) ?? UNKNOWN;
  const things = (decision: Asking, view: View): Things => {
    const card = view.combatCards[view.combatRound - 1];
    const event = view.event === 'special' ? (view.specialEvent ?? view.event) : view.event;
    const order = view.subject?.order;
    const texts: Readonly<Record<string, string | null | undefined>> = {
      spellChoice: card && does('spell', card),
      specialEvent: event && does('event', event),
      useOrder: order && does('order', order),
    };
    return { ...promptThings(decision, view), text: texts[decision.prompt] ?? '' };
  };

  /** What a card does, where its signs do not say it. */
  function does(kind: Described, id: string, year = 1): string {
    const key = kind === 'spell' ? combatCard(id).spell.id : id;
    const text = entry<string>(words.does[kind], key) ?? '';
    return kind === 'trap' ? said(speaker(), text, { n: damageOf(id, year) }) : text;
  }

  /** The sentences for events that were told together; and whose doing each tells of. */
  function told(events: readonly ToldEvent[], names: readonly string[], viewer: Seat | null = null): readonly Saying[] {
    return sentencesOf(events)
      .map((sentence) => ({ parts: partsOf(speaker(names), sentence, viewer), seats: doersOf(sentence, names.length) }))
      .filter(({ parts }) => parts.length > 0);
  }

  return {
    code,
    name: (kind: NamedKind | 'space' | 'cell', id: string): string => upperFirst(nameOf(words, kind, id, 'name')),
    does,

    /** What a seat is asked, in a few words for one who does not see the table; empty for a prompt that is not known. */
    question: (prompt: string): string =>
      entry<string>(words.questions, prompt) ?? entry<PromptWords>(words.prompts, prompt)?.title ?? '',

    /** What the seat is asked. */
    prompt(decision: Asking, { view, names }: Context): { readonly title: string; readonly hint: string } {
      const { title, hint } = promptWords(decision, view);
      const tell = (text: string) => upperFirst(said(speaker(names), text, things(decision, view)));
      return { title: tell(title) || decision.prompt, hint: tell(hint) };
    },

    /** What all others are told while these decisions are open: one line for each prompt. */
    waiting(decisions: readonly Asked[], { view, names }: Context): readonly (readonly Part[])[] {
      const prompts = [...new Set(decisions.map(({ prompt }) => prompt))];
      return prompts.flatMap((prompt) => {
        const group = decisions.filter((decision) => decision.prompt === prompt);
        const [first] = group;
        if (!first) return [];
        const { all, others } = promptWords(first, view);
        const seats = list(group.map((one) => seat(one.seat)));
        const text = group.length > 1 && all ? all : others;
        return [capitalised(spoken(speaker(names), text, { ...things(first, view), seats }))];
      });
    },

    /** What stands on the button of an option. */
    option({ prompt }: Asking, option: string): string {
      const { key, things: places } = buttonOf(words, prompt, option);
      const action = entry<string>(words.actions, key);
      const text = action ?? entry<string>(words.options, key);
      return text === undefined ? option : upperFirst(said(speaker(), text, places));
    },

    /** The sentences for events that were told together; to the seat that looks, what it did itself as `you`. */
    story: (
      events: readonly ToldEvent[],
      names: readonly string[],
      viewer: Seat | null = null,
    ): readonly (readonly Part[])[] => told(events, names, viewer).map(({ parts }) => parts),

    told,

    /** A hero in full: `Thief, 3 hit points, keeps 1 of a trap off`. */
    spoken(id: HeroId): string {
      const { antiTrap, heal, magic, hitPoints } = heroCard(id);
      const say = <Key extends 'antiTrap' | 'heals' | 'casts'>(key: Key, n: number) =>
        n > 0 ? [textOf(code, words.texts, `board.${key}`, { n })] : [];
      return [
        upperFirst(nameOf(words, 'hero', id, 'name')),
        textOf(code, words.texts, 'board.hitPoints', { n: hitPoints }),
        ...say('antiTrap', antiTrap),
        ...say('heals', heal),
        ...say('casts', magic),
      ].join(', ');
    },

    help: (topic: HelpTopic): HelpWords => words.help[topic],

    glossary(): readonly (HelpWords & { readonly topic: HelpTopic })[] {
      const { compare } = new Intl.Collator(localeOf(code));
      return (Object.entries(words.help) as [HelpTopic, HelpWords][])
        .map(([topic, { title, text }]) => ({ topic, title, text }))
        .sort((a, b) => compare(a.title, b.title));
    },

    season: (round: number | 'siege'): string => entry<string>(words.seasons, String(round)) ?? '',

    /** What is counted where a hint says why. */
    gauge: (what: string): string | undefined => entry<string>(words.texts.gauge, what),

    /** What the parts of the page say in their own words. */
    text<Key extends TextKey>(key: Key, ...[values]: Arguments<Texts, Key>): string {
      return textOf(code, words.texts, key, values as Values | undefined);
    },
  };
}

const UNKNOWN: PromptWords = { title: '', hint: '', others: '' };

/** Orders that are revealed were planned by all. */
function doersOf({ key, things: { who } }: Sentence, seats: number): readonly Seat[] {
  if (typeof who === 'object' && 'seat' in who) return [who.seat];
  return key.startsWith('ordersRevealed.') ? [...Array(seats).keys()] : [];
}

function partsOf(speaker: DungeonSpeaker, sentence: Sentence, viewer: Seat | null): readonly Part[] {
  const { text, things, deedText } = wordingFor(speaker.words, sentence, viewer);
  const clauses = (sentence.deeds ?? []).map((deed) => ({
    kind: 'sentence' as const,
    text: deedText(deed),
    things: deed.things,
  }));
  return [...capitalised(spoken(speaker, text, { ...things, deeds: list(clauses) })), '.'];
}

function damageOf(trap: string, year: number): number {
  const [damage] = trapFace(trap, year).damage;
  return typeof damage?.amount === 'number' ? damage.amount : 0;
}

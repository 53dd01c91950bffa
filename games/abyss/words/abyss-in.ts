// The words of the game in one language, as pages, terminals and servers ask for them.
import type { Answer, Choice, Seat } from '@undertow/shared/table/game.ts';
import { type Arguments, type KeyOf, textOf, type Values } from '@undertow/shared/words/catalog.ts';
import { entry, type HelpWords } from '@undertow/shared/words/entries.ts';
import { listIn } from '@undertow/shared/words/formats.ts';
import { type AskedThen, type Asking, gameTalk } from '@undertow/shared/words/game-talk.ts';
import type { Language } from '@undertow/shared/words/languages.ts';
import { capitalised, type Part, type Things, upperFirst } from '@undertow/shared/words/parts.ts';
import { said, spoken } from '@undertow/shared/words/sentences.ts';
import { seat } from '@undertow/shared/words/things.ts';
import type { Order, View } from '../client.ts';
import { leviathanOf } from '../rules/leviathan/leviathans.ts';
import type { Payment } from '../rules/payment.ts';
import type { AbyssWords } from './abyss-words.ts';
import { paymentOf, promptKey, promptThings } from './asking.ts';
import { buttonOf } from './choosing.ts';
import type { EndCause } from './end-cause.ts';
import type { ToldEvent } from './event-sentences.ts';
import { sentenceOf, told } from './joined-sentences.ts';
import type { words as english } from './languages/en.ts';
import { mention, nameOf, raceForm, skillName, spaceName } from './names.ts';
import { orderKey, orderThings } from './ordering.ts';
import type { LocationWords, LordWords } from './vocabulary.ts';

type Texts = (typeof english)['texts'];

export type HelpTopic = keyof AbyssWords['help'];
export type TextKey = KeyOf<Texts>;

/** What others did since the viewer's last answer: its events, or a sentence that says more than they do. */
export interface SinceSaying {
  readonly told: readonly { readonly event: ToldEvent }[];
  readonly sentence?: { readonly key: keyof AbyssWords['since']; readonly things: Things } | undefined;
}

export type AbyssTalk = ReturnType<typeof abyssIn>;

export function abyssIn(code: Language, words: AbyssWords) {
  const talk = gameTalk<ToldEvent, View, AbyssWords>({
    ...{ code, words, promptKey, promptThings },
    mention: (kind, id, form) => mention(words, kind, id, form),
    buttonOf: (prompt, option) => buttonOf(words, prompt, option),
    told: (speaker, events, viewer) => told(words, speaker, events, viewer),
    headingOf: (event, names) =>
      event.type === 'turnBegan' ? text('board.round', { n: event.round, who: names[event.seat] ?? '' }) : undefined,
  });
  const { speaker } = talk;
  const ally = (face: string) => nameOf(words, 'ally', face, 'name');
  const listed = (things: readonly string[]) => listIn(code, things, 'conjunction') || words.forms.nothing;

  /** What the parts of the page say in their own words. */
  function text<Key extends TextKey>(key: Key, ...[values]: Arguments<Texts, Key>): string {
    return textOf(code, words.texts, key, values as Values | undefined);
  }

  /** What is put down; where that is neither Allies nor Nebulis, Pearls pay for all. */
  function payment(choice: Choice, { allies, nebulis }: Payment): string {
    // One without a Race of its own has the Race that it is given behind a colon.
    const paid = allies.map((id) => ally(id.split(':')[0] ?? id));
    if (typeof nebulis === 'number' && nebulis > 0) paid.push(talk.counted('nebulis', nebulis));
    const { cost = 0 } = paymentOf(choice) ?? {};
    return paid.length > 0 ? listed(paid) : talk.counted('pearl', cost);
  }

  return {
    ...talk,
    text,

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
    ally,
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

    /** What stands on the button of options that lie in the same part of the board. */
    bundle: ({ prompt }: Asking, zone: string): string =>
      entry<string>(words.bundles, `${prompt}.${zone}`) ?? entry<string>(words.bundles, zone) ?? zone,

    order: (order: Order): string => said(speaker(), words.orders[orderKey(order)], orderThings(order)),

    /** A sentence of the log, for this seat if one looks. An event of a newer server that is unknown here has none. */
    event(event: ToldEvent, names: readonly string[], viewer: Seat | null = null): readonly Part[] {
      return sentenceOf(words, speaker(names), event, viewer);
    },

    /** An answer in a few words. */
    answer({ decision }: AskedThen<View>, answer: Answer, names: readonly string[]): string {
      const one = (option: string) => talk.option(decision, option, { names });
      if (typeof answer === 'string') return one(answer);
      if (typeof answer === 'number')
        return decision.prompt === 'pearlBoost' ? talk.counted('pearl', answer) : String(answer);
      if (Array.isArray(answer)) return listed(answer.map((option) => one(String(option))));
      return payment(decision.choice, answer as unknown as Payment);
    },

    /** What has just happened to the viewer. */
    remark: (key: keyof AbyssWords['remarks'], things: Things, names: readonly string[] = []): string =>
      upperFirst(said(speaker(names), words.remarks[key], things)),

    /** Why the last turns have begun, and who has brought them about. */
    ending(cause: EndCause, trigger: Seat, names: readonly string[]): HelpWords {
      const { title, text } = words.endings[cause];
      return { title, text: said(speaker(names), text, { who: seat(trigger) }) };
    },

    /** What a chip of the strip says. */
    chip({ told, sentence }: SinceSaying, names: readonly string[], viewer: Seat | null = null): readonly Part[] {
      if (sentence) return [...capitalised(spoken(speaker(names), words.since[sentence.key], sentence.things)), '.'];
      return told.flatMap(({ event }, i) => [
        ...(i > 0 ? [' '] : []),
        ...sentenceOf(words, speaker(names), event, viewer),
      ]);
    },
  };
}

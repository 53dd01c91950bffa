// The kind of card of an id, and the sign of each word of the glossary.
import { creatures } from '../../rules/cards/creatures.ts';
import { heroIds, paladinOfYear } from '../../rules/cards/heroes.ts';
import { orderIds } from '../../rules/cards/orders.ts';
import { combatCardsOfYear, specialEventIds, trapIds } from '../../rules/cards/printed.ts';
import { rooms } from '../../rules/cards/rooms.ts';
import { titles } from '../../rules/scoring.ts';
import { ILLUSION } from '../../rules/state.ts';
import type { HelpTopic } from '../../words/dungeon-in.ts';
import type { NamedKind } from '../../words/names.ts';

/** What the ids of words begin with, which may be called like cards. */
export const WORD = 'word-';

export const YEARS = [1, 2] as const;

/** The events of every game; what the special one is a card of its own tells. */
export const eventIds = ['payday', 'taxes', 'special'];

/** What the seat with the most points is called: no title of its own, but drawn like one. */
export const VICTORY = 'underlord';
export const titleIds: readonly string[] = [...titles.map(({ id }) => id), VICTORY];

const IDS: Readonly<Record<NamedKind, readonly string[]>> = {
  order: orderIds,
  creature: creatures.map(({ id }) => id),
  hero: [...heroIds, ...YEARS.map(paladinOfYear), ILLUSION],
  room: rooms.map(({ id }) => id),
  trap: trapIds,
  spell: YEARS.flatMap(combatCardsOfYear),
  event: [...eventIds, ...specialEventIds],
  title: titleIds,
};

const KINDS = new Map(Object.entries(IDS).flatMap(([kind, ids]) => ids.map((id) => [id, kind as NamedKind] as const)));

export function kindOf(id: string): NamedKind | undefined {
  return KINDS.get(id);
}

const TOPICS: Readonly<Record<HelpTopic, string>> = {
  evil: 'evil',
  food: 'food',
  gold: 'gold',
  imps: 'imp2',
  redMarks: 'red-mark',
  traps: 'trap',
  farOrders: 'blocked',
  unused: 'order',
  hiddenEvent: 'event-unknown',
  combatCard: 'city',
  fatigue: 'fatigue',
  conquest: 'conquer',
  prison: 'prison',
  paladin: 'tent',
  troll: 'troll-token',
  standIn: 'minion-1',
  starting: 'lantern',
};

/** The sign of a word by the id of its card. */
export function signOfWord(id: string): string {
  return TOPICS[id.slice(WORD.length) as HelpTopic];
}

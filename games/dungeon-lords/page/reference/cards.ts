// The cards and titles of the reference, with the glossary words that each uses.

import { upperFirst } from '@undertow/shared/words/parts.ts';
import type { ReferenceCard, ReferenceShelf } from '@undertow/web/src/game.ts';
import { specialEventIds, trapIds } from '../../rules/cards/printed.ts';
import type { DungeonTalk } from '../../words/dungeon-in.ts';
import type { DungeonRules } from '../../words/rules-words.ts';
import { combatCardsIn, trapIn } from './combat.ts';
import { creaturesIn, heroesIn } from './figures.ts';
import { eventIds, kindOf, titleIds, VICTORY, WORD } from './kinds.ts';
import { OF_EACH_EVENT, OF_EVENTS, OF_SPECIAL_EVENTS, OF_TITLES, OF_TOPICS, OF_VICTORY } from './numbers.ts';
import { ordersIn, roomsIn } from './offers.ts';

export function shelvesIn({ shelves }: DungeonRules): readonly ReferenceShelf[] {
  return [
    { id: 'orders', name: shelves.orders, width: 104 },
    { id: 'creatures', name: shelves.creatures, width: 104 },
    { id: 'heroes', name: shelves.heroes, width: 84 },
    { id: 'rooms', name: shelves.rooms, width: 140 },
    { id: 'traps', name: shelves.traps, width: 92 },
    { id: 'combat', name: shelves.combat, width: 140 },
    { id: 'events', name: shelves.events, width: 140 },
    { id: 'titles', name: shelves.titles, width: 96 },
    { id: 'words', name: shelves.words },
  ];
}

export function cardsIn(talk: DungeonTalk, words: DungeonRules): readonly ReferenceCard[] {
  return [
    ...ordersIn(talk),
    ...creaturesIn(talk),
    ...heroesIn(talk, words),
    ...roomsIn(talk),
    ...trapIds.map((id) => trapIn(talk, id)),
    ...combatCardsIn(talk),
    ...eventsIn(talk),
    ...titlesIn(talk),
    ...wordsIn(talk),
  ];
}

function eventsIn(talk: DungeonTalk): readonly ReferenceCard[] {
  const event = (id: string) => ({
    id,
    shelf: 'events',
    name: talk.name('event', id),
    text: talk.does('event', id),
    marks: {},
  });
  return [
    ...eventIds.map((id) => ({
      ...event(id),
      facts: [],
      rules: [...(OF_EVENTS[id] ?? []), ...OF_EACH_EVENT],
    })),
    ...specialEventIds.map((id) => ({
      ...event(id),
      facts: [
        { text: talk.name('event', 'special'), sign: 'event-special' },
        { text: upperFirst(talk.text('board.full')) },
      ],
      rules: [...OF_SPECIAL_EVENTS, ...(OF_EVENTS[id] ?? []), ...OF_EACH_EVENT],
    })),
  ];
}

function titlesIn(talk: DungeonTalk): readonly ReferenceCard[] {
  return titleIds.map((id) => ({
    id,
    shelf: 'titles',
    name: talk.name('title', id),
    text: upperFirst(talk.does('title', id)),
    facts: [],
    marks: {},
    rules: id === VICTORY ? OF_VICTORY : OF_TITLES,
  }));
}

function wordsIn(talk: DungeonTalk): readonly ReferenceCard[] {
  return talk.glossary().map(({ topic, title, text }) => ({
    id: WORD + topic,
    shelf: 'words',
    name: title,
    text,
    facts: [],
    marks: {},
    rules: OF_TOPICS[topic],
  }));
}

/** The card of what a sentence of the log names: of a space the one of its order. */
export function cardOf({ kind, id }: { readonly kind: string; readonly id: string }): string | undefined {
  if (kind === 'topic') return WORD + id;
  const card = kind === 'space' ? (id.split(':')[0] ?? '') : id;
  return kindOf(card) === (kind === 'space' ? 'order' : kind) ? card : undefined;
}

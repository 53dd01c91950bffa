// Dungeon Lords as a plain table draws it: its pieces, and its talk with the names of what stands in its view.
import { asAny } from '@undertow/shared/table/any-game.ts';
import type { Pieces } from '@undertow/shared/table/pieces.ts';
import type { Language } from '@undertow/shared/words/languages.ts';
import type { PlainParts, TableTalk } from '@undertow/shared/words/plain-parts.ts';
import { creatures } from './rules/cards/creatures.ts';
import { heroIds, paladinOfYear } from './rules/cards/heroes.ts';
import { orderIds } from './rules/cards/orders.ts';
import { combatCardsOfYear, specialEventIds, trapIds } from './rules/cards/printed.ts';
import { rooms } from './rules/cards/rooms.ts';
import { ILLUSION, TUNNEL } from './rules/state.ts';
import { type Described, type DungeonTalk, dungeonIn, type TextKey } from './words/dungeon-in.ts';
import type { NamedKind } from './words/names.ts';

const YEARS = [1, 2];
const KINDS: Readonly<Partial<Record<NamedKind, readonly string[]>>> = {
  order: orderIds,
  creature: creatures.map(({ id }) => id),
  hero: [...heroIds, ...YEARS.map(paladinOfYear), ILLUSION],
  room: [...rooms.map(({ id }) => id), TUNNEL],
  trap: trapIds,
  spell: YEARS.flatMap(combatCardsOfYear),
  event: specialEventIds,
};
const DESCRIBED: readonly string[] = ['order', 'room', 'trap', 'spell', 'event'];

const pieces: Pieces = Object.fromEntries(
  Object.entries(KINDS).flatMap(([kind, ids]) => ids.map((id) => [id, { kind }] as const)),
);

/** What its own page calls the fields of its view. */
const LABELS: Readonly<Record<string, TextKey>> = {
  food: 'board.food',
  gold: 'board.gold',
  imps: 'board.imps',
  trollTokens: 'board.trollTokens',
  redMarks: 'board.redMarks',
  trapCount: 'board.traps',
  traps: 'board.traps',
  prison: 'board.prison',
  party: 'board.party',
  hand: 'board.hand',
  creatures: 'board.lair',
  score: 'board.score',
  starting: 'board.startingPlayer',
};

export const plain: PlainParts = {
  pieces,
  seatFields: ['starting'],
  talk: async (code) => tableTalk(dungeonIn(code, (await fileOf(code)).words)),
};

/** Where no one has translated it, in English. */
function fileOf(code: Language) {
  return import(`./words/languages/${code}.ts`).catch(() => import('./words/languages/en.ts'));
}

function tableTalk(talk: DungeonTalk): TableTalk {
  const kindOf = (id: string) => (Object.hasOwn(pieces, id) ? (pieces[id]?.kind as NamedKind) : undefined);
  return {
    ...asAny<Pick<TableTalk, 'prompt' | 'waiting' | 'option' | 'chapters' | 'glossary'>>(talk),
    nameOf(id) {
      const kind = kindOf(id);
      return kind ? talk.name(kind, id) : talk.name('event', id);
    },
    textOn(id) {
      const kind = kindOf(id);
      return kind && DESCRIBED.includes(kind) ? talk.does(kind as Described, id) || undefined : undefined;
    },
    field(path) {
      const key = LABELS[path.slice(path.lastIndexOf('.') + 1)];
      return key && String(talk.text(key as 'board.food'));
    },
    confirm: () => undefined,
    rules: () => [],
    lead: '',
  };
}

// Abyss as a plain table draws it: its pieces, and its talk with the names of what stands in its view.
import { asAny } from '@undertow/shared/table/any-game.ts';
import type { Looks, Piece, Pieces } from '@undertow/shared/table/pieces.ts';
import type { Language } from '@undertow/shared/words/languages.ts';
import type { PlainParts, TableTalk } from '@undertow/shared/words/plain-parts.ts';
import { abyss } from './rules/index.ts';
import { lootCards } from './rules/kraken/loot.ts';
import { leviathanIds } from './rules/leviathan/leviathans.ts';
import { RACES } from './rules/races.ts';
import { MONSTER } from './rules/state.ts';
import { type AbyssTalk, abyssIn, type TextKey } from './words/abyss-in.ts';

const parts = abyss.rulesFor({ expansions: ['kraken', 'leviathan'] }).parts;
const exploration = new Set(parts.flatMap((part) => part.exploration ?? []));
const ofKind = (kind: string, ids: Iterable<string>) => [...ids].map((id): [string, Piece] => [id, { kind }]);

const pieces: Pieces = Object.fromEntries([
  ...[...exploration].map((id): [string, Piece] => [id, pieceOf(id)]),
  ...ofKind(
    'lord',
    parts.flatMap(({ lords = [] }) => lords.map(({ id }) => id)),
  ),
  ...ofKind(
    'location',
    parts.flatMap(({ locations = [] }) => locations.map(({ id }) => id)),
  ),
  ...ofKind('leviathan', leviathanIds),
  ...ofKind('loot', lootCards),
]);

const looks: Looks = {
  jellyfish: { hue: 3 },
  crab: { hue: 2 },
  seahorse: { hue: 1 },
  shellfish: { hue: 4 },
  squid: { hue: 5 },
  kraken: { hue: 6 },
};

/** What its own page calls the fields of its view. */
const LABELS: Readonly<Record<string, TextKey>> = {
  pearls: 'board.pearls',
  keys: 'board.keys',
  hand: 'board.inHand',
  affiliated: 'board.affiliated',
  lords: 'board.points.lords',
  locations: 'board.locations',
  tokens: 'board.tokens',
  score: 'board.score',
  'score.locations': 'board.points.locations',
  'score.allies': 'board.points.allies',
  'score.tokens': 'board.points.tokens',
  'score.other': 'board.points.other',
  explorationDeckCount: 'board.explorationDeck',
  lordDeckCount: 'board.lordDeck',
  track: 'board.track',
  court: 'board.court',
  councilCounts: 'board.council',
  available: 'board.locations',
  threat: 'board.threat',
  border: 'board.border',
  loot: 'board.loot',
  slain: 'board.slain',
};

export const plain: PlainParts = {
  ...{ pieces, looks },
  seatFields: ['first', 'active', 'figure', 'scourge', 'trigger'],
  talk: async (code) => tableTalk(abyssIn(code, (await fileOf(code)).words)),
};

/** Where no one has translated it, in English. */
function fileOf(code: Language) {
  return import(`./words/languages/${code}.ts`).catch(() => import('./words/languages/en.ts'));
}

function tableTalk(talk: AbyssTalk): TableTalk {
  return {
    ...asAny<Pick<TableTalk, 'prompt' | 'waiting' | 'option' | 'chapters' | 'glossary'>>(talk),
    nameOf: (id) => nameOf(talk, id),
    textOn: (id) => textOn(talk, id),
    field(path) {
      const key = LABELS[path.replace(/^seats\./, '')] ?? LABELS[path.slice(path.lastIndexOf('.') + 1)];
      return key && String(talk.text(key as 'board.court'));
    },
    confirm: () => undefined,
    rules: () => [],
    lead: '',
  };
}

function nameOf(talk: AbyssTalk, id: string): string {
  const kind = Object.hasOwn(pieces, id) ? pieces[id]?.kind : undefined;
  switch (kind) {
    case undefined:
      return RACES.some((race) => race === id) ? talk.race(id) : talk.guild(talk.token(id));
    case 'lord':
      return talk.lord(id).name;
    case 'location':
      return talk.location(id).name;
    case 'leviathan':
      return talk.leviathan(id).name;
    case 'loot':
      return talk.loot(id).name;
    default:
      return talk.ally(id);
  }
}

function textOn(talk: AbyssTalk, id: string): string | undefined {
  const kind = Object.hasOwn(pieces, id) ? pieces[id]?.kind : undefined;
  if (kind === 'lord') return talk.lord(id).brief || undefined;
  if (kind === 'location') return talk.location(id).text;
  return kind === 'leviathan' ? talk.leviathan(id).penalty : undefined;
}

/** An Ally by its face, which may have a skill behind its value: `crab-4-dice`. */
function pieceOf(id: string): Piece {
  const [race = id, value] = id.split('-');
  return id === MONSTER ? { kind: MONSTER } : { kind: race, value: Number(value) };
}

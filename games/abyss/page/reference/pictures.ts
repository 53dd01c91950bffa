// The pictures of the reference: for each card, and for each word of the glossary, a card or a small drawing.
import { leviathanIds } from '../../rules/leviathan/leviathans.ts';
import { MONSTER } from '../../rules/state.ts';
import type { HelpTopic } from '../../words/abyss-in.ts';
import { locationIds, lordIds } from '../art/cards.ts';

export type Picture =
  | { readonly kind: 'ally' | 'lord' | 'location' | 'leviathan' | 'loot'; readonly id: string }
  | { readonly kind: 'monster' }
  | { readonly kind: 'token'; readonly face: string }
  /** A Monster token with its back up. */
  | { readonly kind: 'back'; readonly supply: string }
  | { readonly kind: 'sign'; readonly id: string };

const sign = (id: string): Picture => ({ kind: 'sign', id });

const TOPICS: Partial<Record<HelpTopic, Picture>> = {
  turn: sign('tide'),
  plot: sign('pearl'),
  explore: sign('deck'),
  track: sign('deck'),
  offer: sign('pearl'),
  orders: sign('hand'),
  ally: { kind: 'ally', id: 'shellfish-3' },
  race: sign('any-race'),
  monster: { kind: 'monster' },
  threat: sign('threat'),
  support: sign('council'),
  council: sign('council'),
  recruit: sign('recruit'),
  payment: sign('hand'),
  affiliated: sign('ally'),
  lord: { kind: 'lord', id: 'alchemist' },
  guild: sign('guild-mage'),
  ambassador: { kind: 'lord', id: 'hermit' },
  power: sign('on-turn'),
  free: sign('lord'),
  disabled: sign('lord'),
  influence: sign('lord'),
  court: sign('lord'),
  pearl: sign('pearl'),
  treasury: sign('pearl'),
  key: sign('key'),
  location: { kind: 'location', id: 'throne-room' },
  control: sign('location'),
  token: { kind: 'token', face: 'points-3' },
  handLimit: sign('hand'),
  kraken: { kind: 'ally', id: 'kraken-3' },
  nebulis: sign('nebulis'),
  figure: sign('kraken-figure'),
  smuggler: sign('guild-smuggler'),
  sentinel: sign('sentinel'),
  loot: { kind: 'loot', id: 'loot-5' },
  skill: sign('skill-doubledie'),
  leviathan: sign('leviathan-mini'),
  border: sign('die'),
  fight: sign('die'),
  health: sign('health'),
  wound: sign('wound'),
  scourge: sign('scourge'),
  deepToken: { kind: 'token', face: 'pearls-2' },
};

/** The drawings of tokens whose faces say nothing. */
const TOKENS: Readonly<Record<string, Picture>> = {
  pearl: sign('pearl'),
  keyToken: sign('key'),
  threat: sign('threat'),
  base: { kind: 'back', supply: 'base' },
  nebulis: sign('nebulis'),
  figure: sign('kraken-figure'),
  sentinel: sign('sentinel'),
  leviathan: { kind: 'back', supply: 'leviathan' },
  wound: sign('wound'),
  scourge: sign('scourge'),
};

/** The picture of a card by its id. */
export function pictureOf(id: string): Picture {
  if (lordIds.includes(id)) return { kind: 'lord', id };
  if (locationIds.includes(id)) return { kind: 'location', id };
  if (leviathanIds.includes(id)) return { kind: 'leviathan', id };
  if (id === MONSTER) return { kind: 'monster' };
  if (id.startsWith('loot-')) return { kind: 'loot', id };
  if (id.startsWith(TOKEN)) return TOKENS[id.slice(TOKEN.length)] ?? { kind: 'token', face: id.slice(TOKEN.length) };
  if (id.startsWith(WORD)) return TOPICS[id.slice(WORD.length) as HelpTopic] ?? sign('tide');
  return { kind: 'ally', id };
}

/** What the ids of tokens and of words begin with, which may be called like cards, and like each other. */
export const TOKEN = 'token-';
export const WORD = 'word-';

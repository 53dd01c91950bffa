// The picture beside each entry of the glossary: a card, or one of the small drawings.
import type { HelpTopic } from '../words/words.svelte.ts';

export type Picture =
  | { readonly kind: 'ally' | 'lord' | 'location' | 'leviathan' | 'loot'; readonly id: string }
  | { readonly kind: 'monster' }
  | { readonly kind: 'token'; readonly face: string }
  | { readonly kind: 'sign'; readonly id: string };

const sign = (id: string): Picture => ({ kind: 'sign', id });

const PICTURES: Partial<Record<HelpTopic, Picture>> = {
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

export function pictureOf(topic: HelpTopic): Picture {
  return PICTURES[topic] ?? sign('tide');
}

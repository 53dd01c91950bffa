// The topics of the glossary that explain a piece on its hover card.
import { allyFace } from '../art/cards.ts';
import type { HelpTopic } from '../words/words.svelte.ts';
import type { Subject } from './subject.ts';

export function topicsFor({ kind, id }: Subject): readonly HelpTopic[] {
  switch (kind) {
    case 'ally': {
      const { kin, skill } = allyFace(id);
      return [kin === 'kraken' ? 'kraken' : 'ally', ...(skill ? (['skill'] as const) : [])];
    }
    case 'monster':
      return ['monster'];
    case 'lord':
      return ['recruit'];
    case 'location':
      return ['location'];
    case 'leviathan':
      return ['leviathan'];
    case 'loot':
      return ['loot'];
    case 'token':
      return [id.startsWith('points') || id === 'base' ? 'token' : 'deepToken'];
    case 'topic':
      return [id as HelpTopic];
    case 'score':
      return [];
  }
}

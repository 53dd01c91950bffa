// The subjects of hover cards: what can be shown at full size.
import type { NamedKind } from '../../words/names.ts';
import type { HelpTopic } from '../words/words.svelte.ts';

/** A card with its wording, and what is to be known of it here and now; a thing that can be told about; or the points of a seat. */
export type Subject =
  | { readonly kind: NamedKind; readonly id: string; readonly notes?: readonly string[] }
  | { readonly kind: 'topic'; readonly id: HelpTopic }
  | { readonly kind: 'score'; readonly id: string };

/** The kinds of what a sentence can name, and that can be looked at closely. */
export const SHOWN: readonly Subject['kind'][] = [
  'order',
  'creature',
  'hero',
  'room',
  'trap',
  'spell',
  'event',
  'title',
];

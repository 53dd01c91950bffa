// The names of things, as they stand in a sentence.
import { capitalised, type Names } from '@undertow/shared/table/words.ts';
import type { AbyssEvent } from '../../rules/events.ts';
import type { Rules } from '../../rules/rules.ts';
import type { CardId, LocationId, LordId, TokenId } from '../../rules/state.ts';

/** Who plays, and with which cards: all that the sentences name. */
export interface Cast extends Names {
  readonly rules: Pick<Rules, 'lords' | 'locations'>;
}

/** How an expansion tells an event of its own; `undefined` for the events of others. */
export type Sentence = (event: AbyssEvent, cast: Cast) => string | undefined;

/** The Jailer; within a sentence, as everywhere here, the Jailer. */
export function lordName({ rules }: Cast, id: LordId): string {
  return withSmallArticle(rules.lords.get(id)?.name ?? id);
}

export function locationName({ rules }: Cast, id: LocationId): string {
  return withSmallArticle(rules.locations.get(id)?.name ?? id);
}

function withSmallArticle(name: string): string {
  return name.replace(/^The /, 'the ');
}

/** An Exploration card: crab 3, and what else stands on it. */
export function cardName(id: CardId): string {
  const [kind = id, value, skill] = id.split('-');
  if (value === undefined) return `a ${capitalised(kind)}`;
  return skill === undefined ? `${kind} ${value}` : `${kind} ${value} (${skill})`;
}

/** The face of a Monster token: 3 points. */
export function tokenName(id: TokenId): string {
  return id.replace(/^(\w+)-(\d+)$/, '$2 $1');
}

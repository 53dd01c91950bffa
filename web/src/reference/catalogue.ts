// The catalogue of a game's cards and rules, with the links between them and their addresses.
import { pathTo } from '../app/routes.ts';
import type { GameReference, ReferenceCard, ReferenceRule } from '../game.ts';

/** The shelf of the rules, beside those of the cards. */
export const RULES = 'rules';

/** What can be opened: a card by its id, or a rule by its number. */
export type Target = { readonly card: string } | { readonly rule: string };

export interface Catalogue {
  readonly cards: ReadonlyMap<string, ReferenceCard>;
  readonly rules: ReadonlyMap<string, ReferenceRule>;
  /** The cards that a rule is about, by its number. */
  readonly cardsOf: ReadonlyMap<string, readonly ReferenceCard[]>;
}

export function catalogueOf(reference: Pick<GameReference, 'cards' | 'chapters'>): Catalogue {
  const cards = reference.cards();
  const rules = reference.chapters().flatMap((chapter) => chapter.rules);
  const cardsOf = new Map<string, ReferenceCard[]>();
  for (const card of cards) {
    for (const number of card.rules) cardsOf.set(number, [...(cardsOf.get(number) ?? []), card]);
  }
  return {
    cards: new Map(cards.map((card) => [card.id, card])),
    rules: new Map(rules.map((rule) => [rule.number, rule])),
    cardsOf,
  };
}

/** What the address of the page says besides the game. */
export interface Shown {
  readonly q?: string;
  readonly shelf?: string;
  readonly card?: string;
  readonly rule?: string;
}

export function addressOf(game: string, shown: Shown = {}): string {
  const query = Object.entries(shown).filter(([, value]) => value !== undefined && value !== '');
  const path = pathTo('rules', { game });
  return query.length === 0 ? path : `${path}?${new URLSearchParams(query as [string, string][])}`;
}

/** A text in parts: words, and the numbers of rules that there are. */
export function numbersIn(text: string, rules: ReadonlyMap<string, unknown>): readonly string[] {
  const parts: string[] = [];
  for (const piece of text.split(/(\b[A-Z]\d+\b)/)) {
    const isText = !rules.has(piece);
    const before = parts.at(-1);
    if (isText && before !== undefined && !rules.has(before)) parts[parts.length - 1] = before + piece;
    else if (piece !== '') parts.push(piece);
  }
  return parts;
}

// The search in the catalogue: by name and words, with filters.
import type { ReferenceCard, ReferenceFilter, ReferenceRule } from '../game.ts';

/** What can be found. */
export interface Entry {
  readonly title: string;
  readonly text: string;
}

export const ofCard = ({ name, text, facts }: ReferenceCard): Entry => ({
  title: name,
  text: [text, ...facts.map((fact) => fact.text)].join(' '),
});

export const ofRule = ({ number, title = '', text }: ReferenceRule): Entry => ({
  title: number,
  text: `${title} ${text}`,
});

/** All that have every word of the wish: those whose title begins with it first, then those that have it in their title. */
export function found<One>(all: readonly One[], wish: string, entryOf: (one: One) => Entry): readonly One[] {
  const wanted = bare(wish).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return all;
  const ranked = all.map((one) => ({ one, rank: rankOf(entryOf(one), wanted) })).filter(({ rank }) => rank < NONE);
  return ranked.sort((a, b) => a.rank - b.rank).map(({ one }) => one);
}

const NONE = 4;

function rankOf({ title, text }: Entry, wanted: readonly string[]): number {
  const name = bare(title);
  const whole = wanted.join(' ');
  if (name === whole) return 0;
  if (name.startsWith(whole)) return 1;
  if (wanted.every((word) => name.includes(word))) return 2;
  const all = `${name} ${bare(text)}`;
  return wanted.every((word) => all.includes(word)) ? 3 : NONE;
}

/** Letters that are no others with an accent. */
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', '’': "'" };

/** Without case and accents: a visitor who searches leaves those out. */
function bare(text: string): string {
  const lower = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return lower.replace(/[łß’]/g, (letter) => PLAIN[letter] ?? letter).replace(/\s+/g, ' ');
}

/** What has been chosen, by filter. */
export type Sieve = Readonly<Record<string, readonly string[]>>;

/** Within a filter one choice is enough; every filter must let a card pass. */
export function sifted(cards: readonly ReferenceCard[], sieve: Sieve): readonly ReferenceCard[] {
  const wishes = Object.entries(sieve).filter(([, chosen]) => chosen.length > 0);
  return cards.filter(({ marks }) =>
    wishes.every(([filter, chosen]) => chosen.some((choice) => marks[filter]?.includes(choice))),
  );
}

/** The filters in which these cards differ, with the choices that are found among them. */
export function filtersFor(filters: readonly ReferenceFilter[], cards: readonly ReferenceCard[]): ReferenceFilter[] {
  return filters
    .map((filter) => {
      const known = new Set(cards.flatMap(({ marks }) => marks[filter.id] ?? []));
      return { ...filter, choices: filter.choices.filter(({ id }) => known.has(id)) };
    })
    .filter(({ id, choices }) => choices.length > 1 || (choices.length === 1 && cards.some(({ marks }) => !marks[id])));
}

/** With this choice taken, or given up again. */
export function toggled(sieve: Sieve, filter: string, choice: string): Sieve {
  const chosen = sieve[filter] ?? [];
  const isChosen = chosen.includes(choice);
  return { ...sieve, [filter]: isChosen ? chosen.filter((one) => one !== choice) : [...chosen, choice] };
}

// Looking a word up: entries that begin with it first, then those that have it in their title, then in their text.
export interface Entry {
  readonly title: string;
  readonly text: string;
}

export function found<One extends Entry>(entries: readonly One[], wish: string): readonly One[] {
  const wanted = bare(wish.trim());
  if (wanted === '') return entries;
  const ranked = entries.map((entry) => ({ entry, rank: rankOf(entry, wanted) })).filter(({ rank }) => rank < NONE);
  return ranked.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry);
}

const NONE = 3;

function rankOf({ title, text }: Entry, wanted: string): number {
  const name = bare(title);
  if (name.startsWith(wanted)) return 0;
  if (name.includes(wanted)) return 1;
  return bare(text).includes(wanted) ? 2 : NONE;
}

/** Without case and accents: a visitor who searches leaves those out. */
function bare(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

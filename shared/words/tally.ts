// Equal things of a list, counted. A name has no plural here: so it is said how many times it stands there, `3 × Wine`.

/** Each thing once, where it first stands, and how often it is there. */
export function tally<One>(all: readonly One[]): readonly (readonly [one: One, count: number])[] {
  const counts = new Map<One, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts];
}

/** What stands before the name of what is there more than once. */
export function times(count: number): string {
  return `${count}\u00A0×`;
}

/** Names, of which equal ones are counted. */
export function tallied(names: readonly string[]): readonly string[] {
  return tally(names).map(([name, count]) => (count === 1 ? name : `${times(count)} ${name}`));
}

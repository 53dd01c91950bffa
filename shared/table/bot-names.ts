// The names of bots at a table: each is a character of its game.

/** By level, those who play so: the first, and others for tables with several of them. */
export type BotNames = Readonly<Record<string, readonly string[]>>;

/** The names of the bots at these seats, by their levels; `undefined` where none sits, or none has a name. */
export function botsNamed(levels: readonly (string | undefined)[], names: BotNames): readonly (string | undefined)[] {
  return toldApart(
    nthOfLevel(levels).map((nth, seat) => {
      const all = nth === undefined ? [] : (names[levels[seat] ?? ''] ?? []);
      return all[(nth ?? 0) % Math.max(1, all.length)];
    }),
  );
}

/**
 * Of the bots of a level the how manyth sits on each seat, from 0; `undefined` where no bot sits. Seats and levels stay as they
 * are through a match: so do the characters, in every process, and in its replay.
 */
export function nthOfLevel(levels: readonly (string | undefined)[]): readonly (number | undefined)[] {
  return levels.map((level, at) =>
    level === undefined ? undefined : levels.slice(0, at).filter((one) => one === level).length,
  );
}

const NUMERALS = ['', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII'];

/** Where a name comes again, a number tells the later one apart. */
export function toldApart(names: readonly (string | undefined)[]): readonly (string | undefined)[] {
  return names.map(
    (name, at) => name && name + (NUMERALS[names.slice(0, at).filter((one) => one === name).length] ?? ''),
  );
}

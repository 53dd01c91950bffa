// How deep JSON is nested. Whatever walks through it by recursion must know that before.

/** No message of a client needs more. */
export const MOST_DEEP = 32;

export function isDeeperThan(most: number, json: unknown): boolean {
  let level: unknown[] = [json];
  for (let depth = 0; depth <= most; depth++) {
    const containers = level.filter((value) => typeof value === 'object' && value !== null);
    if (containers.length === 0) return false;
    level = containers.flatMap((value) => Object.values(value as object));
  }
  return true;
}

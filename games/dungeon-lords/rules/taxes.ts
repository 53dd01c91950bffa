// The tax that a lord owes (D78).
const TILES_PER_GOLD = 2;

/** One gold for every two tiles, rounded up. */
export function taxOn(tiles: number): number {
  return Math.ceil(tiles / TILES_PER_GOLD);
}

// What is printed in Dungeon Lords and stands in no view, in as few words as it takes to play.

/** What the three spaces of each order offer. */
export const SPACES: Readonly<Record<string, readonly string[]>> = {
  'get-food': ['2 food for 1 gold', '3 food for 1 evil', '3 food and 1 gold for 2 evil'],
  'improve-reputation': ['1 good and a spy', '2 good', '2 good and a spy for 1 gold'],
  'dig-tunnels': ['2 imps', '3 imps', '4 imps and a foreman'],
  'mine-gold': ['2 imps', '3 imps', '4 imps and a foreman'],
  'recruit-imps': ['1 imp for 1 food', '2 imps for 2 food', '2 imps for 1 food and 1 gold'],
  'buy-traps': ['1 trap for 1 gold', '1 trap', '2 traps for 2 gold'],
  'hire-monster': ['a creature', 'a creature', 'a creature for 1 food'],
  'build-room': ['a room', 'a room for 1 gold', 'a room for 1 gold'],
};

/** What it costs to hire a creature, and to keep it on payday. */
export const CREATURES: Readonly<Record<string, string>> = {
  goblin: '1 food',
  slime: '1 food',
  ghost: '1 evil',
  troll: '2 food',
  witch: '1 food and 1 evil',
  vampire: '2 evil',
  golem: '1 gold and a trap',
  dragon: '2 food and 2 evil',
  demon: '1 evil and a monster',
};

/** The hit points of the four heroes of a class and a year. */
const HIT_POINTS: Readonly<Record<string, readonly number[]>> = {
  'y1-warrior': [3, 4, 4, 5],
  'y2-warrior': [5, 6, 7, 8],
  y1: [3, 3, 4, 4],
  y2: [4, 5, 5, 6],
};

/** How often each of them bears the icon of the class. */
const ICONS: Readonly<Record<string, readonly number[]>> = { y1: [1, 2, 1, 2], y2: [2, 2, 3, 3] };

/** `y1-thief-2 (3 hit points, 2 icons)` */
export function heroWords(id: string): string {
  if (id === 'paladin-year1') return `${id} (5 hit points, 2 of each icon)`;
  if (id === 'paladin-year2') return `${id} (8 hit points, 3 of each icon)`;
  const [year = '', heroClass = '', number = ''] = id.split('-');
  const points = (HIT_POINTS[`${year}-${heroClass}`] ?? HIT_POINTS[year])?.[Number(number) - 1];
  if (points === undefined) return id;
  const icons = heroClass === 'warrior' ? 0 : ICONS[year]?.[Number(number) - 1];
  return icons
    ? `${id} (${points} hit points, ${icons === 1 ? '1 icon' : `${icons} icons`})`
    : `${id} (${points} hit points)`;
}

// What holdings are worth, in points at the end of the game.
import { creatureCard, isMonster } from '@undertow/shared/dungeon-lords/cards/creatures.ts';
import { paladinOfYear } from '@undertow/shared/dungeon-lords/cards/heroes.ts';
import { roomCard } from '@undertow/shared/dungeon-lords/cards/rooms.ts';
import type { CreatureId, EventId, Hero } from '@undertow/shared/dungeon-lords/state.ts';
import { TUNNEL } from '@undertow/shared/dungeon-lords/state.ts';
import { LAST_COMBAT_ROUND, LAST_YEAR } from '@undertow/shared/dungeon-lords/table.ts';
import { forecast } from './defence.ts';
import type { Holdings } from './holdings.ts';
import type { Outlook } from './outlook.ts';

const RED_MARK = 3;
const BLACK_ZONE = 10;
/** What is likely to be needed in the next round counts less than what is due now. */
const NEXT = 0.5;

/** So many of a kind, each worth less than the one before. */
function some(count: number, first: number, enough: number): number {
  return first * enough * (1 - Math.exp(-Math.max(0, count) / enough));
}

export function worthOf(outlook: Outlook, holdings: Holdings): number {
  const { view } = outlook;
  // The event of this round comes before its heroes, that of the next one later.
  const now = suffer(holdings, view.event);
  const next = suffer(now.left, view.preview.event);
  return now.points + NEXT * next.points + worthOfRest(outlook, now.left);
}

/** What is left after payday or taxes, and the points that they cost. */
function suffer(has: Holdings, event: EventId | null): { left: Holdings; points: number } {
  if (event === 'taxes') {
    const tax = Math.ceil((has.tunnels + has.rooms.length + has.conquered) / 2);
    const missing = Math.max(0, tax - has.gold);
    return { left: { ...has, gold: has.gold - tax + missing }, points: -RED_MARK * missing };
  }
  if (event !== 'payday') return { left: has, points: 0 };
  let { food, gold, evil } = has;
  let points = 0;
  for (const id of has.creatures) {
    const { price } = creatureCard(id);
    if (food < (price.food ?? 0) || gold < (price.gold ?? 0) || price.monster) {
      points -= 3;
      continue;
    }
    food -= price.food ?? 0;
    gold -= price.gold ?? 0;
    evil += price.evil ?? 0;
  }
  return { left: { ...has, food, gold, evil }, points };
}

function worthOfRest(outlook: Outlook, has: Holdings): number {
  const { roundsLeft } = outlook;
  const use = Math.min(1, roundsLeft / 4);
  return (
    some(has.food, 1.1 * use, 4) +
    some(has.gold, 1 * use, 4) +
    some(has.imps, 1.2 * use, 6) +
    some(has.tunnels, 0.9, 6) +
    some(has.spied, 0.4, 3) +
    has.rooms.reduce((sum, id) => sum + worthOfRoom(outlook, has, id), 0) +
    worthOfCreatures(outlook, has) +
    some(has.traps.length, outlook.view.year === LAST_YEAR ? 0.1 : 0.4, 4) -
    RED_MARK * has.redMarks +
    forecast(partyOf(outlook, has.evil), {
      creatures: has.creatures,
      traps: has.traps,
      tiles: has.tunnels + has.rooms.length,
      year: outlook.view.year,
      rounds: LAST_COMBAT_ROUND,
    }) +
    titles(outlook, has)
  );
}

/** Monsters count at the end, and are of use in the next year: if they are paid. */
function worthOfCreatures({ view }: Outlook, has: Holdings): number {
  const later = view.year === LAST_YEAR ? 0 : 0.8;
  return has.creatures.reduce((sum, id) => sum + (isMonster(id) ? 1 : 0) + later, 0);
}

export function worthOfRoom({ roundsLeft, view }: Outlook, has: Holdings, id: string): number {
  const { production, prestige, perTitleAlone } = roomCard(id);
  let points = 2;
  if (production) points += 0.25 * Math.max(0, roundsLeft - 1) * (has.imps >= production.workers ? 1 : 0.5);
  if (prestige) points += has.creatures.reduce((sum, creature) => sum + (prestige[creature] ?? 0), 0);
  points += perTitleAlone?.[view.seats.length] ?? 0;
  return points;
}

/** Who is likely to come: those who are here, and by the place on the Evilometer those who are to be handed out. */
export function partyOf(outlook: Outlook, evil: number): readonly Hero[] {
  const { view, own, seat, state } = outlook;
  const better = view.seats.filter(
    (other, i) => i !== seat && (other.evil < evil || (other.evil === evil && isEarlier(outlook, i))),
  ).length;
  const dummy = view.dummyEvil !== null && view.dummyEvil <= evil ? 1 : 0;
  const coming = [view.heroes, view.preview.heroes].flatMap((heroes) => heroes[better + dummy] ?? []);
  const party: Hero[] = [...own.party, ...coming.map((id) => ({ id }))];
  const usual = `y${view.year}-priest-3`;
  if (view.phase !== 'combat')
    while (party.filter(({ id }) => !id.startsWith('paladin')).length < 3) party.push({ id: usual });
  if (callsPaladin(outlook, evil)) party.unshift({ id: paladinOfYear(state.year) });
  return party;
}

function isEarlier({ view, seat }: Outlook, other: number): boolean {
  const seats = view.seats.length;
  return (other - view.starting + seats) % seats < (seat - view.starting + seats) % seats;
}

function callsPaladin({ view, seat }: Outlook, evil: number): boolean {
  const { at, seat: host } = view.paladin;
  if (evil < BLACK_ZONE || (at !== 'tent' && at !== 'party') || host === seat) return false;
  return host === null || evil > (view.seats[host]?.evil ?? 0);
}

const TITLE = 2.5;

/** How likely each title is, seeing what others have now. */
function titles({ view, seat, roundsLeft }: Outlook, has: Holdings): number {
  const spread = 1 + roundsLeft / 3;
  const others = view.seats.filter((_, i) => i !== seat);
  const chance = (mine: number, measure: (other: (typeof others)[number]) => number, scale = 1) => {
    const most = Math.max(0, ...others.map(measure));
    return 1 / (1 + Math.exp((-4 * (mine - most)) / (spread * scale)));
  };
  return (
    TITLE *
    (chance(has.evil, ({ evil }) => evil, 1.5) +
      chance(has.rooms.length, ({ dungeon }) => dungeon.filter(({ tile }) => tile !== TUNNEL).length) +
      chance(has.tunnels, ({ dungeon }) => dungeon.filter(({ tile }) => tile === TUNNEL).length, 1.5) +
      chance(has.creatures.filter(isMonster).length, ({ creatures }) => monsters(creatures)) +
      chance(has.imps, ({ imps }) => imps, 1.5) +
      chance(has.food + has.gold + has.traps.length, (other) => other.food + other.gold + other.trapCount, 2))
  );
}

function monsters(creatures: readonly { readonly id: CreatureId }[]): number {
  return creatures.filter(({ id }) => isMonster(id)).length;
}

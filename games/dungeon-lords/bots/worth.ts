// The worth of holdings, in points at the end of the game.
import { creatureCard, isMonster } from '../rules/cards/creatures.ts';
import { paladinOfYear } from '../rules/cards/heroes.ts';
import { type SpecialEffect, specialEvent } from '../rules/cards/printed.ts';
import { roomCard, roomOf } from '../rules/cards/rooms.ts';
import { isInBlackZone } from '../rules/ranking.ts';
import type { EventId, Hero, HeroId } from '../rules/state.ts';
import { LAST_COMBAT_ROUND, LAST_YEAR } from '../rules/table.ts';
import { taxOn } from '../rules/taxes.ts';
import type { SeatView, View } from '../view.ts';
import { type Force, forceOf, forecast } from './defence.ts';
import type { Holdings } from './holdings.ts';
import { foundIn, noted, type Outlook } from './outlook.ts';

const RED_MARK = 3;
const UNPAID = 3;
const NEXT = 0.8;
const LATER = 0.4;

/** So many of a kind, each worth less than the one before. */
function some(count: number, first: number, enough: number): number {
  return first * enough * (1 - Math.exp(-Math.max(0, count) / enough));
}

export function worthOf(outlook: Outlook, holdings: Holdings): number {
  let [left, points] = [holdings, 0];
  for (const { event, weight } of noted(outlook, 'events', () => eventsToCome(outlook.view))) {
    const suffered = suffer(outlook, left, event);
    left = suffered.left;
    points += weight * suffered.points;
  }
  return points + worthWithout(outlook, left);
}

interface Due {
  readonly event: EventId;
  readonly weight: number;
}

/** What is due now counts in full, and less what comes later. When two tiles are known, so is the third. */
function eventsToCome({ event, events, preview }: View): readonly Due[] {
  const open = ALL_EVENTS.filter((each) => !events.includes(each));
  const last = open.length === 1 ? open[0] : undefined;
  const due: Due[] = [];
  if (event) due.push({ event, weight: 1 });
  if (preview.event) due.push({ event: preview.event, weight: NEXT });
  if (last) due.push({ event: last, weight: LATER });
  return due;
}

const ALL_EVENTS: readonly EventId[] = ['payday', 'taxes', 'special'];

interface Suffered {
  readonly left: Holdings;
  readonly points: number;
}

/** What is left after an event, and the points that it costs. */
function suffer({ view }: Outlook, has: Holdings, event: EventId): Suffered {
  switch (event) {
    case 'taxes':
      return payGold(has, taxOn(has.tunnels + has.rooms.length + has.conquered));
    case 'payday':
      return payCreatures(has);
    case 'special':
      return view.specialEvent ? sufferSpecial(has, specialEvent(view.specialEvent).effect) : { left: has, points: 0 };
  }
}

/** So much is due, and for what is missing there are red marks. */
function payGold(has: Holdings, due: number): Suffered {
  const paid = Math.min(due, has.gold);
  return { left: { ...has, gold: has.gold - paid }, points: -RED_MARK * (due - paid) };
}

function payCreatures(has: Holdings): Suffered {
  let { food, gold, evil } = has;
  let points = 0;
  for (const id of has.creatures) {
    const { price } = creatureCard(id);
    if (food < (price.food ?? 0) || gold < (price.gold ?? 0) || price.monster) {
      points -= UNPAID;
      continue;
    }
    food -= price.food ?? 0;
    gold -= price.gold ?? 0;
    evil += price.evil ?? 0;
  }
  return { left: { ...has, food, gold, evil }, points };
}

/** As far as one can provide for it. */
function sufferSpecial(has: Holdings, effect: SpecialEffect): Suffered {
  switch (effect.kind) {
    case 'per-room':
      return payGold(has, has.rooms.length);
    case 'lose-half':
      return { left: { ...has, [effect.resource]: Math.ceil(has[effect.resource] / 2) }, points: 0 };
    case 'move-evil':
      return { left: { ...has, evil: has.evil + effect.amount }, points: 0 };
    default:
      return { left: has, points: 0 };
  }
}

/** Without what is due in the events. */
function worthWithout(outlook: Outlook, has: Holdings): number {
  const { roundsLeft, view } = outlook;
  const use = Math.min(1, roundsLeft / 4);
  const isLast = view.year === LAST_YEAR;
  let points =
    some(has.food, 1.3 * use, 4) +
    some(has.gold, use, 4) +
    some(has.imps, 1.6 * use, 6) +
    some(has.tunnels, 0.3 + 0.6 * use, 6) +
    some(has.spied, 0.4, 3) +
    some(has.traps.length, isLast ? 0.1 : 0.4, 4) -
    RED_MARK * has.redMarks;
  for (const id of has.rooms) points += worthOfRoom(outlook, has, id);
  // Monsters count at the end, and creatures are of use in the next year.
  for (const id of has.creatures) points += (isMonster(id) ? 1 : 0) + (isLast ? 0 : 0.8);
  return points + combatToCome(outlook, has) + titles(outlook, has);
}

/** What the combat of the year may bring, with the heroes who are here and those who are likely to come. */
export function combatToCome(outlook: Outlook, { creatures, traps, tunnels, rooms, evil }: Holdings): number {
  const rounds = LAST_COMBAT_ROUND;
  const tiles = Math.min(rounds, tunnels + rooms.length);
  // Many plans lead to the same creatures and traps.
  const byCreatures: Combats = noted(outlook, 'combats', () => new Map());
  const byTraps = foundIn(byCreatures, creatures, () => new Map());
  return foundIn(
    foundIn(byTraps, traps, () => new Map()),
    evil * (rounds + 1) + tiles,
    () => forecast(expectedForce(outlook, evil), { creatures, traps, tiles, year: outlook.view.year, rounds }),
  );
}

type Combats = Map<Holdings['creatures'], Map<Holdings['traps'], Map<number, number>>>;

export function worthOfRoom({ roundsLeft, view }: Outlook, has: Holdings, id: string): number {
  const { production, prestige, perTitleAlone } = roomCard(id);
  let points = 2;
  if (production) points += 0.25 * Math.max(0, roundsLeft - 1) * (has.imps >= production.workers ? 1 : 0.5);
  if (prestige) for (const creature of has.creatures) points += prestige[creature] ?? 0;
  return points + (perTitleAlone?.[view.seats.length] ?? 0);
}

function expectedForce(outlook: Outlook, evil: number): Force {
  return noted(outlook, `force at ${evil}`, () => forceOf(expectedParty(outlook, evil)));
}

const USUAL_HERO = ['', 'y1-priest-3', 'y2-priest-2'];

/** Who is here, who is likely to be handed out to a seat at this place of the Evilometer, and who else may come. */
function expectedParty(outlook: Outlook, evil: number): readonly Hero[] {
  const { view, own, seat } = outlook;
  const better = view.seats.filter(
    (other, i) => i !== seat && (other.evil < evil || (other.evil === evil && isEarlier(outlook, i))),
  ).length;
  const dummy = view.dummyEvil !== null && view.dummyEvil <= evil ? 1 : 0;
  const party = own.party.slice();
  for (const heroes of [view.heroes, view.preview.heroes]) {
    const id = heroes[better + dummy];
    if (id) party.push({ id });
  }
  for (let unknown = LAST_COMBAT_ROUND - view.round - 1; unknown > 0; unknown--)
    party.push({ id: USUAL_HERO[view.year] as HeroId });
  return callsPaladin(outlook, evil) ? [{ id: paladinOfYear(view.year) }, ...party] : party;
}

function isEarlier({ view, seat }: Outlook, other: number): boolean {
  const seats = view.seats.length;
  return (other - view.starting + seats) % seats < (seat - view.starting + seats) % seats;
}

function callsPaladin({ view, seat }: Outlook, evil: number): boolean {
  const { at, seat: host } = view.paladin;
  if (!isInBlackZone(evil) || (at !== 'tent' && at !== 'party') || host === seat) return false;
  return host === null || evil > (view.seats[host]?.evil ?? 0);
}

const TITLE = 2.5;

type Measures = readonly [
  evil: number,
  rooms: number,
  tunnels: number,
  monsters: number,
  imps: number,
  treasure: number,
];

/** How far ahead one is surely ahead. */
const SPREADS: Measures = [1.5, 1, 1.5, 1, 1.5, 2];

/** How likely each title is, seeing what others have now. */
function titles(outlook: Outlook, has: Holdings): number {
  const rivals = noted(outlook, 'measures', () => bestOfOthers(outlook));
  let monsters = 0;
  for (const id of has.creatures) if (isMonster(id)) monsters++;
  const own = [has.evil, has.rooms.length, has.tunnels, monsters, has.imps, has.food + has.gold + has.traps.length];
  const spread = 1 + outlook.roundsLeft / 3;
  let chance = 0;
  for (let i = 0; i < own.length; i++) {
    const ahead = (own[i] as number) - (rivals[i] as number);
    chance += 1 / (1 + Math.exp((-4 * ahead) / (spread * (SPREADS[i] as number))));
  }
  return TITLE * chance;
}

function bestOfOthers({ view, seat }: Outlook): readonly number[] {
  const all = view.seats.filter((_, i) => i !== seat).map(measuresOf);
  return SPREADS.map((_, i) => Math.max(0, ...all.map((measures) => measures[i] as number)));
}

function measuresOf({ evil, dungeon, creatures, imps, food, gold, trapCount }: SeatView): Measures {
  const rooms = dungeon.filter(({ tile }) => roomOf(tile)).length;
  const monsters = creatures.filter(({ id }) => isMonster(id)).length;
  return [evil, rooms, dungeon.length - rooms, monsters, imps, food + gold + trapCount];
}

// Heroes come to a party, are hurt and healed, are imprisoned, freed, or leave.
import type { Seat } from '@undertow/shared/table/game.ts';
import { heroCard, isPaladin, paladinOfYear } from '../cards/heroes.ts';
import type { DamageCause } from '../events.ts';
import { hitPointsOf, isIllusion } from '../party.ts';
import type { Hero, HeroId } from '../state.ts';
import { ILLUSION } from '../state.ts';
import type { DungeonTable } from '../table.ts';
import { checked, itemAt, replaced, withoutLast, withoutPlace, write, writePlayer } from './write.ts';

/** The weakest hero still to be assigned comes to a seat: a warrior to the front, others to the back (D83). */
export function assignHero(table: DungeonTable, seat: Seat): void {
  const hero = takeFirstHero(table);
  const player = writePlayer(table, seat);
  const paladins = player.party.filter(({ id }) => isPaladin(id));
  const others = player.party.filter(({ id }) => !isPaladin(id));
  const isFirst = heroCard(hero).class === 'warrior';
  player.party = isFirst ? [...paladins, { id: hero }, ...others] : [...paladins, ...others, { id: hero }];
  table.tell({ type: 'heroArrived', seat, hero });
}

/** The weakest hero still to be assigned falls to the dummy, and leaves the game (D82). */
export function discardHero(table: DungeonTable): void {
  table.tell({ type: 'heroDiscarded', hero: takeFirstHero(table) });
}

function takeFirstHero(table: DungeonTable): HeroId {
  const state = write(table);
  const hero = itemAt(state.heroes, 0);
  state.heroes = state.heroes.slice(1);
  return hero;
}

export function hurt(
  table: DungeonTable,
  seat: Seat,
  place: number,
  damage: number,
  prevented: number,
  cause: DamageCause,
): void {
  if (damage + prevented === 0) return;
  const hero = heroAt(table, seat, place);
  if (damage > 0) change(table, seat, place, { ...hero, damage: (hero.damage ?? 0) + damage });
  table.tell({ type: 'heroHurt', seat, hero: hero.id, place, damage, prevented, cause });
}

/** Those whose damage reaches their hit points go to the prison, without it; illusions vanish, and alone they do not stay (D88, D139). */
export function removeFallen(table: DungeonTable, seat: Seat): void {
  const player = writePlayer(table, seat);
  for (let i = 0; i < player.party.length; ) {
    const hero = heroAt(table, seat, i);
    if ((hero.damage ?? 0) < hitPointsOf(hero)) i++;
    else imprison(table, seat, i);
  }
  while (player.party.length > 0 && player.party.every(isIllusion)) imprison(table, seat, 0);
}

function imprison(table: DungeonTable, seat: Seat, place: number): void {
  const player = writePlayer(table, seat);
  const { id } = heroAt(table, seat, place);
  player.party = withoutPlace(player.party, place);
  if (id === ILLUSION) {
    table.tell({ type: 'illusionVanished', seat });
    return;
  }
  player.prison = [...player.prison, id];
  if (isPaladin(id)) write(table).paladin = { at: 'prison', seat };
  table.tell({ type: 'heroImprisoned', seat, hero: id });
}

export function heal(table: DungeonTable, seat: Seat, place: number, points: number, by: 'heroes' | 'spell'): void {
  if (points === 0) return;
  const { damage = 0, ...hero } = heroAt(table, seat, place);
  const left = damage - checked(points, damage, 'points of damage to heal');
  change(table, seat, place, left > 0 ? { ...hero, damage: left } : hero);
  table.tell({ type: 'heroHealed', seat, hero: hero.id, place, points, by });
}

export function poison(table: DungeonTable, seat: Seat, place: number, damage: number): void {
  const hero = heroAt(table, seat, place);
  change(table, seat, place, { ...hero, poison: (hero.poison ?? 0) + damage });
  table.tell({ type: 'heroPoisoned', seat, hero: hero.id, damage });
}

/** The poison has taken effect. */
export function endPoison(table: DungeonTable, seat: Seat, place: number): void {
  const { poison: _, ...hero } = heroAt(table, seat, place);
  change(table, seat, place, hero);
}

export function addHitPoints(table: DungeonTable, seat: Seat, place: number, points: number): void {
  const hero = heroAt(table, seat, place);
  change(table, seat, place, { ...hero, bonus: (hero.bonus ?? 0) + points });
  table.tell({ type: 'hitPointsGained', seat, hero: hero.id, points });
}

/** An illusion steps in front of all. What a spell gives it beyond its one hit point is a bonus (D139). */
export function addIllusion(table: DungeonTable, seat: Seat, hitPoints: number): void {
  const player = writePlayer(table, seat);
  const bonus = hitPoints - heroCard(ILLUSION).hitPoints;
  player.party = [bonus === 0 ? { id: ILLUSION } : { id: ILLUSION, bonus }, ...player.party];
  table.tell({ type: 'illusionJoined', seat });
}

/** A prisoner leaves the game (D149). That of the first year may still be in prison when another one is in play. */
export function freePrisoner(table: DungeonTable, seat: Seat, hero: HeroId): void {
  const state = write(table);
  const player = writePlayer(table, seat);
  player.prison = withoutLast(player.prison, hero);
  if (hero === paladinOfYear(state.year)) state.paladin = { at: 'gone', seat: null };
  table.tell({ type: 'prisonerFreed', seat, hero });
}

/** Heroes that still stand after the combat leave the game, a paladin among them (D144). */
export function discardParties(table: DungeonTable): void {
  const state = write(table);
  state.seats.forEach((player, seat) => {
    const heroes = player.party.filter((hero) => !isIllusion(hero)).map(({ id }) => id);
    if (heroes.some(isPaladin)) state.paladin = { at: 'gone', seat: null };
    player.party = [];
    if (heroes.length > 0) table.tell({ type: 'heroesLeft', seat, heroes });
  });
}

function heroAt(table: DungeonTable, seat: Seat, place: number): Hero {
  return itemAt(writePlayer(table, seat).party, place);
}

function change(table: DungeonTable, seat: Seat, place: number, hero: Hero): void {
  const player = writePlayer(table, seat);
  player.party = replaced(player.party, place, hero);
}

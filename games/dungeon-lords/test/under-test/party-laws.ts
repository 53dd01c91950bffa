// The laws of heroes and of the paladin (D14-D18, D83, D84, D88, D139, D164).
import type { Hero, Player, State } from '../../rules/state.ts';
import { HEROES, PALADINS } from './box.ts';
import { assignedHeroes, isBuilding, isCount, isTraining, type Laws } from './facts.ts';

const ILLUSION = 'illusion';
const BLACK_ZONE = 10;

export function partyLaws(state: State): Laws {
  const { seats, year, stage, combatRound } = state;
  const all = seats.flatMap(({ party }) => party);
  const isBeforeCombat = isBuilding(state) || combatRound === (stage === 'battlePlans' ? 1 : 0);
  const [least, most] = assignedHeroes(state);
  return {
    'heroes are those of the box, paladins and illusions': seats.every(({ party, prison }) =>
      [...party.map(({ id }) => id), ...prison].every((id) => HEROES.has(id) || id in PALADINS || id === ILLUSION),
    ),
    'whoever has as much damage as hit points is gone': all.every(
      (hero) => isCount(hero.damage ?? 0) && (hero.damage ?? 0) < hitPointsOf(hero),
    ),
    'heroes are unhurt before the combat': !isBeforeCombat || all.every((hero) => Object.keys(hero).join() === 'id'),
    'every player is assigned one hero a round':
      !isBuilding(state) || seats.every(({ party }) => regularIn(party) >= least && regularIn(party) <= most),
    'a party has three regular heroes at most, with those that it has lost': seats.every(
      ({ party, prison }) => regularIn(party) + prison.filter((id) => isOfYear(id, year)).length <= 3,
    ),
    'illusions stand before the paladin, he before warriors, and they before the others, unless the fight is a training':
      isTraining(state) || seats.every(isInOrder),
    'illusions are of the second year, one in a party at most, and never alone': seats.every(({ party }) => {
      const illusions = party.filter(({ id }) => id === ILLUSION).length;
      return illusions === 0 || (illusions === 1 && year === 2 && party.length > 1 && combatRound > 0);
    }),
    'no illusion is in prison': seats.every(({ prison }) => !prison.includes(ILLUSION)),
    'poison works in battles alone': seats.every(
      ({ party, battle }) => battle !== null || party.every(({ poison }) => poison === undefined),
    ),
    'no heroes stay when a combat is over': stage !== 'ended' || all.length === 0,
  };
}

export function paladinLaws({ seats, year, paladin }: State): Laws {
  const id = `paladin-year${year}`;
  const places = seats.flatMap(({ party, prison }, seat) => [
    ...party.filter((hero) => hero.id === id).map(() => `party ${seat}`),
    ...prison.filter((hero) => hero === id).map(() => `prison ${seat}`),
  ]);
  const expected = paladin.at === 'party' || paladin.at === 'prison' ? [`${paladin.at} ${paladin.seat}`] : [];
  const black = seats.filter(({ evil }) => evil >= BLACK_ZONE);
  const host = paladin.at === 'party' ? seats[paladin.seat ?? -1] : undefined;
  const others = Object.keys(PALADINS).filter((other) => other !== id);
  return {
    'the paladin of the year is in one place': places.join() === expected.join(),
    'no seat hosts a paladin that is in the tent or gone': (paladin.seat === null) === (expected.length === 0),
    'the paladin is in the tent only while nobody is in the black zone': paladin.at !== 'tent' || black.length === 0,
    'nobody in the black zone is more evil than the host of the paladin':
      !host || black.every(({ evil }) => evil <= host.evil),
    'the paladin of another year is at most in a prison': others.every(
      (other) =>
        seats.every(({ party }) => party.every((hero) => hero.id !== other)) &&
        seats.filter(({ prison }) => prison.includes(other)).length <= 1,
    ),
  };
}

const ILLUSION_HIT_POINTS = 1;

function hitPointsOf({ id, bonus = 0 }: Hero): number {
  return (HEROES.get(id)?.hitPoints ?? PALADINS[id] ?? ILLUSION_HIT_POINTS) + bonus;
}

function regularIn(party: readonly Hero[]): number {
  return party.filter(({ id }) => HEROES.has(id)).length;
}

function isOfYear(id: string, year: number): boolean {
  return id.startsWith(`y${year}-`);
}

function isInOrder({ party }: Player): boolean {
  const ranks = party.map(({ id }) => {
    if (id === ILLUSION) return 0;
    if (id in PALADINS) return 1;
    return HEROES.get(id)?.heroClass === 'warrior' ? 2 : 3;
  });
  return ranks.every((rank, i) => i === 0 || rank >= (ranks[i - 1] ?? 0));
}

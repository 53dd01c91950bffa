// Nothing is made or lost that is in the box: what left the game is gone, and all else lies where it belongs.
import type { HeroId, State, YearBox } from '../../rules/state.ts';
import {
  COMBAT_CARDS,
  COPIES_OF_TRAP,
  CREATURES,
  CREATURES_OF_YEAR,
  EVENTS,
  FIRST_YEAR_ROOMS,
  HEROES,
  HEROES_OF_YEAR,
  ROOMS_OF_YEAR,
  SECOND_YEAR_ROOMS,
  SPECIAL_EVENTS,
  TRAPS,
} from './box.ts';
import {
  areDifferent,
  assignedHeroes,
  hasBegun,
  heroesOfRound,
  isBuilding,
  isOver,
  isTraining,
  type Laws,
  preparedRounds,
  tally,
} from './facts.ts';

const FIRST_YEAR = Object.keys(FIRST_YEAR_ROOMS);

export function stockLaws(state: State): Laws {
  if (isTraining(state)) return {};
  return { ...trapLaws(state), ...tileLaws(state), ...heroLaws(state), ...cardLaws(state), ...eventLaws(state) };
}

function trapLaws({ trapDeck, trapDiscard, seats }: State): Laws {
  const held = seats.flatMap(({ traps, battle }) => [...traps, ...(battle?.traps ?? [])]);
  const all = tally([...trapDeck, ...trapDiscard, ...held]);
  return {
    'of each of nine traps three lie in the deck, the discard pile, the hands and the plans':
      all.size === TRAPS.length && TRAPS.every((id) => all.get(id) === COPIES_OF_TRAP),
  };
}

function tileLaws(state: State): Laws {
  const { year, round, seats, offer, creaturePile, roomPile, nextYear } = state;
  const prepared = preparedRounds(state);
  const creatures = [
    ...creaturePile,
    ...offer.creatures,
    ...seats.flatMap((seat) => seat.creatures.map(({ id }) => id)),
  ];
  const rooms = [...roomPile, ...offer.rooms, ...seats.flatMap(({ dungeon }) => builtIn(dungeon))];
  const hasLost = year > 1 || round > 1;
  return {
    'no creature is there more often than in the box': [...tally(creatures)].every(
      ([id, count]) => count <= copies(id, 1) + (year === 2 ? copies(id, 2) : 0),
    ),
    'three creatures a round come from the pile': creaturePile.length === CREATURES_OF_YEAR - 3 * prepared,
    'at most three creatures and two rooms are on offer': offer.creatures.length <= 3 && offer.rooms.length <= 2,
    'no creature leaves the game in the first round': hasLost || creatures.length === CREATURES_OF_YEAR,
    'every room is there once at most, and in its year': isSubset(rooms, [
      ...FIRST_YEAR,
      ...(year === 2 ? SECOND_YEAR_ROOMS : []),
    ]),
    'two rooms a round come from the pile': roomPile.length === ROOMS_OF_YEAR - 2 * prepared,
    'no room leaves the game in the first round': hasLost || rooms.length === ROOMS_OF_YEAR,
    'the tiles of the second year wait for it': (year === 1) === (nextYear !== null) && isWholeYear(nextYear),
  };
}

function isWholeYear(box: YearBox | null): boolean {
  if (!box) return true;
  const creatures = tally(box.creatures);
  return (
    Object.keys(CREATURES).every((id) => creatures.get(id) === copies(id, 2)) &&
    isSame(box.rooms, SECOND_YEAR_ROOMS) &&
    isSame(box.heroes, heroesOf(2))
  );
}

function heroLaws(state: State): Laws {
  const { year, seats, heroPile, preview, heroes, round } = state;
  const parties = seats.flatMap(({ party }) => party.map(({ id }) => id)).filter((id) => HEROES.has(id));
  const prisons = seats.flatMap(({ prison }) => prison).filter((id) => HEROES.has(id));
  const ofYear = heroesOf(year);
  const free = [...heroPile, ...preview.heroes, ...heroes, ...parties];
  const [least, most] = seats.length === 2 ? assignedHeroes(state) : [0, 0];
  const discarded = HEROES_OF_YEAR - free.length;
  const perRound = heroesOfRound(state);
  const isPreviewed = isOver(state, 'preparation') && isBuilding(state) && round < 4;
  const levels = preview.heroes.map(levelOf);
  return {
    'no hero is in two places': areDifferent([...free, ...prisons]),
    'the heroes of the year alone come': free.every((id) => ofYear.includes(id)),
    'of the heroes of the year only those leave before the combat that fall to the dummy':
      !isBuilding(state) || (discarded >= least && discarded <= most),
    'as many heroes as are needed come from the pile, in three rounds':
      heroPile.length === HEROES_OF_YEAR - perRound * Math.min(3, preparedRounds(state)),
    'the heroes of the next round are known, the weakest first':
      preview.heroes.length === (isPreviewed ? perRound : 0) &&
      levels.every((level, i) => i === 0 || level >= (levels[i - 1] ?? 0)),
    'the heroes of a round differ in level, as far as the pile allows that':
      new Set(levels).size !== 1 || heroPile.every((id) => levelOf(id) === levels[0]),
    'the heroes of the round wait until they are assigned':
      isOver(state, 'heroes') || round === 1
        ? heroes.length === 0
        : hasBegun(state, 'heroes')
          ? heroes.length <= perRound
          : heroes.length === perRound,
  };
}

function cardLaws({ options, year, combatCards, specialEvent, nextYear }: State): Laws {
  const special = [specialEvent, ...(nextYear ? [nextYear.specialEvent] : [])];
  return {
    'four combat cards of the year lie in the city': isDraw(combatCards, year),
    'four combat cards wait for the second year': !nextYear || isDraw(nextYear.combatCards, 2),
    'each year of the full game has a special event, and the simple game none': options.full
      ? isSubset(special, SPECIAL_EVENTS)
      : special.every((card) => card === null),
  };
}

function eventLaws(state: State): Laws {
  const { events, event, preview, round, specialEvent } = state;
  const isPreviewed = isOver(state, 'preparation') && isBuilding(state) && round < 4;
  const waits = state.stage === 'heroes' && specialEvent === 'impatient-heroes' && events[round - 2] === 'special';
  const isDue = round > 1 && (waits || !isOver(state, 'event'));
  return {
    'the three event tiles lie on spring, summer and autumn': isSame(events, EVENTS),
    'the event of the next round is known': preview.event === (isPreviewed ? events[round - 1] : null),
    'the event of the round is that of its season, until it has been resolved':
      event === (isDue ? events[round - 2] : null),
  };
}

function copies(id: string, year: number): number {
  return CREATURES[id]?.[year - 1] ?? 0;
}

function builtIn(dungeon: State['seats'][number]['dungeon']): string[] {
  return dungeon.map(({ tile }) => tile).filter((tile) => tile !== 'tunnel');
}

function heroesOf(year: number): HeroId[] {
  return [...HEROES.keys()].filter((id) => id.startsWith(`y${year}-`));
}

function levelOf(id: HeroId): number {
  return HEROES.get(id)?.level ?? 0;
}

function isDraw(cards: readonly string[], year: number): boolean {
  return cards.length === 4 && isSubset(cards, COMBAT_CARDS[year - 1] ?? []);
}

/** Whether all of these are among those, none of them twice. */
function isSubset(some: readonly unknown[], all: readonly unknown[]): boolean {
  return new Set(some).size === some.length && some.every((id) => all.includes(id));
}

function isSame(some: readonly string[], all: readonly string[]): boolean {
  return some.length === all.length && isSubset(some, all);
}

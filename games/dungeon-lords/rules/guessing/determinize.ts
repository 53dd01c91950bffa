// Draws a full position at random that agrees with all that a seat sees and remembers.
import type { Seat } from '@undertow/shared/table/game.ts';
import { fill, lessAll, Pool, Supply } from '@undertow/shared/table/pool.ts';
import { type Random, shuffle } from '@undertow/shared/table/random.ts';
import type { BattleView, SeatView, View } from '../../view.ts';
import { creaturesOfYear } from '../cards/creatures.ts';
import { heroesOfYear } from '../cards/heroes.ts';
import { orderIds } from '../cards/orders.ts';
import { combatCardsOfYear, specialEventIds, trapDeck } from '../cards/printed.ts';
import { roomsOfYear } from '../cards/rooms.ts';
import { EVENTS, yearBox } from '../setup.ts';
import type { Battle, CombatCardId, EventId, Player, State, TrapId } from '../state.ts';
import { LAST_YEAR } from '../table.ts';
import type { Memory } from './memory.ts';
import { mayBePlanned } from './planned-traps.ts';

export function determinize(view: View, seat: Seat, memory: Memory | undefined, random: Random): State {
  const { hands, plans, ...traps } = dealTraps(view, memory, random);
  const [special = null, specialOfNext = null] = specialEvents(view, memory, random);
  const { year } = view;
  const box = BOXES[year - 1] as Box;
  const turnedUp = turnedUpIn(view, memory);
  return {
    options: view.options,
    seats: view.seats.map((one, i) => playerFrom(one, hands[i] ?? [], plans[i] ?? [], random)),
    year,
    round: view.round,
    stage: view.stage,
    starting: view.starting,
    done: view.done,
    offer: view.offer,
    preview: view.preview,
    heroes: view.heroes,
    event: view.event,
    events: guessEvents(view, random),
    specialEvent: special,
    minions: view.minions,
    dummies: view.dummies,
    dummyEvil: view.dummyEvil,
    paladin: view.paladin,
    combatCards: guessCombatCards(view, seat, random),
    combatRound: view.combatRound,
    toFight: view.toFight,
    ...traps,
    heroPile: pileOf(box.heroes, turnedUp.heroes, view.heroPileCount, random),
    creaturePile: pileOf(box.creatures, turnedUp.creatures, view.creaturePileCount, random),
    roomPile: pileOf(box.rooms, turnedUp.rooms, view.roomPileCount, random),
    // A training fight is of one year.
    nextYear: year < LAST_YEAR && view.options.training === undefined ? yearBox(year + 1, specialOfNext, random) : null,
    subject: view.subject,
    scores: view.ended ? view.seats.map(({ score }) => score) : null,
  };
}

function playerFrom(shown: SeatView, traps: readonly TrapId[], planned: readonly TrapId[], random: Random): Player {
  return {
    food: shown.food,
    gold: shown.gold,
    imps: shown.imps,
    impsWorked: shown.impsWorked,
    trollTokens: shown.trollTokens,
    trollsWorked: shown.trollsWorked,
    evil: shown.evil,
    redMarks: shown.redMarks,
    dungeon: shown.dungeon,
    creatures: shown.creatures,
    traps,
    prison: shown.prison,
    party: shown.party,
    hand: shown.hand,
    blocked: shown.blocked,
    drawn: shown.drawn ?? shuffle(random, [...orderIds]).slice(0, shown.drawnCount),
    played: shown.played,
    spied: shown.spied,
    battle: shown.battle && battleFrom(shown.battle, planned),
  };
}

function battleFrom({ tile, bait, step, iconsUsed, effects }: BattleView, traps: readonly TrapId[]): Battle {
  return { tile, traps, bait, step, iconsUsed, effects };
}

const TRAPS = new Supply(trapDeck);

/** Where the traps lie that the seat does not see: in plans, which can be paid, in hands, discarded, or in the deck. */
function dealTraps(view: View, memory: Memory | undefined, random: Random) {
  const pool = new Pool(TRAPS);
  for (const { traps = [], plannedTraps = [] } of view.seats) pool.less(traps).less(plannedTraps);
  const trapDiscard = pool.known(memory?.traps, view.trapDiscardCount);
  const rest = shuffle(random, pool.rest());
  const plans = view.seats.map(({ plannedTraps, battle, food, gold, imps }): readonly TrapId[] => {
    if (plannedTraps || !battle) return plannedTraps ?? [];
    const plan: TrapId[] = [];
    fill(plan, battle.trapCount, rest, mayBePlanned({ food, gold, imps }, view.year));
    return plan;
  });
  const hands = view.seats.map(({ traps, trapCount }) => traps ?? rest.splice(0, trapCount));
  trapDiscard.push(...rest.splice(0, view.trapDiscardCount - trapDiscard.length));
  return { hands, plans, trapDiscard, trapDeck: rest.slice(0, view.trapDeckCount) };
}

/** The cards that lie open or that the seat has spied, and any others of the year in between. */
function guessCombatCards({ combatCards, seats, year }: View, seat: Seat, random: Random): readonly CombatCardId[] {
  const { spied, spiedCards = [] } = seats[seat] as SeatView;
  const known = combatCards.map((card, i) => card ?? spiedCards[spied.indexOf(i + 1)]);
  const rest = combatCardsOfYear(year).filter((card) => !known.includes(card));
  shuffle(random, rest);
  return known.map((card) => card ?? (rest.pop() as CombatCardId));
}

/** The tiles that lie face down are the others, in any order. */
function guessEvents({ events }: View, random: Random): readonly EventId[] {
  const rest = shuffle(
    random,
    EVENTS.filter((event) => !events.includes(event)),
  );
  return events.map((event) => event ?? (rest.pop() as EventId));
}

/** The special event of this year, and of the next. */
function specialEvents({ options, specialEvent }: View, memory: Memory | undefined, random: Random): readonly string[] {
  if (!options.full) return [];
  const seen = memory?.specialEvents ?? [];
  const unseen = specialEventIds.filter((id) => id !== specialEvent && !seen.includes(id));
  shuffle(random, unseen);
  return specialEvent === null ? unseen : [specialEvent, ...unseen];
}

type Box = Readonly<Record<'heroes' | 'creatures' | 'rooms', Supply>>;

/** What is turned up in the course of each year. */
const BOXES: readonly Box[] = Array.from({ length: LAST_YEAR }, (_, i) => ({
  heroes: new Supply(heroesOfYear(i + 1)),
  creatures: new Supply(creaturesOfYear(i + 1)),
  rooms: new Supply(roomsOfYear(i + 1)),
}));

/** What was not turned up, in any order: of it, who came late does not know what is gone. */
function pileOf(ofYear: Supply, turnedUp: readonly string[], count: number, random: Random): readonly string[] {
  return shuffle(random, new Pool(ofYear).less(turnedUp).rest()).slice(0, count);
}

type TurnedUp = Pick<Memory, keyof Box>;

/** Who came late takes what lies open, and adds what else it remembers. */
function turnedUpIn({ year, preview, heroes, offer, seats }: View, memory: Memory | undefined): TurnedUp {
  if (memory?.isWhole) return memory;
  const both = (remembered: readonly string[] = [], open: readonly string[]) => [...open, ...lessAll(remembered, open)];
  const parties = seats.flatMap(({ party, prison }) => [...party.map(({ id }) => id), ...prison]);
  const lairs = seats.flatMap(({ creatures }) => creatures.map(({ id }) => id));
  const dungeons = seats.flatMap(({ dungeon }) => dungeon.map(({ tile }) => tile));
  return {
    heroes: both(memory?.heroes, [...preview.heroes, ...heroes, ...parties]),
    // Creatures look alike in both years: no more than there were of the first can be left of it.
    creatures: both(memory?.creatures, [
      ...offer.creatures,
      ...(year > 1 ? lessAll(lairs, creaturesOfYear(1)) : lairs),
    ]),
    rooms: both(memory?.rooms, [...offer.rooms, ...dungeons]),
  };
}

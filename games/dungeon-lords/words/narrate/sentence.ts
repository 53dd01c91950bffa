// The sentence for the events of a group: a row for each kind of event that it may begin with.
import { capitalised, count, list, type Names, ownedName, seatName } from '@undertow/shared/table/words.ts';
import { type DeedType, deedsOf, done, inTurn, isDeed } from './deeds.ts';
import type { Group } from './groups.ts';
import { acted, hurt, sprung } from './harm.ts';
import { minionsPlaced, spacesTaken } from './minions.ts';
import {
  cellName,
  combatCardText,
  creatureName,
  eventName,
  eventText,
  faces,
  heroName,
  heroNames,
  minionName,
  orderName,
  orderNames,
  spaceName,
  spellName,
  tileName,
  titleName,
} from './names.ts';
import { all, type Events, type Told, type Type } from './told.ts';

export function sentence(group: Group, cast: Names): string {
  const [event, ...others] = group;
  const who = 'seat' in event ? seatName(cast, event.seat) : '';
  if (isDeed(event)) return done(group, who);
  const deeds = deedsOf(others);
  const then = (joint: string) => (deeds.length > 0 ? `${joint}${inTurn(deeds)}` : '');
  return SENTENCES[event.type](event as never, { cast, who, group, others, deeds, then });
}

interface Telling {
  readonly cast: Names;
  readonly who: string;
  readonly group: Events;
  /** The group without its first event. */
  readonly others: Events;
  /** What the player did besides. */
  readonly deeds: readonly string[];
  /** The same in words, after this joint; empty if there was none. */
  then(joint: string): string;
}

/** No row stands for the rest, so that the compiler finds an event without a sentence. */
type Rows = {
  readonly [T in Exclude<Type, DeedType>]: (event: Told<T>, telling: Telling) => string;
};

const SEASONS = ['Winter', 'Spring', 'Summer', 'Autumn'];

const SENTENCES: Rows = {
  // The year and its rounds
  yearBegan: ({ year }) => `Year ${year} begins.`,
  roundBegan: ({ year, round, starting }, { cast }) =>
    `${SEASONS[round - 1]} of year ${year}: ${seatName(cast, starting)} is the starting player.`,
  offerTurnedUp: ({ creatures, rooms }) =>
    `On offer: ${list([...creatures.map((id) => creatureName(id, 'a')), ...rooms.map(tileName)])}.`,
  eventTurnedUp: (event) => `The next event is ${eventText(event)}`,
  heroesTurnedUp: ({ heroes }) => `The next heroes are ${heroNames(heroes, 'a')}.`,
  startingMoved: (_, { who }) => `${who} is the starting player now.`,

  // Orders
  ordersDrawn: (event, { who }) => `${who} draws ${count(event.count, 'order')}${faces([event], orderName)}.`,
  ordersBlocked: ({ orders }, { who }) => `${orderNames(orders)} are blocked for ${who}.`,
  dummyRevealed: ({ dummy, orders }, { cast, others }) =>
    `${minionName(dummy, cast)} turns up ${spacesTaken(others) || orderNames(orders)}.`,
  dummyOrderChosen: ({ dummy, order }, { cast, who, others }) =>
    `${who} sends ${minionName(dummy, cast)} to ${spacesTaken(others) || orderName(order)}.`,
  ordersRevealed: ({ card, orders }, { cast, others }) =>
    `Card ${card}: ${list(minionsPlaced(others, cast)) || orderNames(orders)}.`,
  minionPlaced: (event, { cast }) => `${minionsPlaced([event], cast)}.`,
  minionStayed: (event, { cast }) => `${minionsPlaced([event], cast)}.`,
  dummyPassed: (event, { cast }) => `${capitalised(minionName(event.dummy, cast))} leaves ${spaceName(event)}.`,
  orderDeclined: (event, { who }) => `${who} does not use ${spaceName(event)}.`,
  orderTakenBack: ({ type }, { cast, group }) =>
    `${list(all(group, type).map(({ seat, order }) => `${seatName(cast, seat)} takes ${orderName(order)} back`))}.`,
  roomUsed: ({ room, imps, trolls, fedBy }, { who, deeds }) => {
    const workers = [...(imps > 0 ? [count(imps, 'imp')] : []), ...(trolls > 0 ? [count(trolls, 'troll')] : [])];
    const source = fedBy === null ? '' : `, fed by ${tileName(fedBy)}`;
    return `${capitalised(tileName(room))}${source}: ${who} ${inTurn([`sets ${list(workers)} to work`, ...deeds])}.`;
  },

  // Events and heroes
  dummyMarkerMoved: ({ type, toward }, { group }) =>
    `The marker of the stand-ins moves ${group.length} toward ${toward}, to ${all(group, type).at(-1)?.evil}.`,
  paladinCame: ({ from }, { cast, who }) =>
    `The paladin comes to ${who}${from === null ? '' : ` from ${seatName(cast, from)}`}.`,
  paladinStayed: ({ host }, { cast, who }) =>
    `The paladin stays with ${seatName(cast, host)}: ${who} is not more evil.`,
  eventBegan: (event) => `The event is ${eventName(event)}.`,
  taxed: ({ tax }, { who, deeds }) => `${who} ${inTurn([`owes ${tax} gold in taxes`, ...deeds])}.`,
  heroArrived: ({ hero }, { who, then }) => `${capitalised(heroName(hero, 'a'))} comes to ${who}${then(', who ')}.`,
  heroDiscarded: ({ hero }) => `${capitalised(heroName(hero, 'a'))} falls to the stand-in and leaves the game.`,

  // Combat
  combatRoundBegan: ({ round }) => `Combat round ${round} begins.`,
  battlePlanned: ({ tile, creatures, traps, bait }, { who }) => {
    const sent = [...creatures.map((id) => creatureName(id, 'a')), ...(traps > 0 ? [count(traps, 'trap')] : [])];
    const setAside = bait > 0 ? ` and sets ${bait} gold aside as bait` : '';
    return `${who} sends ${list(sent) || 'nothing'} to ${cellName(tile)}${setAside}.`;
  },
  combatCardRevealed: ({ card }) => `The combat card is ${combatCardText(card)}`,
  battleBegan: ({ tile }, { who }) => `The heroes attack ${who} at ${cellName(tile)}.`,
  battleCalledOff: (event, { who }) =>
    `${ownedName(who, 'battle')} is called off: the heroes are gone${broughtBack(event)}.`,
  trapRevealed: sprung,
  spellCast: ({ card }, { who, then }) => `The heroes cast ${spellName(card)}${then(`: ${who} `) || ` on ${who}`}.`,
  spellFailed: ({ card, why }) =>
    `${why === 'crystals' ? 'The heroes lack the crystals for' : 'Antimagic keeps the heroes from casting'} ${spellName(card)}.`,
  creatureActed: acted,
  creatureTransformed: ({ creature }, { who }) => `${ownedName(who, creatureName(creature))} becomes a sheep.`,
  heroHurt: hurt,
  heroPoisoned: ({ hero, damage }) =>
    `Poison will deal ${damage} more damage to ${heroName(hero)} at the end of the round.`,
  heroImprisoned: ({ type }, { who, group }) =>
    `${capitalised(heroNames(all(group, type).map(({ hero }) => hero)))} ${group.length > 1 ? 'go' : 'goes'} to ${ownedName(who, 'prison')}.`,
  illusionVanished: () => 'The illusion vanishes.',
  illusionJoined: () => 'An illusion steps in front of the heroes.',
  hitPointsGained: ({ hero, points }) => `${capitalised(heroName(hero))} gains ${count(points, 'hit point')}.`,
  heroHealed: ({ type }, { group }) =>
    `${capitalised(list(all(group, type).map(({ hero, points }) => `${heroName(hero)} is healed by ${points}`)))}.`,
  healingPrevented: () => 'The heroes are kept from healing.',
  conquestPrevented: () => 'The heroes are kept from conquering.',
  tileConquered: ({ tile, cell }, { who, then }) =>
    `${ownedName(who, tileName(tile))} at ${cellName(cell)} is conquered${then(`, and ${who} `)}.`,
  prisonerFreed: ({ hero }, { who }) => `The heroes free ${heroName(hero)} from ${ownedName(who, 'prison')}.`,
  battleEnded: (event, { who }) => `${ownedName(who, 'battle')} is over${broughtBack(event)}.`,
  heroesLeft: ({ heroes }, { who }) =>
    `${capitalised(heroNames(heroes))} ${heroes.length > 1 ? 'leave' : 'leaves'} ${ownedName(who, 'dungeon')}.`,
  combatEnded: ({ year }) => `The combat of year ${year} is over.`,

  // The end
  titleAwarded: ({ title, seats, points }, { cast }) =>
    `The title ${titleName(title)} goes to ${list(seats.map((seat) => seatName(cast, seat)))}: ${count(points, 'point')}${seats.length > 1 ? ' each' : ''}.`,
  gameScored: ({ scores }, { cast }) =>
    `The game is over: ${scores.map(({ total }, seat) => `${seatName(cast, seat)} ${total}`).join(', ')}.`,
};

/** What was planned for a battle and not used. */
function broughtBack({ traps, bait }: { readonly traps: number; readonly bait: number }): string {
  const things = [...(traps > 0 ? [count(traps, 'trap')] : []), ...(bait > 0 ? [`${bait} gold`] : [])];
  return things.length > 0 ? `, and ${list(things)} ${traps + bait > 1 ? 'come' : 'comes'} back` : '';
}

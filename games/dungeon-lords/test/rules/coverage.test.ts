// Random games of all settings reach everything that is printed, so that what is tested by them is tested for all.
import { expect, test } from 'vitest';
import { make, moves, randomGame } from '../../../../test/games/random-games.ts';
import { creatures } from '../../rules/cards/creatures.ts';
import type { DungeonEvent } from '../../rules/events.ts';
import { dungeonLords } from '../../rules/index.ts';
import { promptNames } from '../../rules/prompts.ts';
import type { State } from '../../rules/state.ts';
import {
  COMBAT_CARDS,
  EVENTS,
  FIRST_YEAR_ROOMS,
  ORDERS,
  SECOND_YEAR_ROOMS,
  SPECIAL_EVENTS,
  TITLES,
  TRAPS,
} from '../under-test/box.ts';
import { vary } from '../under-test/eager.ts';
import { SETTINGS } from '../under-test/settings.ts';

const GAMES_OF_SETTING = 100;
const PRODUCTION = Object.keys(FIRST_YEAR_ROOMS);
const ROOMS = [...PRODUCTION, ...SECOND_YEAR_ROOMS];
const SPACES = [1, 2, 3];

/** All that can be told, but for a battle whose party is gone before its turn: that a paladin alone is left is rare. */
const TOLD: Readonly<Record<Exclude<DungeonEvent['type'], 'battleCalledOff'>, true>> = {
  yearBegan: true,
  roundBegan: true,
  offerTurnedUp: true,
  eventTurnedUp: true,
  heroesTurnedUp: true,
  startingMoved: true,
  ordersDrawn: true,
  ordersBlocked: true,
  dummyRevealed: true,
  dummyOrderChosen: true,
  ordersRevealed: true,
  minionPlaced: true,
  minionStayed: true,
  orderUsed: true,
  orderDeclined: true,
  dummyPassed: true,
  orderTakenBack: true,
  gained: true,
  paid: true,
  lost: true,
  markerMoved: true,
  dummyMarkerMoved: true,
  paladinCame: true,
  paladinStayed: true,
  redMarked: true,
  trapsDrawn: true,
  trapDiscarded: true,
  cardSpied: true,
  impsSet: true,
  tunnelDug: true,
  tunnelsMined: true,
  roomBuilt: true,
  roomUsed: true,
  creatureHired: true,
  creaturePaid: true,
  creatureLeft: true,
  creatureTurned: true,
  eventBegan: true,
  taxed: true,
  heroArrived: true,
  heroDiscarded: true,
  combatRoundBegan: true,
  battlePlanned: true,
  combatCardRevealed: true,
  battleBegan: true,
  trapRevealed: true,
  spellCast: true,
  spellFailed: true,
  creatureActed: true,
  creatureReturned: true,
  creatureWithdrawn: true,
  creatureTransformed: true,
  heroHurt: true,
  heroPoisoned: true,
  heroImprisoned: true,
  illusionVanished: true,
  illusionJoined: true,
  hitPointsGained: true,
  heroHealed: true,
  healingPrevented: true,
  conquestPrevented: true,
  tileConquered: true,
  prisonerFreed: true,
  battleEnded: true,
  heroesLeft: true,
  combatEnded: true,
  titleAwarded: true,
  gameScored: true,
};

/** What was done, told and asked in the games. */
const met: ReadonlySet<string> = metInGames();

function metInGames(): Set<string> {
  const found = new Set<string>();
  for (const setting of SETTINGS) {
    for (let seed = 1; seed <= GAMES_OF_SETTING; seed++) {
      const game = randomGame({ game: dungeonLords, vary }, setting, seed);
      for (const { type } of game.match.told) found.add(`told ${type}`);
      for (const move of moves(game)) {
        found.add(`asked ${move.decision.prompt}`);
        for (const event of make(game.match, move)) {
          found.add(`told ${event.type}`);
          for (const feat of featsOf(event, game.match.state)) found.add(feat);
        }
      }
    }
  }
  return found;
}

/** What an event says that was done, by the faces in it. */
function featsOf(event: DungeonEvent, { year, seats, options }: State): string[] {
  switch (event.type) {
    case 'roomBuilt':
      return [`built ${event.room}`];
    case 'roomUsed':
      return [`used ${event.room} in year ${year}`];
    case 'tileConquered':
      return [`lost ${event.tile}`];
    case 'creatureHired':
      return [`hired ${event.creature}`];
    case 'creaturePaid':
      return [`paid ${event.creature} again`];
    case 'creatureLeft':
      return [`${event.why} ${event.creature}`];
    case 'creatureActed':
      return [`${event.creature} ${event.action}`];
    case 'trapRevealed':
      return [`trap ${event.trap} in year ${year}`];
    case 'combatCardRevealed':
      return [`revealed ${event.card}`];
    case 'spellCast':
      return [`cast ${event.card}`];
    case 'spellFailed':
      return [`no spell for want of ${event.why}`];
    case 'eventBegan':
      return [
        `event ${event.event}`,
        `special ${event.special}`,
        `event in the ${options.full ? 'full' : 'simple'} game`,
      ];
    case 'titleAwarded':
      return [`title ${event.title} for ${event.seats.length} of ${seats.length}`, `title ${event.title}`];
    case 'orderUsed':
      return [`used ${event.order} ${event.space}`];
    case 'orderDeclined':
      return [`declined ${event.order} ${event.space}`];
    case 'battlePlanned': {
      const place = seats[event.seat]?.dungeon.find(({ cell }) => cell.join() === event.tile.join());
      return [`battle in ${place?.tile} with ${event.traps} traps`];
    }
    default:
      return [];
  }
}

function missing(wanted: readonly string[]): string[] {
  return wanted.filter((what) => !met.has(what));
}

test('every space of every order is used, and declined', () => {
  const spaces = ORDERS.flatMap((order) => SPACES.map((space) => `${order} ${space}`));
  expect(missing(spaces.flatMap((space) => [`used ${space}`, `declined ${space}`]))).toEqual([]);
});

test('every room is built, fought in with and without a trap, and lost', () => {
  const each = (room: string) => [
    `built ${room}`,
    ...[0, 1].map((n) => `battle in ${room} with ${n} traps`),
    `lost ${room}`,
  ];
  expect(missing(ROOMS.flatMap(each))).toEqual([]);
});

test('every production room is used, in both years', () => {
  expect(missing(PRODUCTION.flatMap((room) => [1, 2].map((year) => `used ${room} in year ${year}`)))).toEqual([]);
});

test('two traps work in a labyrinth', () => {
  expect(missing(['battle in labyrinth with 2 traps', 'asked trapOrder'])).toEqual([]);
});

test('every trap works, in both years', () => {
  expect(missing(TRAPS.flatMap((trap) => [1, 2].map((year) => `trap ${trap} in year ${year}`)))).toEqual([]);
});

test('every creature is hired, paid again and released', () => {
  expect(missing(creatures.flatMap(({ id }) => [`hired ${id}`, `paid ${id} again`, `released ${id}`]))).toEqual([]);
});

test('every monster is given to a demon', () => {
  const monsters = creatures.filter(({ id }) => id !== 'ghost');
  expect(missing(monsters.map(({ id }) => `given ${id}`))).toEqual([]);
});

test('every creature does all that it can in a battle', () => {
  const actions = creatures.flatMap(({ id, actions, whenUnable = [] }) =>
    [...actions, ...whenUnable].map((action) => `${id} ${action.id}`),
  );
  // All others can attack whatever hero is left.
  expect(missing([...actions, 'ghost none'])).toEqual([]);
});

test('every monster is turned into a sheep', () => {
  const monsters = creatures.filter(({ id }) => id !== 'ghost');
  expect(missing(monsters.map(({ id }) => `${id} sheep`))).toEqual([]);
});

test('every combat card is revealed and its spell cast, and spells fail for both reasons', () => {
  const cards = COMBAT_CARDS.flat();
  expect(missing(cards.flatMap((card) => [`revealed ${card}`, `cast ${card}`]))).toEqual([]);
  expect(missing(['crystals', 'antimagic'].map((why) => `no spell for want of ${why}`))).toEqual([]);
});

test('every event takes place, and every special event', () => {
  const kinds = ['simple', 'full'].map((kind) => `event in the ${kind} game`);
  expect(missing([...kinds, ...EVENTS.map((id) => `event ${id}`)])).toEqual([]);
  expect(missing(SPECIAL_EVENTS.map((id) => `special ${id}`))).toEqual([]);
});

test('every title is held alone and shared, with each number of players', () => {
  const shares = ['1 of 2', '2 of 2', '1 of 3', '2 of 3', '1 of 4', '2 of 4'];
  expect(missing(TITLES.flatMap((title) => shares.map((share) => `title ${title} for ${share}`)))).toEqual([]);
});

test('everything is asked that there is to ask', () => {
  expect(missing(promptNames.map((prompt) => `asked ${prompt}`))).toEqual([]);
});

test('everything is told that there is to tell', () => {
  expect(missing(Object.keys(TOLD).map((type) => `told ${type}`))).toEqual([]);
});

// Lays a given position of Dungeon Lords: over a fresh game, with every component as often as the box holds it.
import { takeOut } from '@undertow/authoring/scenarios/kits.ts';
import type { Shape } from '@undertow/authoring/scenarios/shape.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { openRandom, type Random, shuffle } from '@undertow/shared/table/random.ts';
import type { Writable } from '../../../../test/support/games/writable.ts';
import { offerNew, previewNext } from '../../rules/building/preparation.ts';
import { creaturesOfYear } from '../../rules/cards/creatures.ts';
import { heroesOfYear, paladinOfYear } from '../../rules/cards/heroes.ts';
import { orderIds } from '../../rules/cards/orders.ts';
import { combatCardsOfYear } from '../../rules/cards/printed.ts';
import { roomsOfYear } from '../../rules/cards/rooms.ts';
import { dungeonLords } from '../../rules/index.ts';
import type {
  Cell,
  Creature,
  EventId,
  Hero,
  Options,
  PlayedOrder,
  Player,
  Stage,
  State,
  Tile,
} from '../../rules/state.ts';
import { LAST_ROUND } from '../../rules/table.ts';
import { layBattles } from './lay-battles.ts';
import { layDummies, layMinions } from './lay-dummies.ts';
import { kits } from './words.ts';

/** Always the same, so that what is not given always lies the same. */
const CHANCE = { seed: 'fast:1', position: 0 };

type Given = { readonly [field: string]: Json };
type Laid = Writable<State>;

/** What is left of the box. Taking from it is drawing. */
type Left = Record<string, string[]>;

const STAGES: Readonly<Record<string, Stage>> = {
  setup: 'drawing',
  preparation: 'preparation',
  orders: 'planning',
  production: 'production',
  event: 'event',
  heroes: 'heroes',
  combat: 'battlePlans',
};

export function lay(options: Options, count: number, given: Json, shape: Shape): State {
  const random = openRandom(CHANCE);
  const { left } = takeOut(kits, given, shape);
  for (const kit of Object.values(left)) shuffle(random, kit);
  const { seats = {}, ...table } = given as Given;
  const ofSeats = seats as Readonly<Record<number, Given>>;
  const state = dungeonLords.setup(options, count, openRandom(CHANCE)) as Laid;
  const phase = (table.phase as string | undefined) ?? (options.training === undefined ? 'orders' : 'combat');
  Object.assign(state, { starting: 0, ...only(table, ['year', 'round', 'starting', 'dummyEvil']) });
  state.stage = STAGES[phase] as Stage;
  if (phase === 'combat' && table.round === undefined) state.round = LAST_ROUND;
  state.combatRound = phase === 'combat' ? ((table.combatRound as number | undefined) ?? 1) : 0;
  for (const [seat, player] of state.seats.entries()) {
    laySeat(player, ofSeats[seat] ?? {}, phase, options, random);
  }
  if (options.training === undefined) layYear(state, table, left);
  layPaladin(state, table);
  state.trapDeck = (table.trapDeck as string[] | undefined) ?? left.traps ?? [];
  state.trapDiscard = (table.trapDiscard as string[] | undefined) ?? [];
  layRound(state, table, phase, random);
  if (phase === 'combat') layBattles(state, ofSeats, { random, tell() {}, reveal() {} });
  // What was drawn came from the rest of the box: a pile that is given is exactly this list.
  Object.assign(state, only(table, ['heroPile', 'creaturePile', 'roomPile']));
  return state as State;
}

function only(given: Given, names: readonly string[]): Given {
  return Object.fromEntries(names.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])));
}

function laySeat(player: Writable<Player>, own: Given, phase: string, options: Options, random: Random): void {
  const plain = ['food', 'gold', 'imps', 'impsWorked', 'trollsWorked', 'evil', 'redMarks', 'traps', 'prison', 'spied'];
  Object.assign(player, only(own, plain));
  if (own.dungeon) player.dungeon = (own.dungeon as Given[]).map(tileOf) as Writable<Tile>[];
  if (own.creatures) player.creatures = (own.creatures as Json[]).map((each) => marked<Creature>(each, ['faceDown']));
  if (own.party) player.party = (own.party as Json[]).map((each) => marked<Hero>(each, ['damage', 'poison', 'bonus']));
  const trolls = player.creatures.filter(({ id }) => id === 'troll').length;
  player.trollTokens = (own.trollTokens as number | undefined) ?? trolls;
  if (own.played) player.played = (own.played as Json[]).map((each) => marked<PlayedOrder>(each, ['unused']));
  layOrders(player, own, phase === 'setup' && options.full, random);
}

/** What is named of the eight orders; `hand` without `blocked`, or the other way round, gives the other. */
function layOrders(player: Writable<Player>, own: Given, isDrawing: boolean, random: Random): void {
  player.drawn = [];
  if (isDrawing) {
    player.drawn = (own.drawn as string[] | undefined) ?? shuffle(random, [...orderIds]).slice(0, 3);
    player.hand = [];
    player.blocked = [];
    return;
  }
  const played = player.played.map(({ id }) => id);
  const others = orderIds.filter((order) => !played.includes(order));
  const hand = own.hand as string[] | undefined;
  const isFree = (order: string) => !hand?.includes(order);
  const blocked =
    (own.blocked as string[] | undefined) ?? (hand ? others.filter(isFree) : shuffle(random, [...others]).slice(0, 2));
  player.blocked = blocked;
  player.hand = hand ?? others.filter((order) => !blocked.includes(order));
}

function tileOf({ cell, tile, conquered }: Given): Tile {
  const bare = { cell: cell as unknown as Cell, tile: tile as string };
  return conquered ? { ...bare, conquered: true } : bare;
}

/** A thing and those of its marks that say something. */
function marked<Thing extends { readonly id: string }>(value: Json, marks: readonly (keyof Thing & string)[]): Thing {
  if (typeof value === 'string') return { id: value } as Thing;
  const thing = value as Given;
  return {
    id: thing.id,
    ...Object.fromEntries(marks.flatMap((mark) => (thing[mark] ? [[mark, thing[mark]]] : []))),
  } as Thing;
}

/** The piles and cards of the year, and what waits for the second. */
function layYear(state: Laid, table: Given, left: Left): void {
  const { year } = state;
  const isFull = state.options.full;
  const box = (of: number) => ({
    combatCards: taken(left.combatCards, combatCardsOfYear(of)).slice(0, 4),
    heroes: taken(left.heroes, heroesOfYear(of)),
    creatures: taken(left.creatures, of === year ? withoutOffered(creaturesOfYear(of), table) : creaturesOfYear(of)),
    rooms: taken(left.rooms, roomsOfYear(of)),
    specialEvent: isFull && of === year ? state.specialEvent : (state.nextYear?.specialEvent ?? null),
  });
  // What is given of the first year leaves the equal tiles of the second where they are.
  const next = box(year + 1);
  const current = box(year);
  state.combatCards = (table.combatCards as string[] | undefined) ?? current.combatCards;
  state.heroPile = current.heroes;
  state.creaturePile = current.creatures;
  state.roomPile = current.rooms;
  const drawn = state.specialEvent;
  if (table.specialEvent !== undefined) state.specialEvent = table.specialEvent as string | null;
  // The card of the second year is another one: if it was given to the first, the two change places.
  const special = next.specialEvent === state.specialEvent ? drawn : next.specialEvent;
  state.nextYear = year === 1 ? { ...next, specialEvent: special } : null;
}

/** What is on offer is of this year, even where an equal tile of the other one is left. */
function withoutOffered(creatures: readonly string[], { offer }: Given): readonly string[] {
  const rest = [...creatures];
  taken(rest, ((offer as Partial<State['offer']> | undefined)?.creatures ?? []) as readonly string[]);
  return rest;
}

/** Takes these out of what is left, in the order in which they lie there, as far as they are there. */
function taken(left: string[] | undefined, ids: readonly string[]): string[] {
  const wanted = [...ids];
  const found: string[] = [];
  for (const id of left?.slice() ?? []) {
    const at = wanted.indexOf(id);
    if (at < 0) continue;
    wanted.splice(at, 1);
    left?.splice(left.indexOf(id), 1);
    found.push(id);
  }
  return found;
}

/** The paladin of the year stands where a party or a prison names him, or where `paladin` says. */
function layPaladin(state: Laid, table: Given): void {
  const { at, seat: jailer } = (table.paladin as Given | undefined) ?? {};
  const id = paladinOfYear(state.year);
  for (const [seat, player] of state.seats.entries()) {
    if (at === seat && !player.party.some((hero) => hero.id === id)) player.party = [{ id }, ...player.party];
    if (player.party.some((hero) => hero.id === id)) state.paladin = { at: 'party', seat };
    if (player.prison.includes(id)) state.paladin = { at: 'prison', seat };
  }
  if (at === 'gone' || at === 'tent') state.paladin = { at, seat: null };
  if (at === 'prison') state.paladin = { at, seat: (jailer as number | undefined) ?? state.paladin.seat };
}

/** The offer and the preview are drawn for a game that starts before planning, unless they are named. */
function layRound(state: Laid, table: Given, phase: string, random: Random): void {
  const preview = table.preview as Partial<State['preview']> | undefined;
  const offer = table.offer as Partial<State['offer']> | undefined;
  state.event = (table.event as EventId | null | undefined) ?? null;
  state.heroes = (table.heroes as string[] | undefined) ?? [];
  layEvents(state, table, preview);
  layDummies(state, table.dummies, random);
  const laying = { state: state as State, random, tell() {}, reveal() {} };
  if (offer) state.offer = { creatures: [...(offer.creatures ?? [])], rooms: [...(offer.rooms ?? [])] };
  else if (phase === 'orders') offerNew(laying);
  if (preview) state.preview = { heroes: [...(preview.heroes ?? [])], event: preview.event ?? null };
  else if (phase === 'orders') previewNext(laying);
  if (phase === 'orders') layMinions(state, table.minions as Readonly<Record<string, readonly Json[]>>, laying);
}

/** The tiles of the year lie such that what is named of this round and of the next is among them in its place. */
function layEvents(state: Laid, table: Given, preview: Partial<State['preview']> | undefined): void {
  if (table.events) {
    state.events = table.events as EventId[];
    return;
  }
  const put = (event: EventId | null | undefined, place: number) => {
    const from = event ? state.events.indexOf(event) : -1;
    if (from < 0 || place < 0 || place >= state.events.length) return;
    state.events = state.events.with(from, state.events[place] as EventId).with(place, event as EventId);
  };
  put(state.event, state.round - 2);
  put(preview?.event, state.round - 1);
}

// Tables of Dungeon Lords at which the first seat is asked a question of a kind, and players who press what is offered there.
import type { Bot } from '@undertow/bots/bot.ts';
import { randomBot } from '@undertow/bots/random.ts';
import type { TimeControl } from '@undertow/shared/protocol/tables.ts';
import type { Answer, Seat } from '@undertow/shared/table/game.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import type { Page } from 'playwright-core';
import { type Guest, guestOf } from '../../../../test/support/browser/guests.ts';
import { tableAt } from '../../../../test/support/browser/prepared-tables.ts';
import type { WholeServer } from '../../../../test/support/server/whole-server.ts';
import { sensible } from '../../bots/sensible.ts';
import type { DungeonLords, Event } from '../../client.ts';
import { combatFrom } from '../../rules/combat/alone.ts';
import { dungeonLords } from '../../rules/index.ts';
import { promptNames } from '../../rules/prompts.ts';
import type { CreatureId } from '../../rules/state.ts';
import type { View } from '../../view.ts';

const ASKED: Seat = 0;

/** What answers a question of the hill, or a part of it: what sends the answer before all else, also where it is not proposed. */
export const OFFERED: readonly string[] = [
  '.question .acts > .button:is(.go, :has([data-label])):enabled',
  '.choice:not(:has([aria-pressed="true"])) button:enabled',
  '.spot.may:not([aria-pressed="true"])',
  '.question .acts > .button:enabled:not(.quiet)',
  '.question .button:enabled',
];

/** A rest point, and the answers that lead from it to the question. */
export interface Way {
  readonly rest: ReturnType<typeof start>;
  readonly answers: readonly (readonly [Seat, Answer])[];
}

/** Two different traps in a labyrinth: in games that comes once in some hundred. */
function twoTraps(): Way {
  const traps = ['rolling-stone', 'wall-of-fire'];
  const labyrinth = { cell: [2, 0], tile: 'labyrinth' } as const;
  const seat = { dungeon: [labyrinth], traps, party: [{ id: 'y2-priest-1' }, { id: 'y2-thief-1' }] };
  const combatCards = ['y2-regeneration', 'y2-aura-of-fear', 'y2-plunder', 'y2-earthquake'];
  const state = combatFrom({ year: 2, combatCards, seats: [seat, {}] });
  return {
    rest: Match.at(dungeonLords, state, { seed: 'fast:1', position: 0 }),
    answers: [[ASKED, { tile: labyrinth.cell, traps, creatures: [] }]],
  };
}

function start(seats: number, full: boolean, seed: number) {
  return Match.start(dungeonLords, { full }, seats, `fast:${seed}`);
}

/** The first planning of a game, with these orders in the hand of the first seat, and the other two out of its reach. */
export function planning(hand: readonly string[], seats = 4) {
  const save = start(seats, false, 1).save();
  const [first] = save.state.seats;
  if (!first) throw new Error('there is no seat');
  const all = [...first.hand, ...first.blocked];
  Object.assign(first, { hand, blocked: all.filter((order) => !hand.includes(order)) });
  return Match.resume(dungeonLords, save);
}

/** Two seats plan the first battle of a year, each with traps and a creature to choose from. */
export function battlePlans() {
  const dungeon = [{ cell: [2, 0], tile: 'tunnel' } as const, { cell: [2, 1], tile: 'tunnel' } as const];
  const one = { traps: ['pendulum', 'trapdoor'], creatures: [{ id: 'witch' }], party: [{ id: 'y1-warrior-2' }] };
  const other = { traps: ['cursed-ring'], creatures: [{ id: 'goblin' }], party: [{ id: 'y1-priest-1' }] };
  const combatCards = ['y1-pilfer', 'y1-banish-imp', 'y1-spoil-food', 'y1-magic-shield'];
  const seats = [one, other].map((has) => ({ dungeon, ...has }));
  return Match.at(dungeonLords, combatFrom({ year: 1, combatCards, seats }), { seed: 'fast:1', position: 0 });
}

/** The last creatures of the first seat are to act: the bolt of the witch is the end of the first hero of three. */
export function lastBlow(...others: readonly CreatureId[]): Way {
  const dungeon = [{ cell: [2, 0], tile: 'tunnel' } as const, { cell: [2, 1], tile: 'tunnel' } as const];
  const party = [{ id: 'y1-thief-2' }, { id: 'y1-priest-2' }, { id: 'y1-wizard-2' }];
  const combatCards = ['y1-pilfer', 'y1-banish-imp', 'y1-spoil-food', 'y1-magic-shield'];
  const seats = [{ dungeon, creatures: ['witch', ...others].map((id) => ({ id })), party }, {}];
  const state = combatFrom({ year: 1, combatCards, seats });
  return {
    rest: Match.at(dungeonLords, state, { seed: 'fast:1', position: 0 }),
    answers: [[ASKED, { tile: [2, 0], traps: [], creatures: ['witch', ...others] }]],
  };
}

/** The last battle of a game, after which the first of so many seats holds every title. */
export function lastBattle(seats: number) {
  const tunnels = [0, 1, 2, 3].map((column) => ({ cell: [column, 0] as const, tile: 'tunnel' }));
  const rooms = [{ cell: [1, 1] as const, tile: 'hatchery' }];
  const [party, creatures] = [[{ id: 'y2-warrior-1' }], [{ id: 'witch' }]];
  const first = { dungeon: [...tunnels, ...rooms], party, creatures, evil: 14, imps: 9, gold: 9 };
  const other = { dungeon: tunnels.slice(2).map((tile) => ({ ...tile, conquered: true as const })), evil: 3 };
  const combatCards = ['y2-regeneration', 'y2-aura-of-fear', 'y2-plunder', 'y2-earthquake'];
  const all = [first, ...Array.from({ length: seats - 1 }, () => other)];
  const state = combatFrom({ year: 2, round: 4, combatCards, seats: all });
  return Match.at(dungeonLords, state, { seed: 'fast:1', position: 0 });
}

/** A game of two with all that belongs to it, where its second year begins. */
export function secondYear() {
  const match = start(2, true, 1);
  while (match.state.year === 1 || match.depth > 0) {
    const [decision] = match.pending;
    if (!decision) throw new Error('the game was over too soon');
    match.answer(decision.seat, sensible(match.view(decision.seat), decision));
  }
  return match;
}

let found: ReadonlyMap<string, Way> | undefined;

/** Ways to the questions of all kinds: players who know what they do come to most, and wild ones to the rest. */
export function waysToPrompts(): ReadonlyMap<string, Way> {
  // Files of a thread look for them once: it takes whole games.
  found ??= findWays();
  return found;
}

function findWays(): ReadonlyMap<string, Way> {
  const ways = new Map<string, Way>([['trapOrder', twoTraps()]]);
  const MOST_SEEDS = 60;
  for (let seed = 1; seed <= MOST_SEEDS && ways.size < promptNames.length; seed++) {
    for (const [seats, full] of [
      [4, false],
      [4, true],
      [2, true],
      [3, true],
    ] as const) {
      lookForWays(ways, seats, full, seed);
    }
  }
  return ways;
}

function lookForWays(ways: Map<string, Way>, seats: number, full: boolean, seed: number): void {
  const match = start(seats, full, seed);
  const random = openRandom({ seed: `fast:${seed}`, position: 0 });
  const wild: Bot<View> = randomBot(random, dungeonLords.forms) as Bot<View>;
  let rest = match.save();
  let answers: [Seat, Answer][] = [];
  while (!match.outcome) {
    for (const { seat, prompt } of match.pending) {
      if (seat === ASKED && !ways.has(prompt)) ways.set(prompt, { rest: Match.resume(dungeonLords, rest), answers });
    }
    const decision = match.pending[random.below(match.pending.length)];
    if (!decision) return;
    const bot = seed % 2 === 0 ? wild : sensible;
    const answer = bot(match.view(decision.seat), decision);
    if (!match.answer(decision.seat, answer)) throw new Error(`no answer to ${decision.prompt}`);
    answers = [...answers, [decision.seat, answer]];
    if (match.depth === 0) {
      rest = match.save();
      answers = [];
    }
  }
}

interface Telling extends Way {
  readonly last: readonly [Seat, Answer];
}

/** Before an answer of another seat that tells all of this in one; with the answer. */
export function wayBefore(...told: readonly Event['type'][]): Telling {
  return wayTelling(told, (seat) => seat !== ASKED);
}

/** Before an answer of another seat that tells all of this in one and leads to a question of the first seat. */
export function wayToBeingAsked(...told: readonly Event['type'][]): Telling {
  return wayTelling(
    told,
    (seat) => seat !== ASKED,
    (asked) => asked.includes(ASKED),
  );
}

/** Where an answer of any seat has just told all of this. */
export function wayAfter(...told: readonly Event['type'][]): Way {
  const { rest, answers, last } = wayTelling(told, () => true);
  return { rest, answers: [...answers, last] };
}

function wayTelling(
  told: readonly Event['type'][],
  isBy: (seat: Seat) => boolean,
  leadsTo: (asked: readonly Seat[]) => boolean = () => true,
): Telling {
  const match = start(4, false, 1);
  let rest = match.save();
  let answers: [Seat, Answer][] = [];
  while (!match.outcome) {
    const [decision] = match.pending;
    if (!decision) break;
    const answer = sensible(match.view(decision.seat), decision);
    const types = match.answer(decision.seat, answer)?.map(({ type }) => type) ?? [];
    const last = [decision.seat, answer] as const;
    const asked = match.pending.map(({ seat }) => seat);
    if (isBy(decision.seat) && told.every((type) => types.includes(type)) && leadsTo(asked))
      return { rest: Match.resume(dungeonLords, rest), answers, last };
    answers = [...answers, [...last]];
    if (match.depth === 0) {
      rest = match.save();
      answers = [];
    }
  }
  throw new Error(`no answer tells ${told.join(' and ')}`);
}

/** Seats this guest at the table, and others, and answers for all until the question is asked; gives its name. */
export async function tableOn(
  server: WholeServer,
  guest: Guest,
  { rest, answers }: Way,
  others: readonly Guest[] = [],
  time: TimeControl = 'none',
): Promise<string> {
  const guests = [guest, ...others];
  while (guests.length < rest.state.seats.length) guests.push(await guestOf(server));
  const table = await tableAt(
    server,
    rest,
    guests.map(({ person }) => person),
    time,
  );
  const visits = await Promise.all(guests.map(({ client }) => client.join<DungeonLords>(table)));
  for (const [seat, answer] of answers) {
    const visit = visits[seat];
    if (!visit) throw new Error(`nobody sits at ${seat}`);
    await visit.until(() => visit.decision !== null);
    await visit.answer(answer);
  }
  await Promise.all(visits.map((visit) => visit.until(() => visit.asked.length > 0 || visit.decision !== null)));
  await Promise.all(visits.map((visit) => visit.leave({ keepSeat: true })));
  return table;
}

/** The orders that hang on the pegs of this page, by their names. */
export async function onPegs(page: Page): Promise<string[]> {
  const spoken = await page.locator('[data-peg]:not(.empty) .sr').allTextContents();
  return spoken.map((said) => said.split(',')[0] ?? '');
}

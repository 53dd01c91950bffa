// What is said at a table of Abyss: tests written in these words read like the rulebook.
import { isLegal } from '@undertow/shared/table/choice.ts';
import type { Answer, Decision, Seat } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { expect } from 'vitest';
import { base } from '../../rules/base.ts';
import type { AbyssEvent } from '../../rules/events.ts';
import { RACES } from '../../rules/races.ts';
import type { Lord } from '../../rules/rules.ts';
import type { Player } from '../../rules/state.ts';
import { given } from './position.ts';

export type Match = ReturnType<typeof given>;
export type Events = readonly AbyssEvent[];

/** Some fields of a position or of one seat, as in the scenario files. */
export type Fields = { readonly [field: string]: Json };

/** Lords without powers, to fill a Court with. */
export const FARMERS = ['keeper', 'reaper', 'shepherd', 'miller', 'aquaculturist', 'landowner'];

/** A table at which nothing happens by itself: no player has Pearls unless it is said, and there is always a choice. */
export function quietTable(seats: readonly Fields[], table: Fields = {}): Match {
  const position = {
    council: { jellyfish: ['jellyfish-1'], squid: ['squid-1'] },
    ...table,
    seats: seats.map((seat) => ({ pearls: 0, ...seat })),
  };
  return given(position, { seats: seats.length });
}

/** The first seat has the Allies for this Lord, and has just recruited it from a Court in which four others stay. */
export function afterRecruiting(lord: string, seats: readonly Fields[], table: Fields = {}): Match {
  const match = beforeRecruiting(lord, seats, table);
  recruit(match, lord, alliesFor(lord));
  return match;
}

/** The first seat has the Allies for this Lord of the Court, and is about to act. */
export function beforeRecruiting(lord: string, [first = {}, ...others]: readonly Fields[], table: Fields = {}): Match {
  const owned = JSON.stringify([first, others, table]);
  const rest = FARMERS.filter((farmer) => farmer !== lord && !owned.includes(`"${farmer}"`)).slice(0, 4);
  const hand = [...alliesFor(lord), ...((first.hand as string[] | undefined) ?? [])];
  return quietTable([{ ...first, hand }, ...others], { court: [lord, ...rest], ...table });
}

/** Allies that pay for the Lord without a Pearl; one of them is lower than the others. */
export function alliesFor(lord: string): string[] {
  const { cost, races, required = 'jellyfish' } = printed(lord);
  const shown = [required, ...RACES.filter((race) => race !== required)].slice(0, races);
  const values = [5, 4, 3, 2, 1].slice(0, Math.max(2, races));
  if (values.reduce((sum, value) => sum + value) < cost) values.push(1);
  return values.map((value, i) => `${shown[Math.min(i, races - 1)]}-${value}`);
}

export function printed(lord: string): Lord {
  return base.lords?.find(({ id }) => id === lord) as Lord;
}

/** The seats that are asked now, and what: `0 mainDecision`. */
export function asked({ pending }: Match): string[] {
  return pending.map(({ seat, prompt }) => `${seat} ${prompt}`);
}

export function decisionOf(match: Match, seat: Seat, prompt: string): Decision {
  const decision = match.pending.find((each) => each.seat === seat && each.prompt === prompt);
  if (!decision) throw new Error(`seat ${seat} is not asked ${prompt}; asked is ${asked(match).join(', ')}`);
  return decision;
}

export function optionsOf(match: Match, seat: Seat, prompt: string): readonly string[] {
  const { choice } = decisionOf(match, seat, prompt);
  if (choice.type !== 'one' && choice.type !== 'some') throw new Error(`${prompt} has no options`);
  return choice.options;
}

/** The seat answers, and hears what came of it. */
export function answer(match: Match, seat: Seat, prompt: string, given: Answer): Events {
  const { choice } = decisionOf(match, seat, prompt);
  const events = match.answer(seat, given);
  if (!events) throw new Error(`${JSON.stringify(given)} is no answer to ${prompt}: ${JSON.stringify(choice)}`);
  return events;
}

/** The answer is refused, and nothing has changed. */
export function expectRefused(match: Match, seat: Seat, prompt: string, given: Answer): void {
  decisionOf(match, seat, prompt);
  const before = JSON.stringify(match.save());
  expect(match.answer(seat, given)).toBeUndefined();
  expect(JSON.stringify(match.save())).toBe(before);
}

/** What is answered for the seat when it does not: always something legal. */
export function timeoutOf(match: Match, seat: Seat, prompt: string): Answer {
  const decision = decisionOf(match, seat, prompt);
  const given = match.game.timeout(match.state, decision);
  expect(isLegal(decision.choice, given, match.game.forms)).toBe(true);
  return given;
}

/** The prompt, the case, the seat that is asked, the answer, and a match in which it is asked. */
export type TimeoutCase = readonly [string, string, Seat, Answer, () => Match];

export function seatOf(match: Match, seat: Seat): Player {
  return match.state.seats[seat] as Player;
}

export function lordsOf(match: Match, seat: Seat): string[] {
  return seatOf(match, seat).lords.map(({ id }) => id);
}

export function pearls({ state }: Match): number[] {
  return state.seats.map((seat) => seat.pearls);
}

export function typesOf(events: Events): string[] {
  return events.map(({ type }) => type);
}

// The active player

export function explore(match: Match): Events {
  return answer(match, match.state.active, 'mainDecision', 'explore');
}

/** Goes on, rather than take the Ally or fight the Monster. */
export function goOn(match: Match): Events {
  return answer(match, match.state.active, match.pending[0]?.prompt ?? '', 'continue');
}

export function take(match: Match): Events {
  return answer(match, match.state.active, 'exploreDecision', 'take');
}

export function fight(match: Match): Events {
  return answer(match, match.state.active, 'monsterDecision', 'fight');
}

export function plot(match: Match): Events {
  return answer(match, match.state.active, 'mainDecision', 'plot');
}

export function requestSupport(match: Match, race: string): Events {
  return answer(match, match.state.active, 'mainDecision', `support:${race}`);
}

export function recruit(match: Match, lord: string, allies: readonly string[]): Events {
  answer(match, match.state.active, 'mainDecision', `recruit:${lord}`);
  return answer(match, match.state.active, 'payment', { allies });
}

/** Uses an on-turn power wherever it is offered now. */
export function usePower(match: Match, lord: string): Events {
  return answer(match, match.state.active, match.pending[0]?.prompt ?? '', `power:${lord}`);
}

// What a seat remembers of a match: where cards and tokens lie whose faces it has seen, and what the view does not say of
// the course of the game. Equal cards are equal, so that lists are multisets here too.
import type { Seat } from '@undertow/shared/table/game.ts';
import { lessAll } from '@undertow/shared/table/pool.ts';
import { type PerRace, perRace, type Race } from '../races.ts';
import type { AllyId, CardId, TokenId } from '../state.ts';

export type Memory = {
  /** The first turn has begun. */
  readonly begun: boolean;
  /** By seat. */
  readonly hands: readonly (readonly AllyId[])[];
  readonly council: Readonly<PerRace<readonly AllyId[]>>;
  readonly discard: readonly CardId[];
  /** Allies that lie on the table until one of them is affiliated. */
  readonly played: readonly AllyId[];
  /** Monster tokens that a seat holds, and that the one who remembers has held before it. */
  readonly tokens: readonly (readonly TokenId[])[];
  /** A Monster token brings a stack: taking it is no action. */
  readonly tokenBringsStack: boolean;
  readonly passed: readonly Seat[];
  /** How many Lords each seat has, and how many the Court. */
  readonly lords: readonly number[];
  readonly court: number;
  readonly endConditionMet: boolean;
};

export function emptyMemory(seats: number, court: number): Memory {
  const none = Array.from({ length: seats }, () => []);
  return {
    begun: false,
    hands: none,
    council: perRace(() => []),
    discard: [],
    played: [],
    tokens: none,
    tokenBringsStack: false,
    passed: [],
    lords: none.map(() => 0),
    court,
    endConditionMet: false,
  };
}

export function intoHand(memory: Memory, seat: Seat, allies: readonly AllyId[]): Memory {
  return { ...memory, hands: memory.hands.with(seat, [...handOf(memory, seat), ...allies]) };
}

export function outOfHand(memory: Memory, seat: Seat, allies: readonly AllyId[]): Memory {
  return { ...memory, hands: memory.hands.with(seat, lessAll(handOf(memory, seat), allies)) };
}

function handOf({ hands }: Memory, seat: Seat): readonly AllyId[] {
  return hands[seat] ?? [];
}

export function ontoStack(memory: Memory, race: Race, allies: readonly AllyId[]): Memory {
  return { ...memory, council: { ...memory.council, [race]: [...memory.council[race], ...allies] } };
}

export function withoutStack(memory: Memory, race: Race): Memory {
  return { ...memory, council: { ...memory.council, [race]: [] } };
}

export function ontoDiscard(memory: Memory, cards: readonly CardId[]): Memory {
  return { ...memory, discard: [...memory.discard, ...cards] };
}

// Plays a match among players that think, to its end.
import type { AnyMatch } from '@undertow/shared/table/any-game.ts';
import type { Answer, Decision } from '@undertow/shared/table/game.ts';
import { openRandom, type Random } from '@undertow/shared/table/random.ts';
import { clocks } from './clock.ts';
import { Memories } from './memories.ts';
import type { Budget, Thinker } from './thinker.ts';

export interface Player {
  readonly think: Thinker;
  readonly budget: Budget;
}

export interface Thought {
  readonly decision: Decision;
  readonly answer: Answer;
  /** How long it took, in milliseconds of the clock of its budget. */
  readonly ms: number;
}

/** Lets the players, one for each seat, play on from the beginning. Of several who are asked, chance says who is first. */
export function* play(match: AnyMatch, players: readonly Player[], random: Random): Generator<Thought> {
  const memories = new Memories(match.game, players.length);
  memories.hear(match.told);
  while (!match.outcome) {
    const { pending } = match;
    const decision = pending[random.below(pending.length)];
    const player = decision && players[decision.seat];
    if (!player) throw new Error('nobody can answer, and the game is not over');
    const now = clocks[player.budget.clock ?? 'wall'];
    const began = now();
    const answer = player.think({ match, decision, memory: memories.of(decision.seat) }, random, player.budget);
    const ms = now() - began;
    const events = match.answer(decision.seat, answer);
    if (!events) throw new Error(`${JSON.stringify(answer)} is no answer to ${decision.prompt}`);
    memories.hear(events);
    yield { decision, answer, ms };
  }
}

/** What players draw from who play a match by themselves: far behind what the match draws from the same seed. */
export function chanceOfPlayers(seed: string): Random {
  return openRandom({ seed, position: FAR });
}

/** More numbers than any match draws. */
const FAR = 2 ** 24;

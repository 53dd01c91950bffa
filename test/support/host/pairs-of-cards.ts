// A game in which one seat after the other is asked for a card, for tests of players who do not answer.
import type { Autopilot } from '@undertow/server/host/seat.ts';
import { choose } from '@undertow/shared/table/flow.ts';
import type { ToyTable } from '../games/toy-game.ts';
import { hostedToy, known } from './hosted-game.ts';
import type { Hosting } from './hosting.ts';

/** All that a player has in a fast match: for a decision, the bank, and for being away. */
export const DECISION = 15_000;
export const BANK = 2 * 60_000;
export const AWAY = 60_000;

function* pairs(table: ToyTable) {
  for (const seat of [0, 1]) table.state.log.push(yield* choose(seat, 'card', ['a', 'b', 'c']));
}

export const PAIRS = known(hostedToy(pairs, 20));

/** The entries of the match `deep`. */
export function kept(app: Hosting): string[] {
  return app.archive.kept('deep').entries.map(({ seat, kind, answer }) => `${seat} ${kind} ${answer}`);
}

/** A bot that tells itself from the clock, which answers with the first option. */
export const last: Autopilot = (_, { choice }) => ('options' in choice ? (choice.options.at(-1) ?? null) : null);

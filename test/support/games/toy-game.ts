// The smallest games that the kernel can run: one rule, and a log of what happened.
import type { Decision, Flow, Game, Seat, Table, Viewer } from '@undertow/shared/table/game.ts';
import { clone, type Json } from '@undertow/shared/table/json.ts';
import { Match } from '@undertow/shared/table/match.ts';

export interface Toy {
  /** What the rule wrote down. */
  log: Json[];
  turns: number;
}

export type ToyTable = Table<Toy, string>;
export type ToyGame = Game<Toy, string, ToyView, null>;
export type ToyMatch = Match<Toy, string, ToyView, null>;

export interface ToyView {
  readonly log: readonly Json[];
  /** Each sees where it sits. */
  readonly seats: readonly { readonly seat?: Seat }[];
}

const MOST_SEATS = 4;

/** A game of so many turns, each of which goes by this rule. Prompts that begin with `secret` hide their options from other seats. */
export function toyGame(rule: (table: ToyTable) => Flow, turns = 1): ToyGame {
  return {
    id: 'toy',
    rules: 1,
    objection: (_, seats) => (seats > 0 ? undefined : 'a match needs a player'),
    setup: () => ({ log: [], turns: 0 }),
    copy: clone,
    *turn(table) {
      yield* rule(table);
      table.state.turns++;
      table.tell('turn over');
    },
    outcome: (state) => (state.turns < turns ? undefined : { ranking: [[0]] }),
    openView: ({ log }) => ({ log: clone(log), seats: Array(MOST_SEATS).fill({}) }),
    ownView: (_, seat) => ({ seat }),
    redact: (event, viewer) => (viewer === 'spectator' && event.startsWith('secret') ? undefined : event),
    publicChoice: (_, { prompt, choice }) => (prompt.startsWith('secret') ? undefined : choice),
    forms: {},
    timeout: () => 'pass',
  };
}

export function toyMatch(rule: (table: ToyTable) => Flow, turns = 1): ToyMatch {
  return Match.start(toyGame(rule, turns), null, 3, 'fast:1');
}

export function asks(seat: Seat, prompt: string, ...options: string[]): Decision {
  return { seat, prompt, choice: { type: 'one', options } };
}

export function promptsOf(match: ToyMatch): string[] {
  return match.pending.map(({ seat, prompt }) => `${seat} ${prompt}`);
}

/** Everything that can be seen of a match, to compare it as a whole. */
export function everythingOf(match: ToyMatch) {
  const viewers: Viewer[] = [0, 1, 2, 'spectator'];
  return {
    save: match.save(),
    state: clone(match.state),
    pending: clone(match.pending),
    outcome: match.outcome,
    shown: viewers.map((viewer) => ({ view: match.view(viewer), asked: clone(match.asked(viewer)) })),
  };
}

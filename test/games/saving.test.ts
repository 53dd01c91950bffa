// A game can be left, resumed and taken back at any moment, without a trace afterwards.
import type { Viewer } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { expect, test } from 'vitest';
import { mustBe, mustEqual } from '../support/run/each-step.ts';
import { type AnyMatch, CASES } from './games.ts';
import { isAtRest, make, moves, overGames } from './random-games.ts';

function viewersOf(match: AnyMatch): Viewer[] {
  return [...match.view('spectator').seats.keys(), 'spectator'];
}

/** All that any viewer is shown, and what the match itself knows. */
function everything(match: AnyMatch): string {
  const shown = viewersOf(match).map((viewer) => [match.view(viewer), match.asked(viewer)]);
  return JSON.stringify([match.state, match.pending, match.outcome, shown]);
}

function resumed(match: AnyMatch): AnyMatch {
  return Match.resume(match.game, JSON.parse(JSON.stringify(match.save())));
}

function toldTo(match: AnyMatch, events: readonly Json[]): string {
  return JSON.stringify(viewersOf(match).map((viewer) => events.map((event) => match.game.redact(event, viewer))));
}

test.for(CASES)('a save is plain JSON at every decision, of $name', ({ under, setting }) => {
  overGames(under, setting, 10, (game) => {
    for (const move of moves(game)) {
      const save = game.match.save();
      mustEqual(JSON.parse(JSON.stringify(save)), save);
      make(game.match, move);
    }
  });
});

test.for(CASES)('resumed at any decision, a game goes on in the same way, of $name', ({ under, setting }) => {
  overGames(under, setting, 10, (game) => {
    const { match } = game;
    // A match resumed at each decision of this turn: all of them play on beside the original.
    let others: AnyMatch[] = [];
    for (const move of moves(game)) {
      const another = resumed(match);
      mustBe(another.lost, 0);
      mustBe(everything(another), everything(match));
      others.push(another);

      const told = JSON.stringify(make(match, move));
      const known = JSON.stringify([match.save(), match.pending, match.outcome]);
      for (const other of others) {
        mustBe(JSON.stringify(make(other, move)), told);
        mustBe(JSON.stringify([other.save(), other.pending, other.outcome]), known);
      }
      if (isAtRest(match)) others = [];
    }
  });
});

test.for(CASES)('a game resumed at every decision is the same game to its end, of $name', ({ under, setting }) => {
  overGames(under, setting, 20, (game) => {
    let saved: AnyMatch = resumed(game.match);
    for (const move of moves(game)) {
      const told = toldTo(game.match, make(game.match, move));
      mustBe(toldTo(saved, make(saved, move)), told);
      saved = resumed(saved);
    }
    expect(everything(saved)).toBe(everything(game.match));
    expect(saved.version).toBe(game.match.version);
  });
});

test.for(CASES)('an earlier save does not change while the game goes on, of $name', ({ under, setting }) => {
  overGames(under, setting, 20, (game) => {
    let save = game.match.save();
    let written = JSON.stringify(save);
    let left = 0;
    for (const move of moves(game)) {
      make(game.match, move);
      if (left-- > 0) continue;
      mustBe(JSON.stringify(save), written);
      save = game.match.save();
      written = JSON.stringify(save);
      left = game.random.below(12);
    }
    expect(JSON.stringify(save)).toBe(written);
  });
});

/** All objects and lists within a value. */
function partsOf(value: unknown): object[] {
  return typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(partsOf)] : [];
}

test.for(CASES)(
  'a copy of a position is equal, and shares nothing with it that is ever changed, of $name',
  ({ under, setting }) => {
    overGames(under, setting, 5, (game) => {
      const { match } = game;
      for (const move of moves(game)) {
        const copy = match.game.copy(match.state);
        mustEqual(copy, match.state);
        const own = new Set(partsOf(match.state));
        // What is shared is frozen: to change it would be an error.
        for (const part of partsOf(copy)) if (own.has(part)) Object.freeze(part);
        make(match, move);
      }
    });
  },
);

test.for(CASES)('taking back leads exactly to where one was, of $name', ({ under, setting }) => {
  let takenBack = 0;
  let games = 0;
  overGames(under, setting, 15, (game) => {
    games++;
    const { match } = game;
    // What was shown before each answer of this turn.
    const earlier: string[] = [];
    for (const move of moves(game)) {
      earlier.push(everything(match));
      const { version } = match;
      make(match, move);
      const fork = match.fork();
      for (let steps = 1; fork.canTakeBack(move.decision.seat); steps++) {
        mustBe(fork.takeBack(move.decision.seat), true);
        mustBe(everything(fork), earlier.at(-steps));
        mustBe(fork.version, version + 1 + steps);
        takenBack++;
      }
      if (isAtRest(match)) earlier.length = 0;
    }
  });
  expect(takenBack).toBeGreaterThanOrEqual((under.leastTakenBack ?? 3) * games);
});

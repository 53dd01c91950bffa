// A game can be left, resumed and taken back at any moment, without a trace afterwards.
import type { Json } from '@undertow/shared/table/json.ts';
import { Match } from '@undertow/shared/table/match.ts';
import type { Save } from '@undertow/shared/table/save.ts';
import { Broken, mustBe, mustEqual } from '../broken.ts';
import type { AnyMatch } from '../game-under-test.ts';
import { flawInJson } from '../plain-json.ts';
import { type Property, viewersOf } from '../property.ts';
import { isAtRest, make } from '../random-games.ts';

/** All that any viewer is shown, and what the match itself knows. */
function everything(match: AnyMatch): string {
  const shown = viewersOf({ seats: match.view('spectator').seats.length }).map((viewer) => [
    match.view(viewer),
    match.asked(viewer),
  ]);
  return JSON.stringify([match.state, match.pending, match.outcome, shown]);
}

function resumed(match: AnyMatch): AnyMatch {
  return Match.resume(match.game, JSON.parse(JSON.stringify(match.save())));
}

function toldTo(match: AnyMatch, events: readonly Json[]): string {
  const viewers = viewersOf({ seats: match.view('spectator').seats.length });
  return JSON.stringify(viewers.map((viewer) => events.map((event) => match.game.redact(event, viewer))));
}

export const plain: Property = {
  id: 'plain',
  sentence: 'a save is plain JSON at every decision',
  games: 10,
  watch({ line: { match } }) {
    let tried = 0;
    return {
      before() {
        tried++;
        const flaw = flawInJson(match.state, 'state');
        if (flaw) throw new Broken(`The state is not plain JSON: ${flaw}.`);
        const save = match.save();
        mustEqual(JSON.parse(JSON.stringify(save)), save, 'A save is not plain JSON.');
      },
      get tried() {
        return tried;
      },
    };
  },
};

export const resumes: Property = {
  id: 'resumes',
  sentence: 'resumed at any decision, a game goes on in the same way',
  games: 10,
  watch({ line: { match } }) {
    let tried = 0;
    // A match resumed at each decision of this turn: all of them play on beside the original.
    let others: AnyMatch[] = [];
    return {
      before() {
        tried++;
        const another = resumed(match);
        if (another.lost > 0)
          throw new Broken('A saved match does not lead through its own answers when it is resumed.');
        mustBe(everything(another), everything(match), 'A match that was saved and resumed is another one.');
        others.push(another);
      },
      after(move, events) {
        const told = JSON.stringify(events);
        const known = JSON.stringify([match.save(), match.pending, match.outcome]);
        for (const other of others) {
          mustBe(JSON.stringify(make(other, move)), told, 'A match that was saved and resumed tells something else.');
          const now = JSON.stringify([other.save(), other.pending, other.outcome]);
          mustBe(now, known, 'A match that was saved and resumed goes on otherwise.');
        }
        if (isAtRest(match)) others = [];
      },
      get tried() {
        return tried;
      },
    };
  },
};

export const stepwise: Property = {
  id: 'stepwise',
  sentence: 'a game resumed at every decision is the same game to its end',
  games: 20,
  watch({ line: { match } }) {
    let saved = resumed(match);
    return {
      after(move, events) {
        const sentence = 'A match that is resumed at every decision tells something else.';
        mustBe(toldTo(saved, make(saved, move)), toldTo(match, events), sentence);
        saved = resumed(saved);
      },
      end() {
        mustBe(everything(saved), everything(match), 'A match that is resumed at every decision ends otherwise.');
        mustEqual(saved.version, match.version, 'A match that is resumed at every decision has another version.');
      },
    };
  },
};

export const earlier: Property = {
  id: 'earlier',
  sentence: 'an earlier save does not change while the game goes on',
  games: 20,
  watch({ line: { match }, random }) {
    const sentence = 'An earlier save changed while the game went on: `copy` shares something that is changed.';
    let save: Save<Json> = match.save();
    let written = JSON.stringify(save);
    let left = 0;
    return {
      after() {
        if (left-- > 0) return;
        mustBe(JSON.stringify(save), written, sentence);
        save = match.save();
        written = JSON.stringify(save);
        left = random.below(12);
      },
      end() {
        mustBe(JSON.stringify(save), written, sentence);
      },
    };
  },
};

/** All objects and lists within a value. */
function partsOf(value: unknown): object[] {
  return typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(partsOf)] : [];
}

export const copies: Property = {
  id: 'copies',
  sentence: 'a copy of a position is equal, and shares nothing with it that is ever changed',
  games: 5,
  watch: ({ line }) => {
    // A match of its own: what the copy shares with it is frozen, and to change that would be an error.
    const { match } = line.fork();
    return {
      before() {
        const copy = match.game.copy(match.state);
        mustEqual(copy, match.state, 'A copy of a position is another one.');
        const own = new Set(partsOf(match.state));
        for (const part of partsOf(copy)) if (own.has(part)) Object.freeze(part);
      },
      after(move) {
        try {
          make(match, move);
        } catch (cause) {
          const found = `It was frozen, and the rules say: ${(cause as Error).message}.`;
          throw new Broken('What `copy` shares with the other position is changed later.', { found, cause });
        }
      },
    };
  },
};

export const takeBacks: Property = {
  id: 'take-backs',
  sentence: 'taking back leads exactly to where one was',
  games: 15,
  watch({ line: { match } }) {
    // What was shown before each answer of this turn.
    const before: string[] = [];
    let version = 0;
    let tried = 0;
    return {
      before() {
        before.push(everything(match));
        ({ version } = match);
      },
      after({ decision: { seat } }) {
        const fork = match.fork();
        for (let steps = 1; fork.canTakeBack(seat); steps++) {
          if (!fork.takeBack(seat)) throw new Broken('An answer that can be taken back is not taken back.');
          mustBe(
            everything(fork),
            before.at(-steps) ?? 'null',
            'An answer was taken back, and led elsewhere than it came from.',
          );
          mustEqual(fork.version, version + 1 + steps, 'An answer was taken back, and the version is not a new one.');
          tried++;
        }
        if (isAtRest(match)) before.length = 0;
      },
      get tried() {
        return tried;
      },
    };
  },
  least: ({ leastTakenBack = 3 }) => leastTakenBack,
};

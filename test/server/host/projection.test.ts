// What each kind of viewer is told of a change leads from what it was shown to what it is shown.
import type { MatchSubscriber, OutgoingMessage } from '@undertow/server/host/outgoing.ts';
import { Projection, STILL } from '@undertow/server/host/projection.ts';
import { applyChanges } from '@undertow/shared/protocol/changes.ts';
import type { AnyMatch } from '@undertow/shared/table/any-game.ts';
import { choose } from '@undertow/shared/table/flow.ts';
import type { Game, Viewer } from '@undertow/shared/table/game.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { describe, expect, test } from 'vitest';
import { type Toy, toyGame } from '../../support/games/toy-game.ts';

interface Shells {
  readonly seats: readonly { readonly shells: number; readonly pearls: number; readonly hidden?: number }[];
}

type Shown = Pick<Game<Toy, string, Shells, null>, 'openView' | 'ownView' | 'redact'>;

/** Each answer is a shell and a pearl that all see; each seat knows its own true numbers. */
const SHELLS: Shown = {
  openView: ({ log: { length } }) => ({ seats: [0, 1].map(() => ({ shells: length, pearls: length })) }),
  ownView: ({ log: { length } }, seat) => ({ shells: 7, pearls: length, hidden: length >> (seat + 1) }),
  redact: (event) => event,
};

function begin(shown: Shown) {
  const rule = toyGame(function* (table) {
    for (;;) table.state.log.push(yield* choose(0, 'next', ['a', 'b']));
  });
  const match = Match.start<Toy, string, Shells, null>({ ...rule, ...shown } as never, null, 2, 'fast:1');
  const failures: unknown[] = [];
  const stage = new Projection('toy', match as unknown as AnyMatch, {
    ...STILL,
    failed: (failure) => failures.push(failure),
  });
  const step = () => stage.publish((match.answer(0, 'a') ?? []) as never);
  return { match, stage, step, failures };
}

/** Follows as this viewer by what it is told alone. */
function follow(stage: Projection, viewer: Viewer) {
  const told: { view: unknown; whole: unknown; wasDismissed: boolean } = {
    view: stage.snapshot(viewer).view,
    whole: undefined,
    wasDismissed: false,
  };
  const watcher: MatchSubscriber = {
    told({ message, view }: OutgoingMessage) {
      if (message.type !== 'update') return;
      told.view = applyChanges(told.view, message.changes);
      told.whole = view;
    },
    dismissed() {
      told.wasDismissed = true;
    },
  };
  stage.attach(viewer, watcher);
  return told;
}

const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];

describe('what is told of a change', () => {
  test('leads every viewer to its own view, also where what lies open is not what a seat knows of itself', () => {
    const { match, stage, step } = begin(SHELLS);
    const followers = VIEWERS.map((viewer) => ({ viewer, told: follow(stage, viewer) }));
    for (let i = 0; i < 10; i++) {
      step();
      for (const { viewer, told } of followers) {
        expect(told.view).toEqual(match.view(viewer));
        expect(told.whole).toEqual(match.view(viewer));
      }
    }
  });

  test('is still told to the others when it cannot be shown to one subscriber, which has to come anew', () => {
    let isBroken = false;
    const { match, stage, step, failures } = begin({
      ...SHELLS,
      ownView(state, seat, open) {
        if (isBroken && seat === 1) throw new Error('a rule broke down');
        return SHELLS.ownView(state, seat, open);
      },
    });
    const [ada, bo, spectator] = VIEWERS.map((viewer) => follow(stage, viewer));
    step();
    isBroken = true;
    step();
    isBroken = false;
    step();
    expect([failures.length, ada?.wasDismissed, bo?.wasDismissed, spectator?.wasDismissed]).toEqual([
      1,
      false,
      true,
      false,
    ]);
    expect([ada?.view, spectator?.view]).toEqual([match.view(0), match.view('spectator')]);
    const again = follow(stage, 1);
    step();
    expect(again.view).toEqual(match.view(1));
  });
});

// The position as it was when so much of an update had happened: what is told leads to what is shown.
import { randomBot } from '@undertow/bots/random.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { expect, test } from 'vitest';
import { sensible } from '../../bots/sensible.ts';
import type { Event, View } from '../../client.ts';
import { partsOf } from '../../page/motion/beats/beats.ts';
import { viewAfter } from '../../page/motion/beats/retelling.ts';
import { redact } from '../../rules/events.ts';
import { dungeonLords } from '../../rules/index.ts';
import type { SeatView } from '../../view.ts';

interface Update {
  readonly before: View;
  readonly after: View;
  readonly events: readonly Event[];
}

const VIEWERS: readonly Viewer[] = ['spectator', 0];

/** All that is told in a whole game, as a spectator and the first seat hear it. */
function* updatesOf(seats: number, full: boolean, seed: number, isWild: boolean): Generator<Update> {
  const match = Match.start(dungeonLords, { full }, seats, `fast:${seed}`);
  const random = openRandom({ seed: `fast:${seed}`, position: 0 });
  const wild = randomBot(random, dungeonLords.forms);
  while (!match.outcome) {
    const decision = match.pending[random.below(match.pending.length)];
    if (!decision) return;
    const befores = VIEWERS.map((viewer) => match.view(viewer));
    const bot = isWild ? wild : sensible;
    const told = match.answer(decision.seat, bot(match.view(decision.seat), decision as never));
    if (!told) throw new Error(`no answer to ${decision.prompt}`);
    for (const [at, viewer] of VIEWERS.entries()) {
      const events = told.map((event) => redact(event, viewer));
      yield { before: befores[at] as View, after: match.view(viewer), events };
    }
  }
}

/** What no event tells, and so is seen only when all is over. */
function known({
  seats,
  phase: _,
  stage: _st,
  done: _do,
  subject: _s,
  dummies: _d,
  ended: _e,
  event: _v,
  ...view
}: View) {
  const { heroPileCount: _h, creaturePileCount: _c, roomPileCount: _r, ...known } = view;
  const { trapDeckCount: _t, trapDiscardCount: _g, ...shown } = known;
  // Of a seat that has nothing to fight for and no prisoner, nothing is told.
  const toFight = shown.toFight.filter((seat) => seats[seat]?.battle);
  return { ...shown, toFight, seats: seats.map(knownOf) };
}

function knownOf({ score: _, battle, creatures, ...seat }: SeatView) {
  const { tile, trapCount, bait } = battle ?? {};
  return {
    ...seat,
    battle: battle && { tile, trapCount, bait },
    // Of equal ones it is not told which has gone.
    creatures: creatures.map(({ paid: _paid, ...one }) => one).toSorted((a, b) => a.id.localeCompare(b.id)),
  };
}

test.each([
  [4, false],
  [4, true],
  [3, true],
  [2, true],
] as const)('what is told to a table of %i leads from each view to the next (full: %s)', (seats, full) => {
  for (const seed of [1, 2]) {
    for (const { before, after, events } of updatesOf(seats, full, seed, seed % 2 === 0)) {
      const parts = [...partsOf(events), []];
      const seen = parts.reduce((view, part) => viewAfter(view, part, after), before);
      expect(known(seen), JSON.stringify(events)).toEqual(known(after));
    }
  }
});

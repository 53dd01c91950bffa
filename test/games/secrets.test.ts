// Non-interference: of two games that differ only in what a viewer cannot know, the viewer is sent the same bytes.
import { isLegal, sample } from '@undertow/shared/table/choice.ts';
import type { Decision, Viewer } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { Match } from '@undertow/shared/table/match.ts';
import type { Random } from '@undertow/shared/table/random.ts';
import { expect, test } from 'vitest';
import { mustBe, mustEqual } from '../support/each-step.ts';
import type { Exchange } from './game-under-test.ts';
import { type AnyGameUnderTest, type AnyMatch, CASES } from './games.ts';
import { make, moves, overGames } from './random-games.ts';

type Secrecy = AnyGameUnderTest['secrecy'];

interface Twins {
  readonly secrecy: Secrecy;
  readonly viewer: Viewer;
  readonly match: AnyMatch;
  readonly twin: AnyMatch;
}

/** A twin of this match as it is, whether at rest or amid a turn; `undefined` if its answers fit no such twin. */
function twinOf(
  { knowledge, exchange, mayPart }: Secrecy,
  match: AnyMatch,
  viewer: Viewer,
  what: Exchange,
  random: Random,
): AnyMatch | undefined {
  const save = match.save();
  exchange(save.state, viewer, what, random);
  const twin = Match.resume(match.game, save);
  const isTwin = twin.lost === 0 && knowledge(twin.state, viewer) === knowledge(match.state, viewer);
  return isTwin && !mayPart(match, twin, viewer) ? twin : undefined;
}

function shown({ viewer }: Twins, match: AnyMatch): string {
  return JSON.stringify([match.view(viewer), match.asked(viewer), match.outcome]);
}

function toldTo({ viewer }: Twins, match: AnyMatch, events: readonly Json[]): Json[] {
  return events.flatMap((event) => match.game.redact(event, viewer) ?? []);
}

/** An answer for each of the twins: the same, if there is one. What is sealed may differ, since what they hold does. */
function answersFor(twins: Twins, decision: Decision, other: Decision, random: Random) {
  const { forms } = twins.match.game;
  for (let tries = 0; tries < 20; tries++) {
    const answer = sample(decision.choice, random, forms);
    if (isLegal(other.choice, answer, forms)) return { answer, otherAnswer: answer };
  }
  if (decision.seat === twins.viewer || !twins.secrecy.sealedPrompts.includes(decision.prompt)) return undefined;
  return { answer: sample(decision.choice, random, forms), otherAnswer: sample(other.choice, random, forms) };
}

function turnsUp({ secrecy, viewer }: Twins, event: Json | undefined): boolean {
  return event !== undefined && secrecy.turnsUp(event, viewer);
}

/** Answers in both, compares what the viewer is told and shown, and says whether they are still twins. */
function stepsAlike(twins: Twins, random: Random): boolean {
  const { viewer, match, twin } = twins;
  const { knowledge, mayPart } = twins.secrecy;
  const decision = match.pending[random.below(match.pending.length)];
  if (!decision) return false;
  // The twin may have answered this by itself, in secret, because it had but one answer.
  const other = twin.pending.find(({ seat, prompt }) => seat === decision.seat && prompt === decision.prompt);
  const answers = answersFor(twins, decision, other ?? decision, random);
  if (!answers) return false;
  const { answer, otherAnswer } = answers;
  const told = toldTo(twins, match, make(match, { decision, answer }));
  const twinTold = other ? toldTo(twins, twin, make(twin, { decision: other, answer: otherAnswer })) : [];

  const length = Math.max(told.length, twinTold.length);
  for (let i = 0; i < length; i++) {
    if (JSON.stringify(told[i]) === JSON.stringify(twinTold[i])) continue;
    // From here on they are no twins any more, if there is a reason for it.
    const isReason = turnsUp(twins, told[i]) || turnsUp(twins, twinTold[i]) || mayPart(match, twin, viewer);
    if (!isReason) mustEqual(twinTold[i], told[i]);
    return false;
  }
  // In the end everything is turned up.
  if (match.outcome || mayPart(match, twin, viewer)) return false;
  mustBe(knowledge(twin.state, viewer), knowledge(match.state, viewer));
  mustBe(shown(twins, twin), shown(twins, match));
  return true;
}

/** Twins are followed for so many answers at most. */
const LONGEST = 60;

/** Plays twins on from here until something hidden makes them differ. Counts the answers that left them alike. */
function followTwins(secrecy: Secrecy, match: AnyMatch, random: Random, seats: number): number {
  const viewer = random.below(seats + 1) === seats ? 'spectator' : random.below(seats);
  const extent: Exchange = { decks: random.below(2) === 0, oneOf: 1 + random.below(10) };
  const twin = twinOf(secrecy, match, viewer, extent, random);
  if (!twin) return 0;
  const twins: Twins = { secrecy, viewer, match: match.fork(), twin };
  mustBe(shown(twins, twins.twin), shown(twins, twins.match));
  let alike = 1;
  while (alike < LONGEST && stepsAlike(twins, random)) alike++;
  return alike;
}

test.for(CASES)('a viewer cannot tell apart what it may not know, of $name', ({ under, setting }) => {
  let alike = 0;
  let games = 0;
  overGames(under, setting, 8, (game) => {
    games++;
    for (const move of moves(game)) {
      if (game.random.below(4) === 0) alike += followTwins(under.secrecy, game.match, game.random, game.seats);
      make(game.match, move);
    }
  });
  // Twins must be found, and stay alike for a while, or nothing was tested.
  expect(alike).toBeGreaterThan(under.secrecy.leastAlike * games);
});

test.for(CASES)('no viewer sees whether another has answered before all have, of $name', ({ under, setting }) => {
  const { seats } = setting;
  let sealed = 0;
  overGames(under, setting, 30, (game) => {
    const { match } = game;
    for (const move of moves(game)) {
      const asked = match.pending.length;
      // Nothing is sealed where one is asked alone.
      if (asked === 1) {
        make(match, move);
        continue;
      }
      const { decision } = move;
      const fork = match.fork();
      const events = make(fork, move);
      if (events.length === 0 && fork.pending.length === asked - 1) {
        sealed++;
        for (const viewer of [...Array(seats).keys(), 'spectator' as const]) {
          if (viewer === decision.seat) continue;
          mustEqual([fork.view(viewer), fork.asked(viewer)], [match.view(viewer), match.asked(viewer)]);
        }
      }
      make(match, move);
    }
  });
  if (seats > 2) expect(sealed).toBeGreaterThan(0);
});

// Non-interference: of two games that differ only in what a viewer cannot know, the viewer is sent the same bytes.
import type { AbyssEvent } from '@undertow/shared/abyss/events.ts';
import { isLegal, sample } from '@undertow/shared/table/choice.ts';
import type { Decision, Seat, Viewer } from '@undertow/shared/table/game.ts';
import { Match } from '@undertow/shared/table/match.ts';
import type { Random } from '@undertow/shared/table/random.ts';
import { expect, test } from 'vitest';
import { mustBe, mustEqual } from '../../support/each-step.ts';
import { type AbyssMatch, make, moves, overGames, type RandomGame } from '../../support/random-games.ts';
import { SETTINGS } from '../../support/settings.ts';
import { type Exchange, exchange, knowledge } from '../../support/twins.ts';
import type { Writable } from '../../support/writable.ts';

/** After one of these the viewer may know more: it tells what was hidden until now. */
const TURNS_UP: readonly AbyssEvent['type'][] = [
  'deckReshuffled',
  'cardRevealed',
  'lordTurnedUp',
  'lordReplaced',
  'courtRefilled',
  'lordEntered',
  'locationsDrawn',
  'alliesPlayed',
  'alliesDiscarded',
  'allyAffiliated',
  'actionPassed',
  'gameScored',
  // What comes off the decks of the expansions, out of the hand of a fighter, and of the last Krakens in hand.
  'leviathanTurnedUp',
  'lootDrawn',
  'allyFound',
  'monsterTurnedUp',
  'tokenRevealed',
  'fightBegan',
  'fightEnded',
  'allySentToAttack',
  'monsterDiscarded',
  'nebulisGained',
];

function turnsUp(event: AbyssEvent | undefined, viewer: Viewer): boolean {
  if (!event) return false;
  if (TURNS_UP.includes(event.type)) return true;
  // Cards out of a stack and tokens are shown to those to whom they come, and stolen ones to both.
  const shownTo = ['seat' in event ? event.seat : undefined, 'from' in event ? event.from : undefined];
  return 'secret' in event && shownTo.includes(viewer as Seat);
}

interface Twins {
  readonly viewer: Viewer;
  readonly match: AbyssMatch;
  readonly twin: AbyssMatch;
}

/** A twin of this match as it is, whether at rest or amid a turn; `undefined` if its answers fit no such twin. */
function twinOf(match: AbyssMatch, viewer: Viewer, what: Exchange, random: Random): AbyssMatch | undefined {
  const save = match.save();
  exchange(save.state as Writable<typeof save.state>, viewer, what, random);
  const twin = Match.resume(match.game, save);
  const isTwin = twin.lost === 0 && knowledge(twin.state, viewer) === knowledge(match.state, viewer);
  return isTwin && !mayPart(match, twin, viewer) ? twin : undefined;
}

/** Prompts that are only asked where the hand, or the tokens, leave a choice: that they are asked says something. */
const ASKED_BY_HAND = [
  'monsterDecision',
  'chooseLeviathan',
  'attackAlly',
  'attackAgain',
  'sorcererFight',
  'revealTokens',
  'revealDrawn',
  'martialLaw',
  'leviathanPenaltyAllies',
];

/** Whether the twins are asked different things for a reason: what another seat holds, or that the viewer now looks. */
function mayPart(match: AbyssMatch, twin: AbyssMatch, viewer: Viewer): boolean {
  const asked = (one: AbyssMatch) => one.pending.map(({ seat, prompt }) => `${seat} ${prompt}`).sort();
  // The Healer looks through the discard pile.
  if (asked(match).includes(`${viewer} healerPick`)) return true;
  if (asked(match).join() === asked(twin).join()) return false;
  return [...match.pending, ...twin.pending].some(
    ({ seat, prompt }) => seat !== viewer && ASKED_BY_HAND.includes(prompt),
  );
}

function shown({ viewer }: Twins, match: AbyssMatch): string {
  return JSON.stringify([match.view(viewer), match.asked(viewer), match.outcome]);
}

function toldTo({ viewer }: Twins, match: AbyssMatch, events: readonly AbyssEvent[]): AbyssEvent[] {
  return events.flatMap((event) => match.game.redact(event, viewer) ?? []);
}

/** Prompts that several answer in secret. Twins may answer them differently, since their hands differ. */
const SECRET_ANSWERS = ['jailerDiscard', 'commanderDiscard'];

/** An answer for each of the twins: the same, if there is one. */
function answersFor(twins: Twins, decision: Decision, other: Decision, random: Random) {
  const { forms } = twins.match.game;
  for (let tries = 0; tries < 20; tries++) {
    const answer = sample(decision.choice, random, forms);
    if (isLegal(other.choice, answer, forms)) return { answer, otherAnswer: answer };
  }
  if (decision.seat === twins.viewer || !SECRET_ANSWERS.includes(decision.prompt)) return undefined;
  return { answer: sample(decision.choice, random, forms), otherAnswer: sample(other.choice, random, forms) };
}

/** Answers in both, compares what the viewer is told and shown, and says whether they are still twins. */
function stepsAlike(twins: Twins, random: Random): boolean {
  const { viewer, match, twin } = twins;
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
    const isReason = turnsUp(told[i], viewer) || turnsUp(twinTold[i], viewer) || mayPart(match, twin, viewer);
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
function followTwins({ match, random, seats }: RandomGame): number {
  const viewer = random.below(seats + 1) === seats ? 'spectator' : random.below(seats);
  const extent: Exchange = { decks: random.below(2) === 0, oneOf: 1 + random.below(10) };
  const twin = twinOf(match, viewer, extent, random);
  if (!twin) return 0;
  const twins: Twins = { viewer, match: match.fork(), twin };
  mustBe(shown(twins, twins.twin), shown(twins, twins.match));
  let alike = 1;
  while (alike < LONGEST && stepsAlike(twins, random)) alike++;
  return alike;
}

test.for(SETTINGS)('a viewer cannot tell apart what it may not know, with $name', (setting) => {
  let alike = 0;
  let games = 0;
  overGames(setting, 8, (game) => {
    games++;
    for (const move of moves(game)) {
      if (game.random.below(4) === 0) alike += followTwins(game);
      make(game.match, move);
    }
  });
  // Twins must be found, and stay alike for a while, or nothing was tested.
  expect(alike).toBeGreaterThan(300 * games);
});

test.for(SETTINGS)('nobody sees whether another has answered before all have, with $name', (setting) => {
  const { seats } = setting;
  let sealed = 0;
  overGames(setting, 30, (game) => {
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

// Twins: two matches that differ only in what one viewer cannot know, followed for as long as it cannot tell them apart.
import { isLegal, sample } from '@undertow/shared/table/choice.ts';
import type { Decision, Viewer } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { Match } from '@undertow/shared/table/match.ts';
import type { Random } from '@undertow/shared/table/random.ts';
import { mustBe, mustEqual } from './broken.ts';
import type { AnyGameUnderTest, AnyMatch, Exchange } from './game-under-test.ts';
import { make } from './random-games.ts';

/** What a game says that is hidden in it. */
export type AnySecrecy = NonNullable<AnyGameUnderTest['secrecy']>;

export interface Twins {
  readonly secrecy: AnySecrecy;
  readonly viewer: Viewer;
  readonly match: AnyMatch;
  readonly twin: AnyMatch;
}

/** What one answer, given in both, has told in each of them. */
export interface Step {
  readonly told: readonly Json[];
  readonly twinTold: readonly Json[];
}

/** This match as it is, whether at rest or amid a turn, and a twin of it; `undefined` if its answers fit no such twin. */
export function twinsOf(
  secrecy: AnySecrecy,
  match: AnyMatch,
  viewer: Viewer,
  what: Exchange,
  random: Random,
): Twins | undefined {
  const { knowledge, exchange, mayPart } = secrecy;
  const save = match.save();
  exchange(save.state, viewer, what, random);
  const twin = Match.resume(match.game, save);
  const isTwin = twin.lost === 0 && knowledge(twin.state, viewer) === knowledge(match.state, viewer);
  if (!isTwin || mayPart(match, twin, viewer)) return undefined;
  const twins = { secrecy, viewer, match: match.fork(), twin };
  mustBe(shown(twins, twins.twin), shown(twins, twins.match), sentenceFor(twins, 'is shown'));
  return twins;
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

/** Answers in both, and compares what the viewer is told and shown; `undefined` if they are no twins any more. */
export function stepAlike(twins: Twins, random: Random): Step | undefined {
  const { viewer, match, twin } = twins;
  const { knowledge, mayPart } = twins.secrecy;
  const decision = match.pending[random.below(match.pending.length)];
  if (!decision) return undefined;
  // The twin may have answered this by itself, in secret, because it had but one answer.
  const other = twin.pending.find(({ seat, prompt }) => seat === decision.seat && prompt === decision.prompt);
  const answers = answersFor(twins, decision, other ?? decision, random);
  if (!answers) return undefined;
  const { answer, otherAnswer } = answers;
  const told = make(match, { decision, answer });
  const twinTold = other ? make(twin, { decision: other, answer: otherAnswer }) : [];
  if (!isToldAlike(twins, told, twinTold)) return undefined;
  // In the end everything is turned up.
  if (match.outcome || mayPart(match, twin, viewer)) return undefined;
  mustBe(knowledge(twin.state, viewer), knowledge(match.state, viewer), sentenceFor(twins, 'knows'));
  mustBe(shown(twins, twin), shown(twins, match), sentenceFor(twins, 'is shown'));
  return { told, twinTold };
}

/** Whether the viewer is told the same. If not, there must be a reason for it. */
function isToldAlike(twins: Twins, events: readonly Json[], twinEvents: readonly Json[]): boolean {
  const { viewer, match, twin } = twins;
  const told = toldTo(twins, match, events);
  const twinTold = toldTo(twins, twin, twinEvents);
  const length = Math.max(told.length, twinTold.length);
  for (let i = 0; i < length; i++) {
    if (JSON.stringify(told[i]) === JSON.stringify(twinTold[i])) continue;
    const isReason =
      turnsUp(twins, told[i]) || turnsUp(twins, twinTold[i]) || twins.secrecy.mayPart(match, twin, viewer);
    if (!isReason) mustEqual(twinTold[i], told[i], sentenceFor(twins, 'is told'));
    return false;
  }
  return true;
}

function sentenceFor({ viewer }: Twins, verb: string): string {
  const who = viewer === 'spectator' ? 'A spectator' : `Seat ${viewer + 1}`;
  return `${who} ${verb} what it may not know: two positions that differ only in that look different to it.`;
}

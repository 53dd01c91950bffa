// The state of a question after some pieces were picked: what may be picked next, and the answer so far.
import type { Json } from '@undertow/client-sdk/protocol.ts';
import type { Picks } from '@undertow/web/src/table/kit/answer-draft.ts';
import { eachOf, kindOf, type Place } from '../places.ts';
import { placesOf, type Question } from './question.ts';
import type { Way } from './ways.ts';

type One = Extract<Question, { kind: 'one' }>;
type Some = Extract<Question, { kind: 'some' }>;

/** Whether a click on this place means anything now: it can be picked, or laid back. */
export function mayPick(question: Question, picks: Picks, at: Place): boolean {
  if (question.kind === 'one') {
    return picks.includes(at) || waysThrough(question, [...picks, at]).length > 0;
  }
  return question.kind === 'some' && (picks.includes(at) || fits(question, picks, at));
}

/** The picks after a click on this place. */
export function picked(question: Question, picks: Picks, at: Place): Picks {
  if (!mayPick(question, picks, at)) return picks;
  if (!picks.includes(at)) return [...picks, at];
  return question.kind === 'one' ? picks.slice(0, picks.indexOf(at)) : picks.filter((pick) => pick !== at);
}

/** Several may be picked, and none is answered before that is confirmed. */
export function isConfirmed(question: Question | null | undefined): question is Some {
  return question?.kind === 'some' && !(question.min === 1 && question.max === 1);
}

/** What would have been picked for this answer. */
export function picksOf(question: Some, answer: readonly Json[]): Picks {
  return [...question.pieces].flatMap(([at, { option }]) => {
    const wanted = answer.filter((one) => one === option).length;
    return wanted > 0 ? eachOf(at, wanted) : [];
  });
}

/** The answer that these picks make by themselves, without a button: there is one way that leads just here. */
export function answerBy(question: Question, picks: Picks): Json | undefined {
  if (question.kind === 'some' && !isConfirmed(question)) return answerOf(question, picks);
  if (question.kind !== 'one' || picks.length === 0) return undefined;
  const ways = waysThrough(question, picks);
  const [only] = ways;
  return ways.length === 1 && only?.places.length === picks.length ? only.option : undefined;
}

/** The answer of several pieces, to be confirmed; `undefined` while it is not one. */
export function answerOf(question: Question, picks: Picks): Json | undefined {
  if (question.kind !== 'some' || picks.length < question.min || picks.length > question.max) return undefined;
  return picks.map((at) => question.pieces.get(kindOf(at))?.option ?? '');
}

/** The kinds of places at which the answer goes on after these picks. */
export function nextPlaces(question: Question, picks: Picks): Place[] {
  if (question.kind !== 'one') return placesOf(question);
  const next = waysThrough(question, picks).flatMap(({ places }) => places[picks.length] ?? []);
  return [...new Set(next)];
}

/** The ways that are still open after these picks. */
export function waysThrough(question: One, picks: Picks): readonly Way[] {
  return question.ways.filter((way) => leads(way, picks));
}

function leads(way: Way, picks: Picks): boolean {
  return picks.length <= way.places.length && picks.every((at, i) => way.places[i] === kindOf(at));
}

function fits(question: Some, picks: Picks, at: Place): boolean {
  const kind = kindOf(at);
  const taken = picks.filter((pick) => kindOf(pick) === kind).length;
  return picks.length < question.max && taken < (question.pieces.get(kind)?.count ?? 0);
}

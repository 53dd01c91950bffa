// Every decision of random games of every expansion becomes a question that can be answered in every way offered.
import { abyss } from '@undertow/shared/abyss/index.ts';
import { isLegal } from '@undertow/shared/table/choice.ts';
import type { Decision } from '@undertow/shared/table/game.ts';
import { describe, expect, test } from 'vitest';
import { billOf, proposals } from '../../../web/src/abyss/asking/payment.ts';
import { answerBy, answerOf, buttonsOf, mayPick, type Picks, picked } from '../../../web/src/abyss/asking/picking.ts';
import { kindOf, type Place, zoneOf } from '../../../web/src/abyss/asking/places.ts';
import { placesOf, type Question, questionOf, spreadOf } from '../../../web/src/abyss/asking/question.ts';
import { late } from '../../support/late-games.ts';
import { make, moves, type RandomGame, randomGame } from '../../support/random-games.ts';
import { SETTINGS } from '../../support/settings.ts';
import { placesOn } from './board-places.ts';

const GAMES = 6;

describe.each(SETTINGS)('$name', (setting) => {
  test('every option of every decision can be given, and nothing else', () => {
    for (let seed = 0; seed < GAMES; seed++) {
      const game = randomGame(setting, seed);
      answerAll(seed % 2 === 0 ? game : late(game));
    }
  });
});

function answerAll(game: RandomGame): void {
  for (const move of moves(game)) {
    for (const decision of game.match.pending) checkDecision(game, decision);
    make(game.match, move);
  }
}

function checkDecision({ match }: RandomGame, decision: Decision): void {
  const view = match.view(decision.seat);
  const question = questionOf(decision, view);
  const given = answersTo(question);
  for (const answer of given) {
    if (!isLegal(decision.choice, answer, abyss.forms)) {
      throw new Error(`${decision.prompt}: ${JSON.stringify(answer)} is not legal`);
    }
  }
  if (decision.choice.type === 'one') expect(new Set(given)).toEqual(new Set(decision.choice.options));
  const board = placesOn(view, decision.seat, spreadOf(question));
  for (const place of placesOf(question)) {
    if (!board.has(place)) throw new Error(`${decision.prompt}: ${place} is not on the board`);
  }
}

/** All the answers that clicks lead to; of several pieces, those that begin with each of them. */
function answersTo(question: Question): unknown[] {
  switch (question.kind) {
    case 'one':
      return [...buttonsOf(question, []).map((way) => way.option), ...throughPlaces(question, [])];
    case 'some':
      return [[] as Picks, ...[...question.pieces.keys()].map((kind) => fill(question, `${kind}#0`))]
        .map((picks) => answerOf(question, picks))
        .filter((answer) => answer !== undefined);
    case 'amount':
      return [question.min, question.max];
    case 'payment':
      return ['cancel', ...proposals(question.data).map((draft) => billOf(question.data, draft).answer)];
  }
}

function throughPlaces(question: Question, picks: Picks): unknown[] {
  return [...new Set(placesOf(question))].flatMap((place) => {
    if (picks.includes(place) || !mayPick(question, picks, place)) return [];
    const next = picked(question, picks, place);
    const answer = answerBy(question, next);
    if (answer !== undefined) return [answer];
    return [...buttonsOf(question, next).map((way) => way.option), ...throughPlaces(question, next)];
  });
}

/** Picks this piece, and then whatever else may be picked until there are enough. */
function fill(question: Extract<Question, { kind: 'some' }>, first: Place): Picks {
  const all = [...question.pieces].flatMap(([kind, { count }]) =>
    Array.from({ length: count }, (_, n) => `${kind}#${n}`),
  );
  let picks: Picks = picked(question, [], first);
  for (const place of all) {
    if (picks.length < question.min && !picks.includes(place) && mayPick(question, picks, place)) {
      picks = picked(question, picks, place);
    }
  }
  expect(picks.every((place) => zoneOf(place) !== 'spread' && kindOf(place) !== place)).toBe(true);
  return picks;
}

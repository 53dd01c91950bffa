// Every decision of random games of every expansion becomes a question that can be answered in every way offered.

import { isLegal } from '@undertow/shared/table/choice.ts';
import type { Decision } from '@undertow/shared/table/game.ts';
import type { Picks } from '@undertow/web/src/table/kit/answer-draft.ts';
import { describe, expect, test } from 'vitest';
import { type Act, bundlesOf, lineOf } from '../../../page/board/answering/line.ts';
import { billOf, proposals } from '../../../page/board/answering/payment.ts';
import { answerBy, answerOf, mayPick, picked } from '../../../page/board/answering/picking.ts';
import { offBoardPieces, placesOf, type Question, questionOf } from '../../../page/board/answering/question.ts';
import type { Place } from '../../../page/board/places.ts';
import { abyss } from '../../../rules/index.ts';
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
  if (decision.choice.type === 'one') {
    const { options } = decision.choice;
    expect(new Set(given)).toEqual(new Set(options));
    const onLine = actsOf(question).map(({ option }) => option);
    expect(onLine.toSorted()).toEqual([...new Set(options)].toSorted());
  }
  const board = placesOn(view, decision.seat, offBoardPieces(question));
  for (const place of placesOf(question)) {
    if (!board.has(place)) throw new Error(`${decision.prompt}: ${place} is not on the board`);
  }
}

/** What stands on the line for a question, behind whatever button. */
function actsOf(question: Question, picks: Picks = []): Act[] {
  const line = lineOf(question, picks, String);
  expect(bundlesOf(line).filter((bundle) => bundle.acts.length < 2)).toEqual([]);
  return line.numbered.flatMap((one) => (one === undefined ? [] : 'acts' in one ? one.acts : [one]));
}

/** All the answers that clicks lead to; of several pieces, those that begin with each of them. */
function answersTo(question: Question): unknown[] {
  switch (question.kind) {
    case 'one':
      return [...actsOf(question).map(({ option }) => option), ...throughPlaces(question, [])];
    case 'some':
      return [[] as Picks, ...actsOf(question).map(({ places: [at = ''] }) => fill(question, at))]
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
    return [...actsOf(question, next).map(({ option }) => option), ...throughPlaces(question, next)];
  });
}

/** Picks this piece, and then whatever else may be picked until there are enough. */
function fill(question: Extract<Question, { kind: 'some' }>, first: Place): Picks {
  let picks: Picks = picked(question, [], first);
  for (const {
    places: [place = ''],
  } of actsOf(question)) {
    if (picks.length < question.min && !picks.includes(place) && mayPick(question, picks, place)) {
      picks = picked(question, picks, place);
    }
  }
  return picks;
}

// Every match that is recorded in the folder of a game is played again. A file more is a test more: see record.ts.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { matchText } from '@undertow/authoring/match-file.ts';
import { Match } from '@undertow/shared/table/match.ts';
import type { Save } from '@undertow/shared/table/save.ts';
import { describe, expect, test } from 'vitest';
import { begin, endOf, type RecordedMatch, recordedAgain, recordedMatches } from '../support/games/recorded-match.ts';
import { type AnyMatch, GAMES, gameUnderTest } from './games.ts';

test('each game that says what is recorded of a match has one', () => {
  const missing = GAMES.filter((under) => under.scores && recordedMatches(under).length === 0).map(
    ({ game }) => game.id,
  );
  expect(missing, 'to be recorded by test/games/record.ts').toEqual([]);
});

const RECORDED = GAMES.flatMap(recordedMatches).map((path) => ({ path, file: basename(path) }));

describe.for(RECORDED)('the recorded match $file', ({ path }) => {
  const text = readFileSync(path, 'utf8');
  const recorded = JSON.parse(text) as RecordedMatch;
  const { answers, outcome, scores } = recorded;

  test('was played by these rules', () => {
    expect(recorded.rules).toBe(gameUnderTest(recorded.game).game.rules);
  });

  test('stays as it is when it is recorded again by the same rules', () => {
    expect(matchText(recordedAgain(recorded))).toBe(text);
  });

  test('accepts every answer again and ends as it did', () => {
    const match = begin(recorded);
    answerAll(match, answers);
    expect(endOf(match)).toEqual({ outcome, scores });
  });

  test('ends as it did when it is saved and resumed halfway', () => {
    const half = Math.floor(answers.length / 2);
    const first = begin(recorded);
    answerAll(first, answers.slice(0, half));
    const save = JSON.parse(JSON.stringify(first.save())) as Save<typeof first.state>;
    const second = Match.resume(first.game, save);
    expect(second.lost).toBe(0);
    answerAll(second, answers.slice(half));
    expect(endOf(second)).toEqual({ outcome, scores });
  });
});

function answerAll(match: AnyMatch, answers: RecordedMatch['answers']): void {
  for (const [i, { seat, answer }] of answers.entries()) {
    const events = match.answer(seat, answer);
    expect(events, `answer ${i + 1}, ${JSON.stringify(answer)} by seat ${seat}`).toBeDefined();
  }
}

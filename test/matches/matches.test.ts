// Every recorded match in this folder is played again. A file more is a test more: see record.ts.
import { readdirSync, readFileSync } from 'node:fs';
import { Match } from '@undertow/shared/table/match.ts';
import type { Save } from '@undertow/shared/table/save.ts';
import { describe, expect, test } from 'vitest';
import { type AnyMatch, GAMES, gameUnderTest } from '../games/games.ts';
import { begin, endOf, type RecordedMatch } from '../support/games/recorded-match.ts';

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json'));

test('each game under test has a recorded match', () => {
  const ids = GAMES.map(({ game }) => game.id);
  const missing = ids.filter((id) => !files.some((file) => file.startsWith(`${id}-`)));
  expect(missing, 'to be recorded by test/matches/record.ts').toEqual([]);
});

describe.for(files)('the recorded match %s', (file) => {
  const recorded = JSON.parse(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')) as RecordedMatch;
  const { answers, outcome, scores } = recorded;

  test('was played by these rules', () => {
    expect(recorded.rules).toBe(gameUnderTest(recorded.game).game.rules);
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

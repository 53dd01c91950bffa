// Counts the points of each player, as far as they are known during the game, and at its end (B140-B146).
import type { Outcome, Seat } from '@undertow/shared/table/game.ts';
import { rank } from '@undertow/shared/table/ranking.ts';
import { ally } from './cards/allies.ts';
import { pointsOf } from './cards/tokens.ts';
import { locationOf, lordOf, lordsOf, player } from './queries.ts';
import { RACES } from './races.ts';
import type { Position } from './rules.ts';
import type { AllyId, LocationId, Score, TokenId } from './state.ts';

export function scoresOf(position: Position): Score[] {
  return position.state.seats.map((_, seat) => scoreOf(position, seat));
}

/** What the seat has by now. */
export function scoreOf(position: Position, seat: Seat): Score {
  return withTokens(openScoreOf(position, seat), player(position, seat).tokens);
}

/** The same score with what these Monster tokens count. */
export function withTokens(score: Score, owned: readonly TokenId[]): Score {
  let tokens = 0;
  for (const token of owned) tokens += pointsOf(token);
  return tokens === score.tokens ? score : { ...score, tokens, total: score.total - score.tokens + tokens };
}

/** What the seat has by now as others see it: without its Monster tokens. */
export function openScoreOf(position: Position, seat: Seat): Score {
  const owned = player(position, seat);
  const scoreOf: Record<LocationId, number> = {};
  let locations = 0;
  for (const id of owned.locations) {
    const points = locationOf(position, id).points(position, seat);
    scoreOf[id] = points;
    locations += points;
  }
  let lords = 0;
  for (const { id } of owned.lords) lords += lordOf(position, id).influence;
  const allies = strongestOfEachRace(owned.affiliated);
  let other = 0;
  for (const part of position.rules.parts) other += part.score?.(position, seat) ?? 0;
  return { locations, lords, allies, tokens: 0, other, total: locations + lords + allies + other, scoreOf };
}

function strongestOfEachRace(affiliated: readonly AllyId[]): number {
  if (affiliated.length === 0) return 0;
  const strongest = RACES.map(() => 0);
  let sum = 0;
  for (const card of affiliated) {
    const { race, order, value } = ally(card);
    const before = strongest[order];
    if (race === undefined || before === undefined || value <= before) continue;
    strongest[order] = value;
    sum += value - before;
  }
  return sum;
}

/** Most points win; then most Pearls, then the highest single Lord, then the victory is shared (B145). */
export function outcomeOf(position: Position): Outcome | undefined {
  const { scores } = position.state;
  if (!scores) return undefined;
  return rank(
    scores.map(({ total }, seat) => [
      total,
      player(position, seat).pearls,
      Math.max(0, ...lordsOf(position, seat).map((lord) => lord.influence)),
    ]),
  );
}

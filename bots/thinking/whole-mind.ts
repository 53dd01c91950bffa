// The whole mind of a game that brings none, or a part of one: what is missing follows from its rules, its habit and its score.
import type { KnownGame } from '@undertow/shared/table/any-game.ts';
import { enumerate } from '@undertow/shared/table/choice.ts';
import type { Answer, Decision } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { openRandom, type Random } from '@undertow/shared/table/random.ts';
import { scoresOf } from '@undertow/shared/table/score.ts';
import { viewOf } from '@undertow/shared/table/view.ts';
import type { Bot } from '../bot.ts';
import type { GameBots } from '../game-bots.ts';
import { distinct } from './distinct.ts';
import { ScoreValue } from './score-value.ts';
import { type Spread, spreadOf } from './spread.ts';
import type { AnyMind } from './trial.ts';

/** Of more legal answers than can be tried, some are taken from among so many. */
const MOST_LISTED = 1000;

/** `undefined` if the game does not say how to guess: then nothing can be tried. */
export function wholeMind(known: KnownGame, { named, mind }: GameBots): AnyMind | undefined {
  const { game } = known;
  if (!game.guessing) return undefined;
  const habit = named[0]?.[1];
  // Its views are those of its game.
  const habitWith = habit && ((random: Random) => habit(game, random) as Bot<Json>);
  const sensible = habitWith && ((view: Json, decision: Decision) => habitWith(unvaried())(view, decision));
  return {
    ...(sensible && { sensible }),
    candidates: (view, decision, limit) =>
      distinct([...(sensible ? [sensible(view, decision)] : []), ...listed(known, decision, limit)], limit),
    light: (state, decision, random) => habitWith?.(random)(viewOf(game, state, decision.seat) as Json, decision),
    gauges: [{ what: 'score', weight: 1, of: (state, seat) => scoresOf(game, state)?.[seat] ?? 0 }],
    value: new ScoreValue(game, spreads(known)),
    ...mind,
  };
}

/** The legal answers, or some of them that lie far apart in their order. */
function listed({ game }: KnownGame, { choice }: Decision, limit: number): readonly Answer[] {
  const all = enumerate(choice, MOST_LISTED, game.forms);
  const step = Math.max(1, all.length / limit);
  return Array.from({ length: Math.min(limit, all.length) }, (_, i) => all[Math.floor(i * step)] as Answer);
}

function spreads(known: KnownGame): (seats: number) => Spread {
  const found = new Map<number, Spread>();
  return (seats) => {
    const spread = found.get(seats) ?? spreadOf(known, seats);
    found.set(seats, spread);
    return spread;
  };
}

/** What a habit draws from that is to answer the same each time. */
function unvaried(): Random {
  return openRandom({ seed: 'fast:1', position: 0 });
}

// The units of a match of Dungeon Lords for replays: the rounds of its years, those of their combats, and in them the battles.
import type { AnyEvent } from '@undertow/shared/table/any-game.ts';
import type { GameTurn, TurnWords } from '@undertow/web/src/replay/game-turn.ts';
import type { Event } from '../../client.ts';
import { LAST_ROUND } from '../../rules/table.ts';
import { type DungeonTalk, dungeonLords } from '../words/words.svelte.ts';

/** Battles are fought in the last round. */
const BATTLES_IN = LAST_ROUND;

export function turnOf(told: AnyEvent, last: GameTurn | undefined): GameTurn | undefined {
  const event = told as unknown as Event;
  const { year = 1, combat = 1 } = last?.within ?? {};
  switch (event.type) {
    case 'roundBegan':
      return { seat: event.starting, round: event.round, within: { year: event.year } };
    case 'combatRoundBegan':
      return { seat: last?.seat ?? 0, round: BATTLES_IN, within: { year, combat: event.round } };
    case 'battleBegan':
      return { seat: event.seat, round: BATTLES_IN, within: { year, combat, battle: 1 } };
    default:
      return undefined;
  }
}

export function sayTurn({ seat, round, within = {} }: GameTurn, names: readonly string[]): TurnWords {
  const words = dungeonLords();
  const { year = 1, combat, battle } = within;
  if (battle) return { name: words.text('board.battleOf', { year, n: combat ?? 1, who: names[seat] ?? '' }) };
  const name = roundName(words, { year, round, combat });
  if (combat) return { name, ...(combat === 1 ? { brief: words.season('siege') } : {}) };
  return { name, brief: round === 1 ? words.text('board.year', { n: year }) : words.season(round) };
}

/** A round of a year, or of its combat. */
export function roundName(
  words: DungeonTalk,
  { year, round, combat }: { readonly year: number; readonly round: number; readonly combat?: number | undefined },
): string {
  if (combat) return words.text('board.combatOf', { year, n: combat });
  return words.text('board.seasonOf', { year, season: words.season(round) });
}

// What random games reach: how often each Lord and each Location of the base game comes up, and how often it acts.
import { base } from '@undertow/shared/abyss/base.ts';
import type { Lord } from '@undertow/shared/abyss/cards/lord.ts';
import type { AbyssEvent } from '@undertow/shared/abyss/events.ts';
import type { Score } from '@undertow/shared/abyss/scoring.ts';
import { make, moves, randomGame } from './random-games.ts';
import { settingOf } from './settings.ts';

export interface Row {
  readonly id: string;
  /** Games in which it came to a player. */
  held: number;
  /** Games in which it made, or was worth, a difference. */
  acted: number;
}

export interface Reach {
  readonly lords: readonly Row[];
  readonly locations: readonly Row[];
  /** How often each kind of event was told. */
  readonly events: ReadonlyMap<string, number>;
  /** How often each prompt was asked. */
  readonly prompts: ReadonlyMap<string, number>;
  readonly games: number;
}

/** Plays these games, and counts. */
export function reachOf(runs: readonly { readonly seats: number; readonly games: number }[]): Reach {
  const lords = new Map((base.lords ?? []).map(({ id }) => [id, { id, held: 0, acted: 0 }]));
  const locations = new Map((base.locations ?? []).map(({ id }) => [id, { id, held: 0, acted: 0 }]));
  const events = new Map<string, number>();
  const prompts = new Map<string, number>();
  let seed = 0;
  for (const { seats, games } of runs) {
    for (let i = 0; i < games; i++) {
      const game = randomGame(settingOf(seats), ++seed);
      const told: AbyssEvent[] = [];
      for (const move of moves(game)) {
        add(prompts, move.decision.prompt);
        told.push(...make(game.match, move));
      }
      for (const { type } of told) add(events, type);
      const players = game.match.state.seats;
      count(lords, lordsHeld(told), lordsActing(told));
      count(
        locations,
        new Set(players.flatMap((player) => player.locations)),
        locationsActing(told, game.match.state.scores),
      );
    }
  }
  return { lords: [...lords.values()], locations: [...locations.values()], events, prompts, games: seed };
}

function add(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}

function count(rows: ReadonlyMap<string, Row>, held: Set<string>, acting: Set<string>): void {
  for (const row of rows.values()) {
    if (held.has(row.id) || acting.has(row.id)) row.held++;
    if (acting.has(row.id)) row.acted++;
  }
}

function lordsHeld(told: readonly AbyssEvent[]): Set<string> {
  return new Set(told.flatMap((event) => (event.type === 'lordEntered' ? [event.lord] : [])));
}

const powerless = new Set((base.lords ?? []).filter((lord) => !hasPower(lord)).map(({ id }) => id));

function hasPower({ always, onTurn, onRecruited }: Lord): boolean {
  return always !== undefined || onTurn !== undefined || onRecruited !== undefined;
}

/** A Lord acts when something comes about because of it; one without a power when it is recruited. */
function lordsActing(told: readonly AbyssEvent[]): Set<string> {
  const acting = new Set([...lordsHeld(told)].filter((lord) => powerless.has(lord)));
  for (const { because = [] } of told) for (const lord of because) acting.add(lord);
  return acting;
}

/** A Location acts when it is worth something in the end; Black Smokers when they are exchanged. */
function locationsActing(told: readonly AbyssEvent[], scores: readonly Score[] | null): Set<string> {
  const points = (scores ?? []).flatMap(({ scoreOf }) => Object.entries(scoreOf));
  const acting = new Set(points.filter(([, worth]) => worth > 0).map(([id]) => id));
  for (const event of told) if (event.type === 'locationExchanged') acting.add(event.old);
  return acting;
}

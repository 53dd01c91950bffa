// What random games reach: how often each Lord and each Location comes up, and how often it acts.
import type { AbyssEvent } from '../../rules/events.ts';
import { abyss } from '../../rules/index.ts';
import type { Lord } from '../../rules/rules.ts';
import type { Score } from '../../rules/state.ts';
import { lordsBehind } from './acting.ts';
import { featsIn, featsOf } from './feats.ts';
import { make, moves, type RandomGame, randomGame } from './random-games.ts';
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
  /** How often each thing worth seeing happened. */
  readonly feats: ReadonlyMap<string, number>;
  readonly games: number;
}

/** Plays so many games with these expansions, for each number of seats, and counts. */
export function reachOf(
  expansions: readonly string[],
  games: Readonly<Record<number, number>>,
  begin: (game: RandomGame) => RandomGame = (game) => game,
): Reach {
  const rules = abyss.rulesFor({ expansions });
  const rows = (ids: Iterable<string>) => new Map([...ids].map((id): [string, Row] => [id, { id, held: 0, acted: 0 }]));
  const lords = rows(rules.lords.keys());
  const locations = rows(rules.locations.keys());
  const counts = { events: new Map<string, number>(), prompts: new Map<string, number>() };
  const feats = new Map(featsOf(expansions).map((feat) => [feat, 0]));
  let seed = 0;
  for (const [seats, times] of Object.entries(games)) {
    for (let i = 0; i < times; i++) {
      const game = begin(randomGame(settingOf(Number(seats), ...expansions), ++seed));
      const told: AbyssEvent[] = [];
      const acting = new Set<string>();
      for (const move of moves(game)) {
        add(counts.prompts, move.decision.prompt);
        const pearls = game.match.state.seats.map((player) => player.pearls);
        const step = { ...move, pearls, events: make(game.match, move), after: game.match.state };
        for (const feat of featsIn(step)) add(feats, feat);
        for (const lord of lordsBehind(step)) acting.add(lord);
        told.push(...step.events);
      }
      for (const { type } of told) add(counts.events, type);
      const players = game.match.state.seats;
      for (const lord of lordsHeld(told)) if (!hasPower(rules.lords.get(lord))) acting.add(lord);
      count(lords, lordsHeld(told), acting);
      count(
        locations,
        new Set(players.flatMap((player) => player.locations)),
        locationsActing(told, game.match.state.scores),
      );
    }
  }
  return { lords: [...lords.values()], locations: [...locations.values()], ...counts, feats, games: seed };
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

function hasPower(lord: Lord | undefined): boolean {
  return lord?.always !== undefined || lord?.onTurn !== undefined || lord?.onRecruited !== undefined;
}

/** A Location acts when it is worth something in the end; Black Smokers when they are exchanged. */
function locationsActing(told: readonly AbyssEvent[], scores: readonly Score[] | null): Set<string> {
  const points = (scores ?? []).flatMap(({ scoreOf }) => Object.entries(scoreOf));
  const acting = new Set(points.filter(([, worth]) => worth > 0).map(([id]) => id));
  for (const event of told) if (event.type === 'locationExchanged') acting.add(event.old);
  return acting;
}

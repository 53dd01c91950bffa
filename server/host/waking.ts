// Brings matches that sleep into memory, and runs them to where they stood: one after the other, for players in one line
// and for spectators in another.
import type { KnownGame } from '@undertow/shared/games.ts';
import { FairQueue, type Source } from '../limits/fair-queue.ts';
import type { StoredMatch } from './archive.ts';
import type { HostContext } from './host-context.ts';
import { Beyond, Moved } from './hosted-match.ts';
import { LiveMatch } from './live-match.ts';
import type { Recaps } from './recaps.ts';
import { WANTED } from './remote/calls.ts';
import { carryOver, isBeyond, restoring } from './rerun.ts';
import { bitByBit } from './reruns.ts';

/** In each of the two lines. Requests beyond that are told to try again a moment later. */
const MOST_WAITING = 100;

export interface LivesElsewhere {
  readonly owner: string;
}

export class Waking {
  readonly #games: ReadonlyMap<string, KnownGame>;
  readonly #context: HostContext;
  readonly #recaps: Recaps;
  readonly #turns = new FairQueue({ atOnce: 1, waiting: MOST_WAITING }, () => new Moved());

  constructor(games: ReadonlyMap<string, KnownGame>, context: HostContext, recaps: Recaps) {
    this.#games = games;
    this.#context = context;
    this.#recaps = recaps;
  }

  /** The match, or where it lives. Its journal is read when its turn has come, unless it was woken in the other line. */
  run(id: string, source: Source, awake: Map<string, LiveMatch>): Promise<LiveMatch | LivesElsewhere | undefined> {
    return this.#turns.run(source, async () => {
      const match = awake.get(id) ?? (await this.#restore(id));
      if (match instanceof LiveMatch) awake.set(id, match);
      return match;
    });
  }

  async #restore(id: string): Promise<LiveMatch | LivesElsewhere | undefined> {
    const held = await this.#take(id);
    if (!held || 'owner' in held) return held;
    const { game } = gameOf(this.#games, held.record.game);
    const kept = await this.#carriedOver(held);
    const again = await bitByBit(restoring(game, kept));
    return new LiveMatch(kept, again, game, this.#context, this.#recaps);
  }

  async #take(id: string): Promise<StoredMatch | LivesElsewhere | undefined> {
    const { archive, bus } = this.#context;
    const held = await archive.take(id, (kept) => this.#canPlay(kept));
    if (!held || !('owner' in held)) return held;
    const { owner } = held;
    if (owner !== null) return { owner };
    bus.tell(WANTED, id);
    throw new Beyond();
  }

  #canPlay(kept: Pick<StoredMatch, 'record' | 'rest'>): boolean {
    const known = this.#games.get(kept.record.game);
    return known !== undefined && !isBeyond(known.game, kept);
  }

  /** A match of other rules goes on by today's, and says what that has cost. */
  async #carriedOver(held: StoredMatch): Promise<StoredMatch> {
    const { id } = held.record;
    const carried = carryOver(gameOf(this.#games, held.record.game).game, held);
    if (!carried) return held;
    const { rest, lost } = carried;
    this.#context.report('the rules have changed under the match', id, { lost });
    await this.#context.archive.keepRest(id, held.fence, rest);
    return { ...held, rest };
  }
}

/** Matches that players come to take turns. */
export function playerOf(match: string): Source {
  return { place: match, isFamiliar: true };
}

/** A match that only spectators come to is not woken before those of players; spectators of the same place share a turn. */
export function spectatorOf(place: string): Source {
  return { place, isFamiliar: false };
}

export function gameOf(games: ReadonlyMap<string, KnownGame>, id: string): KnownGame {
  const game = games.get(id);
  if (!game) throw new Error(`there is no game ${id}`);
  return game;
}

// A match of Abyss on a host, with players who answer at random, and what was true at each moment of it.
import { games } from '@undertow/games/index.ts';
import type { LiveMatch } from '@undertow/server/host/live-match.ts';
import { begin } from '@undertow/server/host/rerun.ts';
import type { AnyGame, AnyMatch, KnownGame } from '@undertow/shared/table/any-game.ts';
import { sample } from '@undertow/shared/table/choice.ts';
import { openRandom, type Random } from '@undertow/shared/table/random.ts';
import { FIRST_SEED } from '../run/seeds.ts';
import { FakeTime } from '../time/fake-time.ts';
import { Hosting } from './hosting.ts';
import { MemoryArchive } from './memory-archive.ts';
import type { Onlooker } from './onlooker.ts';

export const ABYSS = games.get('abyss') as KnownGame;
export const ID = 'deepwater0';

export interface Setting {
  readonly seats: number;
  readonly expansions: readonly string[];
}

export const SETTINGS: readonly Setting[] = [
  { seats: 2, expansions: [] },
  { seats: 3, expansions: ['kraken', 'leviathan'] },
];

/** A match of Abyss whose players answer at random, and take answers back now and then. */
export class RandomMatch {
  readonly app: Hosting;
  readonly match: LiveMatch;
  readonly #random: Random;
  readonly #forms: AnyGame['forms'];

  static async begin({ seats, expansions }: Setting, settings = {}, game: AnyGame = ABYSS.game): Promise<RandomMatch> {
    const known = new Map([['abyss', { ...ABYSS, game }]]);
    const newSeed = () => `fast:${FIRST_SEED + 8}`;
    const app = await new Hosting(known, { newSeed }, new MemoryArchive(), new FakeTime()).open();
    const match = await app.begin({
      id: ID,
      game: 'abyss',
      seats,
      options: { expansions: [...expansions] },
      ...settings,
    });
    return new RandomMatch(app, match, game.forms);
  }

  private constructor(app: Hosting, match: LiveMatch, forms: AnyGame['forms']) {
    this.app = app;
    this.match = match;
    this.#forms = forms;
    this.#random = openRandom({ seed: `fast:${FIRST_SEED}`, position: 0 });
  }

  /** One of the players that are asked answers, or takes the last answer back. */
  async step(players: readonly Onlooker[]): Promise<void> {
    const asked = players.flatMap(({ decision, undo }, seat) => (decision || undo ? [seat] : []));
    const seat = asked[this.#random.below(asked.length)] ?? 0;
    const { decision, undo } = players[seat] as Onlooker;
    if (undo && (!decision || this.#random.below(8) === 0)) return this.match.undo(seat);
    if (!decision) throw new Error('no seat is asked');
    await this.match.answer(seat, decision.number, sample(decision.choice, this.#random, this.#forms));
  }

  /** The match after so many entries of the journal. */
  after(entries: number): AnyMatch {
    const { record, entries: all } = this.app.archive.kept(ID);
    const journaled = begin(ABYSS.game, record);
    for (const entry of all.slice(0, entries)) journaled.make(entry);
    return journaled.match;
  }

  /** After how many entries the match was in this turn, or one before it, for the last time. */
  entriesUpTo(turn: number): number {
    const { record, entries } = this.app.archive.kept(ID);
    const journaled = begin(ABYSS.game, record);
    const until = entries.findIndex((entry) => {
      journaled.make(entry);
      return journaled.match.turn > turn;
    });
    return turn < 0 ? 0 : until < 0 ? entries.length : until;
  }
}

// A whole training: games of the sensible player, a first net, and then rounds of games by the net itself, each of which
// makes a next net that must beat the one before.
import type { KnownGame } from '@undertow/shared/table/any-game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { games, minds } from '../known-games.ts';
import type { Inputs } from '../thinking/inputs.ts';
import { Net } from '../thinking/net.ts';
import { netOf, weightsOf } from '../thinking/weights.ts';
import { spread } from '../workers.ts';
import type { Episode } from './episodes.ts';
import { gate } from './gate.ts';
import { examine, LEARNING, type LearningSetting, learn } from './learning.ts';
import { withHidden } from './opening.ts';
import type { Recording } from './record.ts';
import { settingsOf } from './settings.ts';
import type { Shelf } from './shelf.ts';

export interface Plan {
  readonly game: string;
  readonly command: string;
  readonly firstGames: number;
  readonly roundGames: number;
  readonly rounds: number;
  readonly gateGames: number;
  readonly hidden: number;
  /** A lead of so many points makes a seat e times as likely to have won, as far as points count. */
  readonly lead: number;
  readonly processes: number;
  /** When it stops, by `performance.now()`. */
  readonly until: number;
}

/** How many of a hundred answers are drawn at random in the first games. */
const ASTRAY_FIRST = 10;
const ASTRAY_LATER = 4;
/** One game in so many is kept apart, to see what was learned. */
const APART = 10;
const ROUNDS_REMEMBERED = 3;

/** Why nothing can be taught, in a sentence. */
export class Unteachable extends Error {
  override readonly name = 'Unteachable';
}

export class School {
  readonly #plan: Plan;
  readonly #shelf: Shelf;
  readonly #say: (line: string) => void;
  readonly #known: KnownGame;
  readonly #inputs: Inputs<Json>;
  /** Who plays the first games. */
  readonly #first: string;

  constructor(plan: Plan, shelf: Shelf, say: (line: string) => void) {
    this.#plan = plan;
    this.#shelf = shelf;
    this.#say = say;
    const known = games.get(plan.game);
    const mind = minds.get(plan.game);
    if (!known) throw new Unteachable(`There is no game ${plan.game}; there is ${[...games.keys()].join(', ')}.`);
    if (!mind) throw new Unteachable(`${plan.game} does not say how to guess what is hidden: no bot thinks in it.`);
    if (!mind.inputs)
      throw new Unteachable(`The mind of ${plan.game} names no inputs: there is nothing to learn from.`);
    this.#known = known;
    this.#inputs = mind.inputs;
    this.#first = mind.sensible ? 'sensible' : mind.weights ? 'keen:1i' : 'keen:40i';
  }

  /** Goes on to the end of the plan, or of its time. */
  async run(): Promise<void> {
    const { firstGames, rounds } = this.#plan;
    if (!(await this.#record('games-0.bin', this.#first, ASTRAY_FIRST, firstGames))) return;
    if (!this.#shelf.has('straight.json')) this.#firstNets();
    for (let round = 1; round <= rounds; round++) if (!(await this.#round(round))) return;
  }

  #firstNets(): void {
    const inputs = this.#inputs;
    const { hidden } = this.#plan;
    const games = this.#shelf.games('games-0.bin');
    const straight = new Net({ inputs: inputs.names.length, common: inputs.common, hidden: 0 });
    this.#teach(straight, games, { ...LEARNING, rate: 3e-3 });
    this.#keep('straight.json', straight, `${games.length} games of ${this.#first}`);
    const bent = withHidden(straight, hidden, random(hidden));
    this.#teach(bent, games, LEARNING);
    this.#keep('net-0.json', bent, `${games.length} games of ${this.#first}`);
  }

  /** False if the time is over. */
  async #round(round: number): Promise<boolean> {
    const shelf = this.#shelf;
    const [before, after] = [`net-${round - 1}.json`, `net-${round}.json`];
    if (shelf.has(after)) return true;
    const { roundGames, gateGames } = this.#plan;
    const level = `keen:1i@${shelf.path(before)}`;
    if (!(await this.#record(`games-${round}.bin`, level, ASTRAY_LATER, roundGames))) return false;
    const trial = `trial-${round}.json`;
    if (!shelf.has(trial)) {
      const first = Math.max(1, round - ROUNDS_REMEMBERED + 1);
      const games = Array.from({ length: round - first + 1 }, (_, i) => shelf.games(`games-${first + i}.bin`)).flat();
      const net = netOf(shelf.net(before), this.#inputs.names);
      this.#teach(net, games, LEARNING);
      this.#keep(trial, net, `${games.length} games, the last ${roundGames} by the value of round ${round - 1}`);
    }
    const { game, processes, until } = this.#plan;
    const verdict = await gate({
      game,
      settings: settingsOf(this.#known),
      challenger: `keen:1i@${shelf.path(trial)}`,
      champion: `keen:1i@${shelf.path(before)}`,
      games: gateGames,
      processes,
      until,
    });
    if (!verdict) return false;
    const { share, isPassed } = verdict;
    this.#say(
      `round ${round}: wins ${(100 * share).toFixed(1)} % against the one before: ${isPassed ? 'kept' : 'dropped'}`,
    );
    shelf.keepNet(after, shelf.net(isPassed ? trial : before));
    return true;
  }

  /** Adds games until there are so many; false if the time is over before. */
  async #record(file: string, player: string, astray: number, count: number): Promise<boolean> {
    const shelf = this.#shelf;
    const there = shelf.games(file).length;
    const { game, processes, until } = this.#plan;
    const settings = settingsOf(this.#known);
    function* jobs(): Generator<Recording> {
      for (let seed = there; seed < count && performance.now() < until; seed++) {
        const setting = settings[seed % settings.length];
        if (setting) yield { game, setting, seed: seedOf(file) + seed, player, astray };
      }
    }
    let recorded = there;
    for await (const bytes of spread<Recording, Uint8Array>(
      new URL('./worker.ts', import.meta.url),
      jobs(),
      processes,
    )) {
      shelf.addGame(file, bytes);
      recorded++;
      if (recorded % 500 === 0) this.#say(`${file}: ${recorded} of ${count} games by ${player}`);
    }
    return recorded >= count;
  }

  #teach(net: Net, games: readonly Episode[], setting: LearningSetting): void {
    const apart = games.filter((_, i) => i % APART === 0);
    const taught = games.filter((_, i) => i % APART !== 0);
    const before = examine(net, apart);
    const losses = [...learn(net, taught, { ...setting, pointsPerE: this.#plan.lead }, random(games.length))];
    const line = losses.map((loss) => loss.toFixed(4)).join(', ');
    this.#say(
      `${taught.length} games; loss ${line}; who won, apart: ${before.toFixed(4)} -> ${examine(net, apart).toFixed(4)}`,
    );
  }

  #keep(name: string, net: Net, from: string): void {
    const { game, command } = this.#plan;
    this.#shelf.keepNet(name, weightsOf(net, { game, command, from, inputs: this.#inputs.names }));
  }
}

function random(seed: number) {
  return openRandom({ seed: `fast:${seed}`, position: 0 });
}

/** Games of each file begin with seeds of their own. */
function seedOf(file: string): number {
  return 1_000_000 * (1 + Number(/\d+/.exec(file)?.[0] ?? 0));
}

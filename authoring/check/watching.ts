// Plays a random game and lets properties watch it: what breaks is told with the answers that led there.
import { hasAnswer } from '@undertow/shared/table/choice.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Given } from '@undertow/shared/table/save.ts';
import { upperFirst } from '@undertow/shared/words/parts.ts';
import { Broken } from './broken.ts';
import type { Setting } from './game-under-test.ts';
import { Line, type Recorder, seatName, thrown } from './line.ts';
import { type Property, type Tried, type Watcher, watcherRandom } from './property.ts';
import { draw, MOST_ANSWERS, type Move, playersOf } from './random-games.ts';

/** One game: who plays it, and how far. */
export interface Play {
  readonly under: Tried;
  readonly setting: Setting<Json>;
  readonly seed: number;
  /** Which players draw the answers: others give others in the same game. */
  readonly players?: number;
  readonly mostAnswers?: number;
  readonly recorder?: Recorder;
  /** Called before anything is tried: at each answer, and at each property. */
  readonly onStep?: (property: string) => void;
}

export interface WatchedBreach {
  readonly property: string;
  readonly broken: Broken;
  /** The answers after which it happened. */
  readonly answers: readonly Given[];
}

/** What came of a game. */
export interface Watched {
  readonly line: Line | undefined;
  readonly failures: readonly WatchedBreach[];
  /** By property. */
  readonly tried: ReadonlyMap<string, number>;
}

/** Looks on, and finds no fault. */
export interface Onlooker {
  before?(move: Move, line: Line): void;
  after?(move: Move, events: readonly Json[], line: Line): void;
}

export function watchGame(play: Play, properties: readonly Property[], onlookers: readonly Onlooker[] = []): Watched {
  const watching = new Watching(play, properties);
  const line = watching.begin();
  if (line) watching.playOn(line, onlookers);
  return { line, failures: watching.failures, tried: watching.tried };
}

class Watching {
  readonly failures: WatchedBreach[] = [];
  readonly tried = new Map<string, number>();
  readonly #play: Play;
  readonly #properties: readonly Property[];
  /** Those that have found nothing yet. */
  readonly #watchers = new Map<Property, Watcher>();
  #line: Line | undefined;

  constructor(play: Play, properties: readonly Property[]) {
    this.#play = play;
    this.#properties = properties;
  }

  begin(): Line | undefined {
    const { under, setting, seed, recorder } = this.#play;
    return this.#attempt('throws', () => {
      const line = Line.start(under, setting, seed, recorder);
      this.#line = line;
      for (const property of this.#properties) {
        if (property.missing?.(under)) continue;
        const random = watcherRandom(property, seed);
        this.#try(property, () => this.#watchers.set(property, property.watch({ under, setting, line, random })));
      }
      return line;
    });
  }

  /** To the end of the game, or to where it cannot go on. */
  playOn(line: Line, onlookers: readonly Onlooker[]): void {
    const { seed, players, under, mostAnswers = MOST_ANSWERS } = this.#play;
    const drawn = { match: line.match, random: playersOf(seed, players), vary: under.vary };
    while (!line.match.outcome && (this.#properties.length === 0 || this.#isWatched)) {
      const events = this.#attempt('asks', () => {
        if (line.length === mostAnswers) throw endless(mostAnswers);
        mustAskSomething(line);
        const move = draw(drawn);
        for (const onlooker of onlookers) onlooker.before?.(move, line);
        this.#each((watcher) => watcher.before?.(move));
        this.#play.onStep?.('');
        const events = line.make(move);
        for (const onlooker of onlookers) onlooker.after?.(move, events, line);
        this.#each((watcher) => watcher.after?.(move, events));
        return events;
      });
      if (!events) break;
    }
    if (line.match.outcome) this.#each((watcher) => watcher.end?.());
    for (const [property, watcher] of this.#watchers) this.#count(property, watcher);
  }

  get #isWatched(): boolean {
    return [...this.#watchers.values()].some(({ done }) => !done);
  }

  #each(look: (watcher: Watcher) => void): void {
    for (const [property, watcher] of this.#watchers) {
      this.#try(property, () => look(watcher));
    }
  }

  #try(property: Property, look: () => void): void {
    this.#play.onStep?.(property.id);
    const failures = this.failures.length;
    this.#attempt(property.id, look);
    if (this.failures.length === failures) return;
    const watcher = this.#watchers.get(property);
    if (watcher) this.#count(property, watcher);
    this.#watchers.delete(property);
  }

  #count({ id }: Property, { tried = 1 }: Watcher): void {
    this.tried.set(id, tried);
  }

  #attempt<Result>(property: string, what: () => Result): Result | undefined {
    try {
      return what();
    } catch (failure) {
      const answers = this.#line?.answers ?? [];
      const during = property === 'asks' || property === 'throws' ? '' : ` while “${property}” is tried`;
      const broken = failure instanceof Broken ? failure : thrown(failure, answers, during);
      const { circumstances } = broken;
      this.failures.push({
        property: circumstances.property ?? property,
        broken,
        answers: circumstances.answers ?? answers,
      });
      return undefined;
    }
  }
}

function endless(answers: number): Broken {
  return new Broken(`The game does not end within ${answers} answers.`, { property: 'ends' });
}

/** Without an answer that could be drawn, no game goes on. */
export function mustAskSomething(line: Line): void {
  const { pending, game } = line.match;
  if (pending.length === 0)
    throw new Broken('Nobody is asked anything, and the game is not over.', {
      property: 'asks',
      answers: line.answers,
    });
  for (const { seat, prompt, choice } of pending) {
    if (hasAnswer(choice, game.forms)) continue;
    throw new Broken(`${upperFirst(seatName(seat))} is asked “${prompt}”, and there is no legal answer.`, {
      property: 'asks',
      answers: line.answers,
      found: `The choice is ${JSON.stringify(choice)}.`,
    });
  }
}

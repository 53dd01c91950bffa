// What was found over all games of a check, put together as they are played.
import type { Contest } from './contest.ts';
import type { FoundBreach, GameResult } from './game-result.ts';
import type { Counts, Occurred } from './occurring.ts';
import type { PlayedGame } from './other-process.ts';
import type { FromThread, TriedGame } from './thread.ts';

/** The smallest failure of a property, and how often it was broken. */
export interface Breach extends FoundBreach {
  readonly setting: string;
  readonly seed: number;
  games: number;
}

export type Result = Omit<GameResult, 'occurred' | 'steps' | 'failures'>;

/** So many games are played again in another process. */
const PLAYED_ELSEWHERE = 8;

export class Findings {
  about: TriedGame | undefined;
  /** One for each number of seats. */
  readonly contests: Contest[] = [];
  /** Why no room can tell the view of the game. */
  flaw: string | undefined;
  /** What the rules object to settings that a lobby offers. */
  readonly objections: { readonly setting: string; readonly objection: string }[] = [];
  readonly breaches = new Map<string, Breach>();
  readonly tried = new Map<string, number>();
  /** How often each property must have been tried. */
  readonly least = new Map<string, number>();
  /** In how many games each piece, option and prompt occurred; of events, how often. */
  readonly occurred: Occurred = { prompts: {}, events: {}, pieces: {}, options: {} };
  readonly results: Result[] = [];
  readonly elsewhere: PlayedGame[] = [];

  hear({ about, flaw, objection, result, contest }: FromThread): void {
    this.about ??= about;
    if (contest) this.contests.push(contest);
    this.flaw ??= flaw;
    if (objection) this.objections.push(objection);
    if (result) this.#add(result);
  }

  #add({ occurred, steps, failures, ...result }: GameResult): void {
    this.results.push(result);
    const { setting, seed, answers } = result;
    // One game counts once, by the shortest way to what is broken in it.
    const byProperty = Map.groupBy(failures, ({ property }) => property);
    for (const same of byProperty.values()) {
      const [shortest] = same.toSorted((one, other) => one.answers.length - other.answers.length);
      if (shortest) this.break({ ...shortest, setting, seed });
    }
    for (const [id, count] of Object.entries(result.tried)) sum(this.tried, id, count);
    for (const [id, count] of Object.entries(result.least)) sum(this.least, id, count);
    for (const list of ['prompts', 'pieces', 'options'] as const) {
      for (const name of Object.keys(occurred[list])) add(this.occurred[list], name, 1);
    }
    for (const [name, times] of Object.entries(occurred.events)) add(this.occurred.events, name, times);
    const known = this.about?.settings.find(({ name }) => name === setting);
    if (failures.length > 0 || !known || this.elsewhere.length === PLAYED_ELSEWHERE || steps.length === 0) return;
    this.elsewhere.push({ ...known, seed, answers, steps });
  }

  break(failure: FoundBreach & { readonly setting: string; readonly seed: number }): void {
    const before = this.breaches.get(failure.property);
    const games = (before?.games ?? 0) + 1;
    const isSmaller = !before || failure.answers.length < before.answers.length;
    this.breaches.set(failure.property, isSmaller ? { ...failure, games } : { ...before, games });
  }

  settingOf(seed: number, first: number): string {
    const playable = this.about?.settings.filter(
      ({ name }) => !this.objections.some(({ setting }) => setting === name),
    );
    return playable?.[(seed - first) % playable.length]?.name ?? '';
  }
}

function sum(counts: Map<string, number>, name: string, more: number): void {
  counts.set(name, (counts.get(name) ?? 0) + more);
}

function add(counts: Counts, name: string, more: number): void {
  counts[name] = (counts[name] ?? 0) + more;
}

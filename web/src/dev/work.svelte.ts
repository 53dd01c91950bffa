// The model of the author's window: the match as its server has it, at which of its answers one looks, and with whose eyes.
import type { Course, CourseAnswer, Failure, LookedAtFrom, Position, WorkState } from '@undertow/authoring/dev/wire.ts';
import { isSame } from '@undertow/shared/table/supposing.ts';
import { Newest } from './newest.ts';

/** With whose eyes one looks: from there, or with those of all seats at once. */
export type Eyes = LookedAtFrom | 'all';

export class Work {
  state: WorkState | undefined = $state.raw();
  position: Position | undefined = $state.raw();
  /** Why the match cannot be shown at this point. */
  failure: Failure | undefined = $state.raw();
  at: number = $state(0);
  eyes: Eyes = $state.raw('asked');
  /** Why the last thing that was asked for was not done. */
  problem: string | null = $state(null);
  /** The server has gone. */
  isLost: boolean = $state(false);
  /** The author has answered, or begun anew, and sees what comes of it, with what bots answer behind it. */
  #isLedOn = false;
  readonly #looking = new Newest();
  readonly #showing = new Newest();

  readonly last: number = $derived.by(() => this.state?.steps.length ?? 0);
  readonly isAtEnd: boolean = $derived(this.at === this.last);
  readonly seats: number = $derived.by(() => this.state?.course.seats ?? 0);

  /** Follows the server until the window is closed. */
  follow(): () => void {
    const changes = new EventSource('/work/changes');
    changes.addEventListener('message', () => void this.#looking.want(() => this.#look()));
    changes.addEventListener('open', () => {
      this.isLost = false;
    });
    changes.addEventListener('error', () => {
      this.isLost = true;
    });
    return () => changes.close();
  }

  async go(at: number): Promise<void> {
    this.at = Math.max(0, Math.min(at, this.last));
    await this.#show();
  }

  async see(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    await this.#show();
  }

  /** Answers here; in the past, what was answered then becomes the branch. The server tells of the change. */
  async answer(given: CourseAnswer): Promise<void> {
    await this.#leadOn(async () => {
      const { failure } = await post<{ readonly failure: Failure | null }>('/work/answer', { at: this.at, ...given });
      if (failure) throw new Error(failure.sentence);
    });
  }

  /** Whether it is played so from now on. */
  async play(seat: number, bot: string | null): Promise<boolean> {
    return await this.#attempt(() => post('/work/play', { seat, bot }));
  }

  async begin(wanted: Pick<Course, 'seed' | 'seats' | 'options'>): Promise<void> {
    await this.#leadOn(() => post('/work/begin', wanted));
  }

  /** The match up to here, as a file. */
  fileHere(): string {
    return `/work/match?at=${this.at}`;
  }

  async #leadOn(task: () => Promise<unknown>): Promise<void> {
    this.#isLedOn = true;
    try {
      await task();
    } catch (error) {
      this.#isLedOn = false;
      throw error;
    }
  }

  /** Whether it was done; if not, it is said why. */
  async #attempt(task: () => Promise<unknown>): Promise<boolean> {
    this.problem = null;
    try {
      await task();
      return true;
    } catch (error) {
      this.problem = (error as Error).message;
      return false;
    }
  }

  async #look(): Promise<void> {
    const isKnown = await this.#attempt(async () => {
      const wasAtEnd = this.isAtEnd;
      const state = await get<WorkState>('/work/state');
      const game = this.state?.game ?? null;
      // Most changes leave the game as it was: what is drawn from it is then not made anew.
      this.state = isSame(state.game, game) ? { ...state, game } : state;
      if (wasAtEnd || this.#isLedOn || this.at > this.last) this.at = this.last;
      this.#isLedOn = false;
    });
    if (isKnown) await this.#show();
  }

  async #show(): Promise<void> {
    await this.#showing.want(async () => {
      await this.#attempt(async () => {
        const from = this.eyes === 'all' ? 'spectator' : this.eyes;
        const found = await get<Position | Failure>(`/work/position?at=${this.at}&as=${from}`);
        const isFailure = 'sentence' in found;
        this.failure = isFailure ? found : undefined;
        if (!isFailure) this.position = found;
      });
    });
  }
}

async function get<Reply>(path: string): Promise<Reply> {
  return read(await fetch(path));
}

async function post<Reply>(path: string, body: object): Promise<Reply> {
  return read(await fetch(path, { method: 'POST', body: JSON.stringify(body) }));
}

async function read<Reply>(response: Response): Promise<Reply> {
  const reply = (await response.json()) as Reply & { readonly sentence?: string };
  if (!response.ok) throw new Error(reply.sentence ?? response.statusText);
  return reply;
}

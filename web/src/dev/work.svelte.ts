// The model of the author's window: the match as its server has it, at which of its answers one looks, and with whose eyes.
import type { Course, CourseAnswer, Failure, Position, WorkState } from '@undertow/authoring/dev/wire.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';

/** With whose eyes one looks: those of the seat that is asked, of a viewer, or of all seats at once. */
export type Eyes = 'asked' | 'all' | Viewer;

export class Work {
  state: WorkState | undefined = $state.raw();
  position: Position | undefined = $state.raw();
  /** Why the match cannot be shown at this point. */
  failure: Failure | undefined = $state.raw();
  at: number = $state(0);
  eyes: Eyes = $state.raw('asked');
  /** The server has gone. */
  isLost: boolean = $state(false);
  /** The author has answered, and sees what came of it, with what bots have answered behind it. */
  #isLedOn = false;
  /** The last of several that were asked for is shown. */
  #asked = 0;

  readonly last: number = $derived.by(() => this.state?.steps.length ?? 0);
  readonly isAtEnd: boolean = $derived(this.at === this.last);
  /** The seat that is asked here, as far as the author plays it, or else any. */
  readonly askedSeat: number | undefined = $derived.by(() => {
    const pending = this.position?.pending ?? [];
    return (pending.find(({ seat }) => this.state?.course.bots[seat] === null) ?? pending[0])?.seat;
  });
  readonly seats: number = $derived.by(() => this.state?.course.seats ?? 0);

  /** Follows the server until the window is closed. */
  follow(): () => void {
    const changes = new EventSource('/work/changes');
    changes.addEventListener('message', () => void this.#look());
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

  /** Answers here; in the past, what was answered then becomes the branch. */
  async answer(given: CourseAnswer): Promise<void> {
    this.#isLedOn = true;
    const { failure } = await post<{ readonly failure: Failure | null }>('/work/answer', { at: this.at, ...given });
    await this.#look();
    if (failure) throw new Error(failure.sentence);
  }

  async play(seat: number, bot: string | null): Promise<void> {
    await post('/work/play', { seat, bot });
  }

  async begin(wanted: Pick<Course, 'seed' | 'seats' | 'options'>): Promise<void> {
    this.#isLedOn = true;
    await post('/work/begin', wanted);
    await this.#look();
  }

  /** The match up to here, as a file. */
  fileHere(): string {
    return `/work/match?at=${this.at}`;
  }

  async #look(): Promise<void> {
    const wasAtEnd = this.isAtEnd;
    this.state = await get<WorkState>('/work/state');
    if (wasAtEnd || this.#isLedOn || this.at > this.last) this.at = this.last;
    this.#isLedOn = false;
    await this.#show();
  }

  async #show(): Promise<void> {
    const asked = ++this.#asked;
    const found = await positionAt(this.at, viewerOf(this.eyes, this.askedSeat));
    if (asked !== this.#asked) return;
    const isFailure = 'sentence' in found;
    this.failure = isFailure ? found : undefined;
    if (isFailure) return;
    this.position = found;
    const viewer = viewerOf(this.eyes, this.askedSeat);
    // Another seat is asked here than where one looked before.
    if (found.viewer !== viewer) await this.#show();
  }
}

function viewerOf(eyes: Eyes, asked: number | undefined): Viewer {
  if (eyes === 'asked') return asked ?? 'spectator';
  return eyes === 'all' ? 'spectator' : eyes;
}

function positionAt(at: number, viewer: Viewer): Promise<Position | Failure> {
  return get(`/work/position?at=${at}&as=${viewer}`);
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

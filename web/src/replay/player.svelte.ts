// A replay that is being looked at: where one stands in it, by whose eyes, and whether it plays.
import type { Abyss } from '@undertow/client-sdk/abyss.ts';
import { Board } from '../abyss/board/board.svelte.ts';
import type { Course } from '../abyss/scoring/course.ts';
import { TableVisit } from '../table/visit.svelte.ts';
import { LocalVisit, tableOf } from './local-visit.ts';
import type { Eyes, Seen } from './moment.ts';
import type { Reel } from './reel.ts';
import { Sealing } from './sealing.svelte.ts';
import { logFor, standingOf, toldTo } from './standing.ts';
import { type Place, placeIn, type Timeline, timelineOf } from './timeline.ts';

export const SPEEDS = [1, 2, 4] as const;
/** From one answer to the next at speed 1, in milliseconds. */
const BEAT = 1200;

export class ReplayPlayer {
  readonly reel: Reel;
  readonly timeline: Timeline;
  readonly course: Course;
  readonly visit: TableVisit<Abyss>;
  readonly board: Board;
  readonly sealing: Sealing;
  readonly #local: LocalVisit;
  position: number = $state(0);
  eyes: Eyes = $state.raw('all');
  isPlaying: boolean = $state(false);
  speed: (typeof SPEEDS)[number] = $state(1);
  readonly place: Place = $derived.by(() => placeIn(this.timeline, this.position));
  readonly isAtEnd: boolean = $derived.by(() => this.position === this.reel.last);
  readonly beat: number = $derived(BEAT / this.speed);

  constructor(reel: Reel, course: Course, { position, eyes }: Seen) {
    this.reel = reel;
    this.course = course;
    this.timeline = timelineOf(reel.beats);
    this.position = reel.within(position);
    this.eyes = eyes;
    this.#local = new LocalVisit(tableOf(reel.replay, 'ended'), this.#standing());
    this.visit = new TableVisit<Abyss>(this.#local.asVisit());
    this.board = new Board(this.visit, { isAlone: true, onWatch: (seat) => this.#follow(seat) });
    if (typeof eyes === 'number') this.board.watch(eyes);
    this.#writeLog();
    this.sealing = new Sealing(reel.replay);
    void this.sealing.check();
  }

  get seen(): Seen {
    const { position, eyes } = this;
    return { position, eyes };
  }

  go(position: number): void {
    const to = this.reel.within(position);
    if (to === this.position) return;
    // What happened is shown as it happens only where nothing is left out.
    const isNext = to === this.position + 1;
    this.position = to;
    this.#show(isNext);
    if (this.isAtEnd) this.isPlaying = false;
  }

  see(eyes: Eyes): void {
    this.eyes = eyes;
    if (typeof eyes === 'number') this.board.watch(eyes);
    this.#show(false);
  }

  /** Whoever sees what one seat could see goes on to see what another one could. */
  #follow(seat: number): void {
    if (typeof this.eyes === 'number' && this.eyes !== seat) this.see(seat);
  }

  /** Plays or stands still; from the end, it begins anew. */
  toggle(): void {
    if (!this.isPlaying && this.isAtEnd) this.go(0);
    this.isPlaying = !this.isPlaying;
  }

  nextSpeed(): void {
    const next = SPEEDS.indexOf(this.speed) + 1;
    this.speed = SPEEDS[next] ?? SPEEDS[0];
  }

  close(): void {
    this.visit.close();
  }

  #show(isNext: boolean): void {
    const events = isNext ? toldTo(this.eyes, this.reel.beats[this.position]?.events ?? []) : [];
    this.#local.show(this.#standing(), events as readonly Abyss['event'][]);
    this.#writeLog();
  }

  #standing() {
    const { ranking, seed } = this.reel.replay;
    return standingOf(
      this.reel.at(this.position),
      this.eyes,
      this.position === this.reel.last ? { ranking, seed } : null,
    );
  }

  #writeLog(): void {
    const told = this.reel.beats.slice(0, this.position + 1).map(({ events }) => events);
    this.visit.log = logFor(this.eyes, told);
  }
}

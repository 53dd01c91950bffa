// The state of a replay that is shown: the position, whose view it is, and whether it plays.
import type { GameTypes } from '@undertow/client-sdk/index.ts';
import type { GameReplay, MatchStats } from '../game.ts';
import { TableSession } from '../match/table-session.svelte.ts';
import type { TableModel } from '../table/kit/table.svelte.ts';
import type { Eyes, Seen } from './address.ts';
import { LocalSession, type Snapshot, tableOf } from './local-session.ts';
import type { Playback } from './playback.ts';
import { logFor, seenBy, snapshotOf } from './snapshot.ts';
import { type Place, placeIn, type Timeline, timelineOf } from './timeline.ts';
import { Verification } from './verification.svelte.ts';

export const SPEEDS = [1, 2, 4] as const;

/** From one answer to the next at speed 1, in milliseconds. */
const STEP = 1200;

export class ReplayPlayer {
  readonly game: GameReplay;
  readonly playback: Playback;
  /** With which the visitor has come to a private match. */
  readonly invitation: string | undefined;
  readonly timeline: Timeline;
  readonly stats: MatchStats;
  readonly session: TableSession<GameTypes>;
  readonly table: TableModel;
  readonly verification: Verification;
  readonly #local: LocalSession;
  position: number = $state(0);
  eyes: Eyes = $state.raw('all');
  isPlaying: boolean = $state(false);
  speed: (typeof SPEEDS)[number] = $state(1);

  readonly place: Place = $derived.by(() => placeIn(this.timeline, this.position));
  readonly isAtEnd: boolean = $derived.by(() => this.position === this.playback.last);
  /** From one answer to the next, in milliseconds. */
  readonly pause: number = $derived(STEP / this.speed);

  constructor(game: GameReplay, playback: Playback, stats: MatchStats, { position, eyes }: Seen, invitation?: string) {
    this.game = game;
    this.invitation = invitation;
    this.playback = playback;
    this.stats = stats;
    this.timeline = timelineOf(playback.moves, game);
    this.position = playback.within(position);
    this.eyes = eyes;
    this.#local = new LocalSession(tableOf(playback.replay, 'ended'), this.#snapshot());
    this.session = new TableSession(this.#local.asVisit());
    this.table = game.table(this.session, { isAlone: true, onWatch: (seat) => this.#follow(seat) });
    if (typeof eyes === 'number') this.table.watch(eyes);
    this.#writeLog();
    this.verification = new Verification(playback.replay, game.verifier);
    void this.verification.check();
  }

  get seen(): Seen {
    const { position, eyes } = this;
    return { position, eyes };
  }

  go(position: number): void {
    const to = this.playback.within(position);
    if (to === this.position) return;
    // What happened is shown as it happens only where nothing is left out.
    const isNext = to === this.position + 1;
    this.position = to;
    this.#show(isNext);
    if (this.isAtEnd) this.isPlaying = false;
  }

  see(eyes: Eyes): void {
    this.eyes = eyes;
    if (typeof eyes === 'number') this.table.watch(eyes);
    this.#show(false);
  }

  /** A visitor who sees what one seat could see goes on to see what another one could. */
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
    this.session.close();
  }

  #show(isNext: boolean): void {
    const { events } = this.playback.moves[this.position] ?? { events: [] };
    this.#local.show(this.#snapshot(), isNext ? seenBy(this.game.rules, this.eyes, events) : []);
    this.#writeLog();
  }

  #snapshot(): Snapshot {
    const { ranking, seed } = this.playback.replay;
    const ending = this.position === this.playback.last ? { ranking, seed } : null;
    return snapshotOf(this.playback.at(this.position), this.eyes, ending);
  }

  #writeLog(): void {
    const told = this.playback.moves.slice(0, this.position + 1).map(({ events, answered }) => ({ events, answered }));
    this.session.log = logFor(this.game.rules, this.eyes, told);
  }
}

// The state of the scene of a scoring: it plays once by itself, and again on request.
import { settings } from '../browser/settings.svelte.ts';
import { LENGTH_AT } from '../match/show-queue.ts';
import { sounds } from '../table/kit/sounding.ts';
import { CARD, COUNT, CROWN, type Sound } from '../table/kit/sounds.ts';
import { type Cue, type Frame, finalOf, hasteOf, play, type Shown, stepAfter } from './counting.ts';

const SOUNDS: Partial<Record<Cue, Sound>> = { call: CARD, kind: CARD, landed: COUNT, top: COUNT, crown: CROWN };
const SPEEDS = { full: 1, short: 0.4, off: 0 };

export class ScoringScene {
  readonly #frames: () => readonly Frame[];
  /** What is seen of it now; nothing while it does not play. */
  #frame = $state.raw<Frame | undefined>();
  /** All of what plays now. */
  #playing: readonly Frame[] = [];
  #stop: (() => void) | undefined;
  /** It was played to its end, and not broken off. */
  isSeen = $state(false);
  /** It has been begun here at least once. */
  hasBegun = $state(false);
  readonly shown: Shown = $derived.by(() => this.#frame?.shown ?? finalOf(this.#frames()));
  readonly isPlaying: boolean = $derived(this.#frame !== undefined);
  readonly #pace = $derived.by(
    () => SPEEDS[settings.motion] * LENGTH_AT[settings.chosen.pace] * hasteOf(this.#frames()),
  );
  /** How long things last, against the drawing board; 0 while nothing is to move, as when all is cleared away before it begins. */
  readonly length: number = $derived(!this.#frame || this.#frame.cue === 'start' ? 0 : this.#pace);

  constructor(frames: () => readonly Frame[]) {
    this.#frames = frames;
  }

  get mayPlay(): boolean {
    return settings.motion !== 'off';
  }

  /** By itself it does not play to a viewer who wants to wait for nothing, or does not look. */
  playUnasked(): void {
    if (this.mayPlay && settings.chosen.pace !== 'atOnce' && !document.hidden) this.play();
    else sounds.play(CROWN);
  }

  play(): void {
    this.finish();
    this.isSeen = false;
    this.hasBegun = true;
    this.#playing = this.#frames();
    this.#playFrom(0);
  }

  /** The next step at once; all is seen after the last one. */
  goOn(): void {
    if (this.#frame) this.#playFrom(stepAfter(this.#playing, this.#playing.indexOf(this.#frame)));
  }

  /** All is seen at once. */
  finish(): void {
    this.#stop?.();
    this.#stop = undefined;
    this.#frame = undefined;
  }

  #playFrom(at: number): void {
    this.#stop?.();
    const rest = this.#playing.slice(at);
    // How long things last follows from it, and is known before the first is shown.
    this.#frame = rest[0];
    this.#stop = play(rest, (frame) => this.#show(frame), { length: this.#pace });
  }

  #show(frame: Frame): void {
    sounds.play(SOUNDS[frame.cue]);
    this.isSeen = frame.cue === 'end';
    this.#frame = this.isSeen ? undefined : frame;
  }
}

// The stage: plays movements over the board, one after the other. Copies of the pieces fly, and the pieces themselves are
// hidden until those land.
import { boxOf } from './boxes.ts';
import { rowOf, type Shift, shiftsSince } from './closing-up.ts';
import { die, gain, risingAt, rollingAt, turnsOf } from './drawings.ts';
import { layout } from './layout.svelte.ts';
import { lyingAt } from './lying-dice.ts';
import type { Anchor, Length, Movement, Rise } from './movement.ts';
import type { BoxAt, Scenery } from './scenery.ts';
import {
  APART,
  type Before,
  framesOf,
  type Held,
  land,
  lieInWait,
  type Scene,
  type Staged,
  type Traveller,
  travellersOf,
} from './travellers.ts';

const LENGTHS: Readonly<Record<Length, number>> = { drift: 320, swim: 520, dive: 860, journey: 1000 };
const ROLL = 700;
const RISE = 1500;
const EASING = 'cubic-bezier(.22,.7,.2,1)';
/** The easing of what sinks, runs or turns over: it starts slowly, too. */
const SINKING = 'cubic-bezier(.4,0,.3,1)';
/** A visitor who comes back to a board on which much has happened does not see all of it again. */
const MOST_WAITING = 8;

/** Draws a great moment there; what comes back takes it away. */
export type DrawMoment = (moment: unknown, target: HTMLElement, boxAt: BoxAt) => () => void;

export class Stage {
  readonly #layer: HTMLElement;
  readonly #scenery: Scenery;
  readonly #drawMoment: DrawMoment | undefined;
  readonly #onRoll: (() => void) | undefined;
  #waiting: Scene[] = [];
  #running: Animation[] = [];
  #playing: Promise<void> | undefined;
  /** A factor for the length of everything; 0 shows no motion. */
  speed = 1;

  constructor(layer: HTMLElement, scenery: Scenery, drawMoment?: DrawMoment, onRoll?: () => void) {
    this.#layer = layer;
    this.#scenery = scenery;
    this.#drawMoment = drawMoment;
    this.#onRoll = onRoll;
  }

  /** What has to be known of the board as it is, before it changes. */
  remember(movements: readonly Movement[]): Before {
    const anchors = new Map<Anchor, { at: DOMRect; piece: Element | null }>();
    for (const { flights } of movements) {
      for (const { from, flyer } of flights) {
        const element = this.#scenery.elementAt(from);
        // The same place may be left by something small first, and then by the piece.
        const isCopied = flyer === 'before' || flyer === 'fan';
        if (!element || anchors.get(from)?.piece || (anchors.has(from) && !isCopied)) continue;
        anchors.set(from, { at: boxOf(element), piece: isCopied ? this.#scenery.copyOf(element) : null });
      }
    }
    return { anchors, row: rowOf(this.#row()), part: this.#part() };
  }

  /** Resolves when what moves has come to its end. */
  async play(movements: readonly Movement[], before: Before, rises: readonly Rise[] = []): Promise<void> {
    if (this.speed === 0 || document.hidden) return;
    const shifts = shiftsSince(before.row, this.#row());
    // All that will fly lies where it was until its turn comes, and nothing that will come is there before.
    const scenes = this.#setUp(movements, before);
    const closing = shifts.map((shift) => this.#hold(shift));
    // Whatever leaves the row is gone before the others move to where it was.
    const last = movements.findLastIndex(({ flights }) => flights.some(({ from }) => before.row.has(from)));
    const leaving = scenes[last];
    if (leaving) leaving.closing.push(...closing);
    else for (const held of closing) held.begin();
    for (const scene of scenes) this.#waiting.push(scene);
    if (this.#waiting.length > MOST_WAITING) this.finish();
    else await this.#go();
    for (const { travellers } of scenes) for (const { leaves } of travellers) if (leaves) leaves.style.visibility = '';
    // A number that has grown says so while whatever comes next goes on.
    this.#rises(rises);
  }

  /** Everything is as it will be, at once. */
  finish(): void {
    for (const { travellers } of this.#waiting) for (const traveller of travellers) land(traveller);
    this.#waiting = [];
    for (const animation of this.#running) animation.finish();
  }

  close(): void {
    this.finish();
    this.#layer.replaceChildren();
  }

  /** All that waits, also what is added meanwhile. */
  #go(): Promise<void> {
    this.#playing ??= this.#playAll();
    return this.#playing;
  }

  async #playAll(): Promise<void> {
    // Not before it is known that it plays: it may be at its end at once.
    await null;
    try {
      for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) await this.#move(next);
    } finally {
      this.#playing = undefined;
    }
  }

  #setUp(movements: readonly Movement[], before: Before): Scene[] {
    // First all that is asked of the page, then all that changes it: between the two it would be laid out each time anew.
    const found = movements.map(({ flights }) =>
      flights.flatMap((flight, i) => travellersOf(flight, before, i * APART, this.#scenery)),
    );
    const shells = found.map((travellers) => travellers.map((traveller) => this.#putOn(traveller)));
    const scenes = movements.map(({ shaken, shakenAfter = 0, dice, moment, isBeside = false }, i) => {
      const travellers = (found[i] ?? []).map((traveller, k): Staged => {
        const shell = shells[i]?.[k] as HTMLElement;
        const { width, height } = boxOf(shell);
        return { ...traveller, shell, width, height };
      });
      return { travellers, shaken, shakenAfter, dice, moment, isBeside, boxAt: this.#boxes(before), closing: [] };
    });
    for (const { travellers } of scenes.slice(1))
      for (const traveller of travellers) lieInWait(traveller, before.part !== this.#part());
    return scenes;
  }

  #boxes({ anchors }: Before): BoxAt {
    return (anchor) => {
      const known = anchors.get(anchor)?.at;
      const element = known ? null : this.#scenery.elementAt(anchor);
      return known ?? (element ? boxOf(element) : undefined);
    };
  }

  async #move({ travellers, shaken, shakenAfter, dice, moment, isBeside, boxAt, closing }: Scene): Promise<void> {
    const done = travellers.map((traveller) => this.#fly(traveller));
    if (isBeside) done.push(this.#playMoment(moment, boxAt));
    if (shaken) done.push(this.#shake(shaken, shakenAfter));
    if (dice) done.push(this.#roll(dice));
    await Promise.all(done);
    for (const held of closing) held.begin();
    if (moment !== undefined && !isBeside) await this.#playMoment(moment, boxAt);
    await Promise.all(closing.map(({ over }) => over));
  }

  /** It is over when all its animations of CSS are, but those without an end. */
  async #playMoment(moment: unknown, boxAt: BoxAt): Promise<void> {
    const shell = document.createElement('div');
    shell.className = 'moment';
    this.#layer.append(shell);
    const takeAway = this.#draw(moment, shell, boxAt);
    const animations = shell
      .getAnimations({ subtree: true })
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    for (const animation of animations) animation.updatePlaybackRate(1 / this.speed);
    await Promise.all(animations.map((animation) => this.#run(animation)));
    takeAway?.();
    shell.remove();
  }

  /** What cannot be drawn is not seen to happen, and the game goes on; but it is a fault, and does not stay hidden. */
  #draw(moment: unknown, target: HTMLElement, boxAt: BoxAt): (() => void) | undefined {
    try {
      return this.#drawMoment?.(moment, target, boxAt);
    } catch (fault) {
      reportError(fault);
      return undefined;
    }
  }

  #putOn({ ghost, aside, becomes, leaves }: Traveller): HTMLElement {
    const shell = document.createElement('div');
    shell.classList.toggle('fan', aside !== undefined);
    shell.append(ghost);
    this.#layer.append(shell);
    for (const unseen of [becomes, leaves]) if (unseen) unseen.style.visibility = 'hidden';
    return shell;
  }

  async #fly(traveller: Staged): Promise<void> {
    const { shell, ghost, length, delay, emerges, isSmall } = traveller;
    shell.style.visibility = '';
    const moving = this.#animate(
      shell,
      framesOf(traveller),
      LENGTHS[length],
      delay,
      isSmall || emerges || length === 'dive' || length === 'journey' ? SINKING : EASING,
    );
    for (const { part, frames } of turnsOf(ghost)) void this.#animate(part, frames, LENGTHS[length], delay);
    await moving;
    land(traveller);
  }

  /** It stays where it was until the others of its row may close up. */
  #hold({ piece, frames, delay }: Shift): Held {
    const animation = this.#begin(piece, frames, LENGTHS.drift, delay, EASING);
    animation.pause();
    return {
      begin: () => animation.playState === 'paused' && animation.play(),
      over: this.#end(animation),
    };
  }

  #part(): string | undefined {
    const { part } = this.#scenery;
    return part && document.querySelector(part)?.textContent;
  }

  #row(): HTMLElement[] {
    const { row } = this.#scenery;
    return row === undefined ? [] : [...document.querySelectorAll<HTMLElement>(row)];
  }

  /** Each beside its number, wherever that lies: first all is asked of the page, then it is changed. */
  #rises(rises: readonly Rise[]): void {
    const placed = rises.map((rise) => {
      const element = this.#scenery.elementAt(rise.anchor);
      return { rise, place: element && boxOf(element) };
    });
    for (const { rise, place } of placed) if (place && place.width > 0) void this.#rise(rise, place);
  }

  async #rise({ by, sign }: Rise, place: DOMRect): Promise<void> {
    const shell = gain(by, sign);
    this.#layer.append(shell);
    await this.#animate(shell, risingAt(place, layout.width), RISE, 0);
    shell.remove();
  }

  async #shake(anchor: Anchor, after: number): Promise<void> {
    const element = this.#scenery.elementAt(anchor);
    if (!element) return;
    const shift = [0, -3, 3, -2, 2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    await this.#animate(element, shift, LENGTHS.dive, after);
  }

  /** Dice turn and then hold still for as long again, so that they can be read. */
  async #roll(values: readonly number[]): Promise<void> {
    this.#onRoll?.();
    const shell = document.createElement('div');
    shell.className = 'dice';
    for (const value of values) shell.append(die(value));
    this.#layer.append(shell);
    const at = lyingAt(this.#scenery.elementAt(this.#scenery.dice), boxOf(shell));
    await this.#animate(shell, rollingAt(at), ROLL * 2, 0);
    shell.remove();
  }

  async #animate(
    element: Element,
    frames: Keyframe[],
    duration: number,
    delay: number,
    easing = EASING,
  ): Promise<void> {
    await this.#end(this.#begin(element, frames, duration, delay, easing));
  }

  #begin(element: Element, frames: Keyframe[], duration: number, delay: number, easing: string): Animation {
    return element.animate(frames, {
      duration: duration * this.speed,
      delay: delay * this.speed,
      easing,
      fill: 'both',
    });
  }

  async #end(animation: Animation): Promise<void> {
    await this.#run(animation);
    animation.cancel();
  }

  /** Until it has come to its end, of itself or because everything does. */
  async #run(animation: Animation): Promise<void> {
    this.#running.push(animation);
    try {
      await animation.finished;
    } catch {
      // Taken from the page before it came to its end.
    }
    this.#running.splice(this.#running.indexOf(animation), 1);
  }
}

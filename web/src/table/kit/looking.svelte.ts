// The piece that is looked at closely: under the pointer, under a finger that stays, or in focus when `i` is pressed.
import type { Attachment } from 'svelte/attachments';
import { signOf } from '../../browser/keyboard.ts';
import { boxOf } from './boxes.ts';

/** A piece that can be shown at full size, with its full wording; or a thing that can be told about. Its kinds are the game's. */
export interface Subject {
  readonly kind: string;
  readonly id: string;
}

const REST = 120;
const LONG_PRESS = 450;

class Looking {
  subject = $state.raw<Subject | undefined>();
  /** Where the question is, which is never to be covered. */
  question = $state.raw<DOMRect | undefined>();
  /** Where the piece is on the screen. */
  at = $state.raw<DOMRect | undefined>();
  /** The element that is looked at; dropped with the piece, since it keeps a whole table in memory. */
  #element: Element | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(subject: Subject, element: Element): void {
    clearTimeout(this.#timer);
    this.#element = element;
    this.subject = subject;
    this.at = boxOf(element);
    const question = document.querySelector('.question');
    this.question = question ? boxOf(question) : undefined;
  }

  soon(subject: Subject, element: Element, after: number): void {
    clearTimeout(this.#timer);
    this.#element = element;
    this.#timer = setTimeout(() => this.show(subject, element), after);
  }

  readonly stop = (): void => {
    clearTimeout(this.#timer);
    this.#element = undefined;
    // A piece that is taken from the board while it is in focus says so in the middle of drawing.
    queueMicrotask(() => {
      this.subject = undefined;
    });
  };

  /** Shows this subject when the element is looked at. */
  readonly on =
    (subject: () => Subject | undefined): Attachment<HTMLElement> =>
    (element) => {
      const soon = (after: number) => {
        const now = subject();
        if (now) this.soon(now, element, after);
      };
      let isFinger = false;
      let hasLooked = false;
      let hasCome = false;
      const enter = ({ pointerType }: PointerEvent) => {
        isFinger = pointerType !== 'mouse';
        hasLooked = false;
        hasCome = true;
        if (isFinger) soon(LONG_PRESS);
      };
      /** A piece may also come to lie under a mouse that rests: it is not looked at until that moves. */
      const move = ({ movementX, movementY }: PointerEvent) => {
        if (isFinger || !hasCome || (movementX === 0 && movementY === 0)) return;
        hasCome = false;
        soon(REST);
      };
      const down = (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') enter(event);
      };
      const up = () => {
        hasLooked = isFinger && this.#element === element && this.subject !== undefined;
        this.stop();
      };
      /** A finger that has stayed to look does not press. */
      const click = (event: MouseEvent) => {
        if (hasLooked && event.detail > 0) event.stopPropagation();
      };
      const key = (event: KeyboardEvent) => {
        const now = subject();
        if (signOf(event) === 'i' && now) this.show(now, element);
      };
      const listeners: readonly [string, EventListener][] = [
        ['pointerenter', enter as EventListener],
        ['pointerdown', down as EventListener],
        ['pointermove', move as EventListener],
        ['pointerleave', this.stop],
        ['pointerup', up],
        ['click', click as EventListener],
        ['pointercancel', this.stop],
        ['blur', this.stop],
        ['keydown', key as EventListener],
      ];
      for (const [name, listener] of listeners) element.addEventListener(name, listener);
      return () => {
        for (const [name, listener] of listeners) element.removeEventListener(name, listener);
        if (this.#element === element) this.stop();
      };
    };
}

export const looking = new Looking();

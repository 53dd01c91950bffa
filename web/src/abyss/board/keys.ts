// The keyboard of the table: digits pick options, letters have their deeds, Escape lays back.
import { signOf } from '../../app/keyboard.ts';

export interface Deeds {
  /** The option of this number, from 1. */
  readonly pick: (number: number) => void;
  readonly buy: () => void;
  readonly pass: () => void;
  readonly confirm: () => void;
  readonly layBack: () => void;
  readonly log: () => void;
  readonly undo: () => void;
  readonly look: () => void;
  readonly keys: () => void;
}

/** Whether the key meant something here. */
export function pressed(event: KeyboardEvent, deeds: Deeds): boolean {
  const sign = signOf(event);
  // A sheet over the table has the keys for itself.
  if (sign === undefined || isWriting(event.target) || document.querySelector(':modal')) return false;
  const deed = deedOf(sign, event, deeds);
  // Whoever holds a key down has pressed it once; what is asked next is not meant.
  if (!event.repeat) deed?.();
  return deed !== undefined || (event.repeat && sign === 'Enter');
}

function deedOf(sign: string, { target }: KeyboardEvent, deeds: Deeds): (() => void) | undefined {
  if (/^[1-9]$/.test(sign)) return () => deeds.pick(Number(sign));
  switch (sign) {
    case 'b':
      return deeds.buy;
    case 'p':
      return deeds.pass;
    case 'l':
      return deeds.log;
    case 'u':
      return deeds.undo;
    case 'v':
      return deeds.look;
    case '?':
      return deeds.keys;
    case 'Escape':
      // The browser folds what it has unfolded.
      return document.querySelector(':popover-open:not([popover="manual"])') ? undefined : deeds.layBack;
    case 'Enter':
      // On a button, Enter presses that button.
      return target instanceof HTMLElement && target.closest('button, a, select, summary') ? undefined : deeds.confirm;
    default:
      return undefined;
  }
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}

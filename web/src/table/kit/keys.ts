// The keys of a table: digits pick options, letters have meanings of their own, Escape lays back.
import { signOnPage } from '../../browser/page-keys.ts';

export interface Commands {
  /** The option of this number, from 1. */
  readonly pick: (number: number) => void;
  readonly confirm: () => void;
  readonly layBack: () => void;
  readonly log: () => void;
  readonly undo: () => void;
  readonly hint: () => void;
  readonly look: () => void;
  readonly next: () => void;
  readonly keys: () => void;
  /** What other letters and keys mean in the game. */
  readonly letters: Readonly<Record<string, () => void>>;
}

/** Whether the key meant something here. */
export function pressed(event: KeyboardEvent, commands: Commands): boolean {
  const sign = signOnPage(event);
  if (sign === undefined) return false;
  const command = commandOf(sign, event, commands);
  // A visitor who holds a key down has pressed it once; what is asked next is not meant.
  if (!event.repeat) command?.();
  return command !== undefined || (event.repeat && sign === 'Enter');
}

function commandOf(sign: string, { target }: KeyboardEvent, commands: Commands): (() => void) | undefined {
  if (/^[1-9]$/.test(sign)) return () => commands.pick(Number(sign));
  switch (sign) {
    case 'l':
      return commands.log;
    case 'u':
      return commands.undo;
    case 'h':
      return commands.hint;
    case 'v':
      return commands.look;
    case 'n':
      return commands.next;
    case '?':
      return commands.keys;
    case 'Escape':
      // The browser folds what it has unfolded.
      return document.querySelector(':popover-open:not([popover="manual"])') ? undefined : commands.layBack;
    case 'Enter':
      // On a button, Enter presses that button.
      return target instanceof HTMLElement && target.closest('button, a, select, summary')
        ? undefined
        : commands.confirm;
    default:
      return Object.hasOwn(commands.letters, sign) ? commands.letters[sign] : undefined;
  }
}

// The keyboard of the table: digits pick options, letters have their deeds, Escape lays back.

export interface Deeds {
  /** The option of this number, from 1. */
  pick(number: number): void;
  buy(): void;
  pass(): void;
  confirm(): void;
  layBack(): void;
  log(): void;
  undo(): void;
  look(): void;
  keys(): void;
}

/** Whether the key meant something here. */
export function pressed(event: KeyboardEvent, deeds: Deeds): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return false;
  // A sheet over the table has the keys for itself.
  if (document.querySelector(':modal')) return false;
  if (/^[1-9]$/.test(event.key)) {
    deeds.pick(Number(event.key));
    return true;
  }
  switch (event.key) {
    case 'b':
      deeds.buy();
      return true;
    case 'p':
      deeds.pass();
      return true;
    case 'l':
      deeds.log();
      return true;
    case 'u':
      deeds.undo();
      return true;
    case 'v':
      deeds.look();
      return true;
    case '?':
      deeds.keys();
      return true;
    case 'Escape':
      // The browser folds what it has unfolded.
      if (document.querySelector(':popover-open:not([popover="manual"])')) return false;
      deeds.layBack();
      return true;
    case 'Enter':
      // On a button, Enter presses that button.
      if (event.target instanceof HTMLElement && event.target.closest('button, a, select, summary')) return false;
      deeds.confirm();
      return true;
    default:
      return false;
  }
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}

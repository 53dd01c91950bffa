// Keys that are pressed on the page itself.
import { signOf } from './keyboard.ts';

/** What the key means: nothing while a person writes into a field, or a sheet above the page has the keys for itself. */
export function signOnPage(event: KeyboardEvent): string | undefined {
  return isWriting(event.target) || document.querySelector(':modal') ? undefined : signOf(event);
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}

// Keys that are meant for the page: not those of a field that is being written in, or of a sheet above the page.
import { signOf } from './keyboard.ts';

/** What the key means: nothing while a person writes into a field, or a sheet above the page has the keys for itself. */
export function signOnPage(event: KeyboardEvent): string | undefined {
  return isWriting(event.target) || document.querySelector(':modal') ? undefined : signOf(event);
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}

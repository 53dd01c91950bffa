// Decides where the focus of the keyboard goes on a page to which one has come from another.
import type { Attachment } from 'svelte/attachments';
import { router } from './router.svelte.ts';

/** To be attached to the main part of a page. */
export const arrival: Attachment<HTMLElement> = (main) => {
  if (router.hasMoved) main.focus({ preventScroll: true });
};

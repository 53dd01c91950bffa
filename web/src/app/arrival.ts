// Where the keyboard begins on a page that one has come to from another.
import type { Attachment } from 'svelte/attachments';
import { router } from './router.svelte.ts';

/** To be attached to the main part of a page. */
export const arrival: Attachment<HTMLElement> = (main) => {
  if (router.hasMoved) main.focus({ preventScroll: true });
};

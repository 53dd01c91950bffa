// Focus that is not lost: when what had it is taken away or out of reach, one goes on from the question.
import type { Attachment } from 'svelte/attachments';
import { router } from '../../app/router.svelte.ts';

/** To be attached to the table. */
export const keepingFocus: Attachment<HTMLElement> = (table) => {
  let holder: HTMLElement | undefined;
  let frame = 0;
  const took = ({ target }: FocusEvent) => {
    holder = target instanceof HTMLElement && table.contains(target) ? target : undefined;
  };
  /** Whoever presses beside everything wants to be nowhere. */
  const left = () => {
    holder = undefined;
  };
  const look = () => {
    frame = 0;
    if (!holder || document.activeElement !== document.body) return;
    // What was only moved to another place can go on.
    holder.focus({ preventScroll: true });
    if (document.activeElement !== document.body) return;
    table.querySelector<HTMLElement>('.pay, .question')?.focus({ preventScroll: true });
  };
  const watcher = new MutationObserver(() => {
    frame ||= requestAnimationFrame(look);
  });
  watcher.observe(table, { childList: true, subtree: true, attributeFilter: ['disabled', 'inert'] });
  document.addEventListener('pointerdown', left);
  document.addEventListener('focusin', took);
  if (router.hasMoved) table.focus({ preventScroll: true });
  return () => {
    cancelAnimationFrame(frame);
    watcher.disconnect();
    document.removeEventListener('pointerdown', left);
    document.removeEventListener('focusin', took);
  };
};

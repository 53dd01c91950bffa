// Keeps the focus of the keyboard: when its element is taken away or cannot be reached, the focus goes to the question.
import type { Attachment } from 'svelte/attachments';

/** The browser takes the focus from these only when they have been drawn. */
const OUT_OF_REACH = 'body, :disabled, [inert], [inert] *, .sunk *';

/** To be attached to the table. */
export const keepingFocus: Attachment<HTMLElement> = (table) => {
  let holder: HTMLElement | undefined;
  /** Has the focus for the holder, until that can take it again. */
  let standIn: HTMLElement | undefined;
  let frame = 0;
  const took = ({ target }: FocusEvent) => {
    if (target === standIn) return;
    standIn = undefined;
    holder = target instanceof HTMLElement && table.contains(target) ? target : undefined;
  };
  /** A visitor who presses beside everything wants to be nowhere. */
  const left = () => {
    holder = undefined;
    standIn = undefined;
  };
  const isLost = () => document.activeElement?.matches(OUT_OF_REACH) ?? true;
  const look = () => {
    frame = 0;
    if (!holder || (!isLost() && document.activeElement !== standIn)) return;
    holder.focus({ preventScroll: true });
    if (!isLost()) return;
    standIn = table.querySelector<HTMLElement>('.pay') ?? table.querySelector<HTMLElement>('.question') ?? undefined;
    standIn?.focus({ preventScroll: true });
  };
  const watcher = new MutationObserver(() => {
    frame ||= requestAnimationFrame(look);
  });
  watcher.observe(table, { childList: true, subtree: true, attributeFilter: ['disabled', 'inert'] });
  document.addEventListener('pointerdown', left);
  document.addEventListener('focusin', took);
  return () => {
    cancelAnimationFrame(frame);
    watcher.disconnect();
    document.removeEventListener('pointerdown', left);
    document.removeEventListener('focusin', took);
  };
};

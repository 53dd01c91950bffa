// The option that the mouse or the focus points at, as reactive state: its effect is shown before it is chosen.
import type { Attachment } from 'svelte/attachments';

export class Pointed<What> {
  now = $state.raw<What | undefined>();

  /** Whatever it is attached to points at this while it is under the pointer, or in focus. */
  readonly at = (what: () => What | undefined): Attachment<HTMLElement> => {
    let own: What | undefined;
    return whilePointed(
      () => {
        own = what();
        this.now = own;
      },
      () => {
        if (this.now === own) this.now = undefined;
      },
    );
  };
}

const BEGINS = ['pointerenter', 'focusin'] as const;
const ENDS = ['pointerleave', 'focusout'] as const;

/** `end` follows every `begin`, also if the element is taken from the page meanwhile. */
function whilePointed(begin: () => void, end: () => void): Attachment<HTMLElement> {
  return (element) => {
    let isOn = false;
    const start = () => {
      isOn = true;
      begin();
    };
    const stop = () => {
      if (!isOn) return;
      isOn = false;
      // An element that is taken from the page while it is in focus says so in the middle of drawing.
      queueMicrotask(() => {
        if (!isOn) end();
      });
    };
    for (const name of BEGINS) element.addEventListener(name, start);
    for (const name of ENDS) element.addEventListener(name, stop);
    return () => {
      for (const name of BEGINS) element.removeEventListener(name, start);
      for (const name of ENDS) element.removeEventListener(name, stop);
      stop();
    };
  };
}

// Calls back while an element is under the pointer or in focus.
import type { Attachment } from 'svelte/attachments';

const BEGINS = ['pointerenter', 'focusin'] as const;
const ENDS = ['pointerleave', 'focusout'] as const;

/** `end` follows every `begin`, also if the element is taken from the page meanwhile. */
export function whilePointed(begin: () => void, end: () => void): Attachment<HTMLElement> {
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

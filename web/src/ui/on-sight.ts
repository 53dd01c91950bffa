// The attachment that acts once, when an element is about to come into sight.
import type { Attachment } from 'svelte/attachments';

/** Acts once, shortly before the element is scrolled into the window. */
export function onceSeen(act: () => void): Attachment<Element> {
  return (element) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        act();
      },
      { rootMargin: '300px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  };
}

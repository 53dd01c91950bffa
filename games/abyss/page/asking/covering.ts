// Hides the top line of a table while a scene covers it on a small screen, so that keys do not lead there.
import type { Attachment } from 'svelte/attachments';

/** To be attached to the scene. A selector with `:has()` would have the browser look after each change of the page. */
export function coveringTopLine(isCovered: boolean): Attachment<HTMLElement> {
  return (scene) => {
    const line = scene.closest('.page')?.querySelector<HTMLElement>('header.compact');
    if (!isCovered || !line) return;
    line.style.visibility = 'hidden';
    return () => {
      line.style.visibility = '';
    };
  };
}

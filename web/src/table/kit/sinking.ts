// Puts a board out of reach while a scene stands over it.
import type { Attachment } from 'svelte/attachments';
import './sunk.css';

/** To be attached to the board, which has the class `sinks`, and while it is out of reach `sunk`. */
export function sinking(isSunk: boolean): Attachment<HTMLElement> {
  return (board) => {
    if (!isSunk) return;
    // For this the browser looks at each part of the board anew. So first the scene is drawn; it covers the board already.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        board.inert = true;
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      board.inert = false;
    };
  };
}

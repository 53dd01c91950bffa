// Makes a board inert while a scene stands over it.
import type { Attachment } from 'svelte/attachments';
import './sunk.css';

/** Milliseconds in which a board sinks, as in `sunk.css`. */
const SINKING = 420;

/** To be attached to the board, which has the class `sinks`, and while it is out of reach `sunk`. */
export function sinking(isSunk: boolean): Attachment<HTMLElement> {
  return (board) => {
    if (!isSunk) return;
    // For this the browser restyles each part of the board, and again when the scene is over. The scene covers the board
    // already, so that waits until nothing moves any more, or until a key could lead there.
    const putOutOfReach = () => {
      board.inert = true;
    };
    const settled = setTimeout(putOutOfReach, SINKING);
    addEventListener('keydown', putOutOfReach, { capture: true, once: true });
    return () => {
      clearTimeout(settled);
      removeEventListener('keydown', putOutOfReach, { capture: true });
      board.inert = false;
    };
  };
}

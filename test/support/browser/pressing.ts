// How somebody presses a thing on a page: with the mouse, or with a finger.
import type { ElementHandle } from 'playwright-core';

export type Way = (thing: ElementHandle) => Promise<void>;

export const withMouse: Way = async (thing) => thing.click(await openPartOf(thing));

export const withFinger: Way = async (thing) => thing.tap(await openPartOf(thing));

/** An element, as far as it is asked where it lies open. */
interface Lying {
  readonly ownerDocument: { elementFromPoint(x: number, y: number): unknown };
  getBoundingClientRect(): { left: number; top: number; width: number; height: number };
  contains(other: unknown): boolean;
  scrollIntoView(where: { block: string; inline: string }): void;
}

/** Where a thing is pressed whose middle lies under another: cards of a full hand overlap. */
async function openPartOf(thing: ElementHandle): Promise<{ position?: { x: number; y: number } }> {
  const position = await thing.evaluate((lying: Lying) => {
    const open = () => {
      const { left, top, width, height } = lying.getBoundingClientRect();
      const parts = [0.5, 0.3, 0.15, 0.7, 0.85].map((share) => ({ x: share * width, y: height / 2 }));
      return parts.find(({ x, y }) => lying.contains(lying.ownerDocument.elementFromPoint(left + x, top + y)));
    };
    const found = open();
    if (found) return found;
    // It may be out of sight.
    lying.scrollIntoView({ block: 'center', inline: 'center' });
    return open();
  });
  return position ? { position } : {};
}

// How a person presses a thing on a page: with the mouse, or with a finger.
import type { ElementHandle, Page } from 'playwright-core';

export type Way = (page: Page, thing: ElementHandle) => Promise<void>;

export const withMouse: Way = async (page, thing) => {
  const { x, y } = await openPartOf(thing);
  await page.mouse.click(x, y);
};

export const withFinger: Way = async (page, thing) => {
  const { x, y } = await openPartOf(thing);
  await page.touchscreen.tap(x, y);
};

interface Point {
  readonly x: number;
  readonly y: number;
}

/** An element, as far as it is asked where it lies open. */
interface Lying {
  readonly isConnected: boolean;
  readonly outerHTML: string;
  readonly ownerDocument: {
    elementFromPoint(x: number, y: number): unknown;
    readonly defaultView: { requestAnimationFrame(look: () => void): void };
  };
  getBoundingClientRect(): { left: number; top: number; width: number; height: number };
  contains(other: unknown): boolean;
  scrollIntoView(where: { block: string; inline: string }): void;
}

/** So many frames are drawn before something that lies under another for good is complained of. */
const MOST_FRAMES = 300;

/** Where a thing is pressed: its middle, or what is left of it where it lies under another, as in a full hand. */
async function openPartOf(thing: ElementHandle): Promise<Point> {
  const point = await thing.evaluate(lookForOpenPart, MOST_FRAMES);
  if (!point) throw new Error(`nothing of this lies open: ${await thing.evaluate(tagOf)}`);
  return point;
}

/** Done by the page itself: what is drawn within would fill screens. */
function tagOf({ outerHTML }: Lying): string {
  return outerHTML.slice(0, outerHTML.indexOf('>') + 1);
}

/** Done by the page itself, before each frame, until there is such a part, or the thing is gone. */
function lookForOpenPart(lying: Lying, mostFrames: number): Promise<Point | undefined> {
  const { ownerDocument: document } = lying;
  const open = () => {
    const { left, top, width, height } = lying.getBoundingClientRect();
    const parts = [0.5, 0.2].flatMap((down) =>
      [0.5, 0.3, 0.15, 0.7, 0.85].map((along) => ({ x: left + along * width, y: top + down * height })),
    );
    return parts.find(({ x, y }) => lying.contains(document.elementFromPoint(x, y)));
  };
  // It may be out of sight.
  if (!open()) lying.scrollIntoView({ block: 'center', inline: 'center' });
  return new Promise((resolve) => {
    let frames = 0;
    const look = () => {
      const found = open();
      if (found || !lying.isConnected || ++frames > mostFrames) resolve(found);
      else document.defaultView.requestAnimationFrame(look);
    };
    look();
  });
}

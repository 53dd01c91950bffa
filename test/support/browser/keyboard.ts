// A person who has only a keyboard, and must see at any time where they are.
import type { ElementHandle, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Way } from './pressing.ts';
import { drawnAgain, seenOn, until } from './watching.ts';

/** No page has so many stops. */
const MOST_STEPS = 200;

/** What is wrong with where the focus is; `null` if it can be seen. A page that one has just come to has it as a whole. */
const FOCUS = `(() => {
  const at = document.activeElement;
  if (!at || at === document.body) return 'the focus is lost';
  if (at.matches('main')) return null;
  const name = at.tagName + '.' + at.className + ' ' + (at.dataset.place ?? at.textContent.trim().slice(0, 40));
  if (at.matches(':disabled, [inert] *, .sunk *')) return 'the focus is out of reach on ' + name;
  const marks = [at, at.nextElementSibling, at.closest('label')].filter((mark) => mark !== null);
  const mark = marks.findLast((mark) => getComputedStyle(mark).outlineStyle !== 'none');
  if (!mark) return 'the focus cannot be seen on ' + name;
  const { left, right, top, bottom } = mark.getBoundingClientRect();
  return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight ? null : 'the focus is out of sight on ' + name;
})()`;

/** What cuts the ring around where the focus is: the window, or what scrolls; `null` if it is whole. */
export const RING_CUT_BY = `(() => {
  const at = document.activeElement;
  const marks = [at, at.nextElementSibling, at.closest('label')].filter((mark) => mark !== null);
  const mark = marks.findLast((mark) => getComputedStyle(mark).outlineStyle !== 'none');
  if (at.matches('main, body') || !mark) return null;
  const { outlineWidth, outlineOffset } = getComputedStyle(mark);
  const grown = parseFloat(outlineWidth) + parseFloat(outlineOffset) - 0.6;
  const { left, top, right, bottom } = mark.getBoundingClientRect();
  const cuts = (box) =>
    left - grown < box.left || top - grown < box.top || right + grown > box.right || bottom + grown > box.bottom;
  const name = at.getAttribute('aria-label') ?? at.dataset.place ?? at.textContent.trim().slice(0, 40);
  if (cuts({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })) return name + ': the window';
  for (let part = mark.parentElement; part && part !== document.body; part = part.parentElement) {
    const { overflow, position } = getComputedStyle(part);
    if (overflow !== 'visible' && cuts(part.getBoundingClientRect())) return name + ': ' + part.className;
    if (position === 'fixed') return null;
  }
  return null;
})()`;

/** The table may have gone on while the person was on the way. */
const STILL_THERE = `if (!target.isConnected) throw new Error('it is not there any more')`;

/** Where Tab goes to in the part of the table in which the target lies: each part has one stop. */
const STOP = `(() => {
  ${STILL_THERE};
  if (!target.dataset.place) return target;
  const stops = [...document.querySelectorAll('[data-place][tabindex="0"]')];
  for (let part = target; part; part = part.parentElement) {
    const stop = stops.find((stop) => part.contains(stop));
    if (stop) return stop;
  }
  return null;
})()`;

/** The arrow that leads from where the focus is towards the target; `null` there. */
const ARROW = `(() => {
  ${STILL_THERE};
  const from = document.activeElement;
  if (from === target) return null;
  const [here, there] = [from, target].map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  const [x, y] = [there.x - here.x, there.y - here.y];
  if (Math.abs(y) > Math.abs(x)) return y > 0 ? 'ArrowDown' : 'ArrowUp';
  return x > 0 ? 'ArrowRight' : 'ArrowLeft';
})()`;

/** The digit that stands on a choice; `null` where there is none. */
const DIGIT = `target.querySelector('[data-digit]')?.dataset.digit ?? null`;

/** Resolves when they can see where they are. */
export function findSelf(page: Page): Promise<void> {
  return until(page, `${FOCUS} === null`, FOCUS);
}

/** Presses a key; the focus must then be somewhere, and be seen there. */
async function pressKey(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  expect(await seenOn(page, FOCUS)).toBe(null);
}

/** Goes from stop to stop to this one. */
export async function tabTo(page: Page, stop: Locator): Promise<void> {
  await aimAt(page, (await stop.elementHandle()) as ElementHandle);
  await tab(page);
}

/** Chooses one of a few, of which Tab knows the one that is chosen. */
export async function choose(page: Page, option: Locator): Promise<void> {
  await option.waitFor();
  await tabTo(page, page.getByRole('group').filter({ has: option }).last().locator('input:checked'));
  for (let steps = 0; !(await option.isChecked()); steps++) {
    if (steps === MOST_STEPS) throw new Error(`no arrow leads to ${option}`);
    await pressKey(page, 'ArrowRight');
  }
}

/** Goes to a button, or a switch, and presses it. */
export async function pressAt(page: Page, button: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await button.waitFor();
  await tabTo(page, button);
  await page.keyboard.press(key);
}

/** Goes to what is offered as the keyboard does, and presses it there. What has a digit is picked by that. */
export const withKeys: Way = async (page, thing) => {
  // What has just come may take the focus with it.
  await drawnAgain(page);
  await findSelf(page);
  await aimAt(page, thing);
  const digit = await seenOn<string | null>(page, DIGIT);
  if (digit !== null) {
    await page.keyboard.press(digit);
    return;
  }
  await tab(page);
  await walk(page);
  await page.keyboard.press('Enter');
};

async function aimAt(page: Page, thing: ElementHandle): Promise<void> {
  await page.evaluate((target) => void Object.assign(globalThis, { target }), thing);
}

async function tab(page: Page): Promise<void> {
  const isBefore = await seenOn<boolean>(
    page,
    `document.activeElement.compareDocumentPosition(${STOP}) & Node.DOCUMENT_POSITION_PRECEDING`,
  );
  for (let steps = 0; !(await seenOn(page, `document.activeElement === ${STOP}`)); steps++) {
    if (steps === MOST_STEPS) throw new Error(`Tab does not lead to ${await seenOn(page, 'target.outerHTML')}`);
    await pressKey(page, isBefore ? 'Shift+Tab' : 'Tab');
  }
}

async function walk(page: Page): Promise<void> {
  let arrow = await seenOn<string | null>(page, ARROW);
  for (let steps = 0; arrow !== null; steps++) {
    if (steps === MOST_STEPS) throw new Error(`no arrow leads to ${await seenOn(page, 'target.outerHTML')}`);
    await pressKey(page, arrow);
    arrow = await seenOn<string | null>(page, ARROW);
  }
}

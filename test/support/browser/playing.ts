// People at the pages of a table, who press what is offered.
import { openRandom } from '@undertow/shared/table/random.ts';
import type { Page } from 'playwright-core';
import { type Way, withMouse } from './pressing.ts';
import { isThere, seenOn, until } from './watching.ts';

const PIECES = '.spot.may:not([aria-pressed="true"])';
const UNFOLDED = '.unfolded:popover-open .button:enabled:not([aria-pressed="true"])';
/** What stands on the line of the question, but for what is unfolded there. */
const BUTTONS = ['.question .acts > .button:enabled:not(.quiet)', '.unfolding > .button:enabled'];
/** What answers the question, or a part of it. Lords come before all else, so that matches come to their end. */
export const OFFERED = [
  '.pay .acts .button.go:enabled',
  '.pay .acts .button:enabled',
  '.spot.may[data-place^="court:"]',
  `${[PIECES, UNFOLDED, ...BUTTONS]}`,
];

/** The same, for a person who never looks at the board. */
export const OFFERED_BY_LINE = [...OFFERED.slice(0, 2), UNFOLDED, `${['.question .off-board .spot.may', ...BUTTONS]}`];

/** Where the match has ended, the table has this. */
export const REPLAY_LINK = '.verdict a[href^="/replay/"]';

/** No match takes so many tries; presses without an effect would go on for ever. */
const MOST_TRIES = 2000;

/** What stands on the page of a player who cannot go on. */
const STANDING_AT = `'nothing leads on from: ' + document.querySelector('.pay, .question')?.innerText`;

/** A question as it stands on a page. */
interface Shown {
  readonly title: string | null;
  readonly hint: string | null;
  readonly hand: readonly string[];
}

interface Playing {
  /** So many presses, if the match does not end before. */
  readonly most?: number;
  readonly seed?: number;
  /** How the person at this page presses. */
  readonly way?: (page: Page) => Way;
  /** What answers a question, or a part of it, in the game that is played. */
  readonly offered?: readonly string[];
}

/** What is asked on this page, and the cards that one has for it; nothing while others are asked. */
export async function questionOn(page: Page): Promise<Shown> {
  const question = page.getByRole('alertdialog');
  const [title, hint] = await Promise.all([
    question.getByRole('heading').textContent(),
    question.locator('#question-hint, .need').textContent(),
  ]);
  return { title, hint, hand: await handOn(page) };
}

/** The cards of a hand that is open. */
export function handOn(page: Page): Promise<string[]> {
  return page.locator('[data-hand] [data-place]').evaluateAll((cards: { dataset: { place?: string } }[]) => {
    return cards.map(({ dataset }) => dataset.place ?? '');
  });
}

/** What this page tells of what happened last. */
export function logOn(page: Page): Promise<string | null> {
  return page.locator('.log').textContent();
}

export function isAsked(page: Page): Promise<boolean> {
  return seenOn(page, isThere(`${OFFERED}`));
}

/** Begins a match of Abyss against bots, in the lobby. */
export async function playBots(page: Page): Promise<void> {
  const gate = page.getByRole('region', { name: 'Abyss', exact: true });
  await gate.getByRole('radio', { name: 'bots' }).check();
  await gate.getByRole('button', { name: 'Play now' }).click();
}

/** Presses on for all players, until the match is over or so much was pressed; says how often it was. */
export async function playOn(pages: readonly Page[], playing: Playing = {}): Promise<number> {
  const { most = Number.POSITIVE_INFINITY, seed = 1, way = () => withMouse, offered = OFFERED } = playing;
  const random = openRandom({ seed: `fast:${seed}`, position: 0 });
  const turns = new Turns(pages, offered);
  for (let presses = 0, tries = 0; ; tries++) {
    const page = await turns.next();
    if (presses >= most) return presses;
    if (tries === MOST_TRIES) throw new Error(await seenOn(page, STANDING_AT));
    if (await pressOne(page, random.below(1000) / 1000, way(page), offered)) presses++;
    else if (await seenOn(page, isThere(REPLAY_LINK))) return presses;
  }
}

/** Presses one thing: of the first kind that is there, the one before which this share of them lies. */
export async function pressOne(
  page: Page,
  share: number,
  way: Way = withMouse,
  offered: readonly string[] = OFFERED,
): Promise<boolean> {
  const thing = (await page.evaluateHandle(firstOffered(share, offered))).asElement();
  if (!thing) return false;
  try {
    await way(page, thing);
    return true;
  } catch (failure) {
    // The table went on at this very moment, and it is not offered any more.
    if (await thing.evaluate(isStill, `${offered}`)) throw failure;
    return false;
  }
}

/** Done by the page itself: whether this is there, and one of these. */
function isStill(element: unknown, these: string): boolean {
  const { isConnected, matches } = element as { isConnected: boolean; matches(these: string): boolean };
  return isConnected && matches.call(element, these);
}

/** Looked for by the browser itself among what is shown, as a script for the page. */
function firstOffered(share: number, offered: readonly string[]): string {
  return `(() => {
    // What is offered after the end, as to play again, is no answer.
    if (${isThere(REPLAY_LINK)}) return null;
    for (const kind of ${JSON.stringify(offered)}) {
      const things = [...document.querySelectorAll(kind)].filter((thing) => thing.checkVisibility());
      if (things.length > 0) return things[Math.floor(${share} * things.length)];
    }
    return null;
  })()`;
}

/** Finds the next page on which something can be pressed, or that shows the end. */
class Turns {
  readonly #pages: readonly Page[];
  /** A page that looks does so before each frame: it is asked to only once. */
  readonly #looking = new Map<Page, Promise<Page>>();
  readonly #awaited: string;

  constructor(pages: readonly Page[], offered: readonly string[]) {
    this.#pages = pages;
    this.#awaited = isThere(`${[...offered, REPLAY_LINK]}`);
  }

  async next(): Promise<Page> {
    for (const page of this.#pages) {
      if (!this.#looking.has(page)) this.#looking.set(page, this.#look(page));
    }
    try {
      const page = await Promise.any(this.#looking.values());
      this.#looking.delete(page);
      return page;
    } catch (failure) {
      throw new Error((failure as AggregateError).errors.join('\n'));
    }
  }

  async #look(page: Page): Promise<Page> {
    try {
      await until(page, this.#awaited, STANDING_AT);
      return page;
    } catch (failure) {
      // Others may play for so long that it has stopped looking.
      this.#looking.delete(page);
      throw failure;
    }
  }
}

// Whole games in one page: how long each update takes to be drawn, what is loaded for the game, and what the page still holds
// when it is over.
import type { Browser, Page } from 'playwright-core';
import type { Party } from '../game.ts';
import { type Metric, percentile, summary } from '../measure.ts';
import { Somebody } from './somebody.ts';
import { askedBy, partOf } from './traffic.ts';
import { weigh } from './weighing.ts';
import { workOf } from './work.ts';

interface Drawn {
  /** Milliseconds from when it came out of the socket until a frame shows it. */
  readonly time: number;
  /** How many of them the page was at work: the rest is waiting for the next frame. */
  readonly work: number;
  /** How many frames of the screen that took: one, if it is ready when the frame after the one it came in is over. */
  readonly frames: number;
}

/** Notes for each update what it took to draw it. */
const NOTE_UPDATES = `
  const FRAME = 1000 / 60;
  globalThis.drawn = [];
  const afterwards = (note) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = note;
    port2.postMessage(null);
  };
  globalThis.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        if (!data.startsWith('{"type":"update"')) return;
        const came = performance.now();
        let known = came;
        afterwards(() => { known = performance.now(); });
        requestAnimationFrame(() => {
          const begun = performance.now();
          afterwards(() => {
            const shown = performance.now();
            requestAnimationFrame((next) => {
              const frames = Math.max(1, Math.floor((next - came) / FRAME));
              drawn.push({ time: shown - came, work: known - came + shown - begun, frames });
            });
          });
        });
      });
    }
  };
`;

/** Updates do not wait for the motion of those before. */
const AT_ONCE = `localStorage.setItem('undertow.settings', '{"pace":"atOnce","sound":false}');`;

/** What has come is shown. */
const SHOWN = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))';

interface WholeGames {
  readonly figures: Readonly<Record<string, Metric>>;
  /** The addresses of all that was loaded for them. */
  readonly loaded: ReadonlySet<string>;
}

export async function wholeGames(browser: Browser, url: string, party: Party): Promise<WholeGames> {
  const somebody = await Somebody.come(url, party);
  const page = await somebody.open(browser, `${NOTE_UPDATES} ${AT_ONCE}`);
  await page.goto(url, { waitUntil: 'networkidle' });
  const loaded = askedBy(page);
  await play(page, somebody);
  const before = await weigh(page);
  const workUntilNow = await workOf(page);
  const first = await page.evaluate<number>('drawn.length');
  await play(page, somebody);
  const work = await workUntilNow();
  const after = await weigh(page);
  const drawn = await page.evaluate<Drawn[]>('drawn');
  const frames = drawn.map((update) => update.frames);
  const times = drawn.map(({ time }) => time);
  const works = drawn.map(({ work }) => work);
  const perUpdate = (all: number) => all / (drawn.length - first);
  const { script, art } = await partOf(loaded);
  await page.context().close();
  somebody.close();
  const figures = {
    updateFrames: summary('', frames),
    updateP50: summary('ms', [percentile(times, 0.5)]),
    updateP95: summary('ms', [percentile(times, 0.95)]),
    updateWork: summary('ms', [percentile(works, 0.5)]),
    updateTasks: summary('ms', [perUpdate(work.tasks)]),
    updateScripts: summary('ms', [perUpdate(work.scripts)]),
    updateLayout: summary('ms', [perUpdate(work.layout)]),
    updateLayouts: summary('', [perUpdate(work.layouts)]),
    updates: summary('', [drawn.length]),
    gameScript: script,
    gameArt: art,
    nodesGained: summary('', [after.nodes - before.nodes]),
    listenersGained: summary('', [after.listeners - before.listeners]),
    heapGained: summary('KiB', [(after.heap - before.heap) / 1024]),
  };
  return { figures, loaded };
}

/** From the lobby to the end of a game, and back. */
async function play(page: Page, somebody: Somebody): Promise<void> {
  const visit = await somebody.play();
  await page.evaluate(
    `history.pushState(null, '', '/table/${visit.id}'); dispatchEvent(new PopStateEvent('popstate'))`,
  );
  await page.getByRole('alertdialog').waitFor();
  await somebody.playOut(visit, () => page.evaluate(SHOWN));
  await page.getByRole('link', { name: 'To the lobby' }).click();
  await page.getByRole('button', { name: 'Create a table' }).first().waitFor();
}

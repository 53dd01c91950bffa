// Retries a lazy `import()` that could not be fetched, since a connection may break at any moment. Only what still fails
// after some tries is a problem that the page tells.
import { hasNotCome } from './faults.ts';

/** How long it waits before each try, in milliseconds. */
const WAITS = [0, 200, 600, 1500];

/** Style sheets of the page that have not come. What asks for the same part once more is not given them by the bundler. */
const missing = new Set<HTMLLinkElement>();
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
  },
  { capture: true },
);

/** Fetches a part with its style sheets. The build puts this around each `import()`: `build/patient.ts`. */
export async function askingAgain<Part>(ask: () => Promise<Part>): Promise<Part> {
  let failure: unknown;
  for (const wait of WAITS) {
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    await Promise.all([...missing].map(fetchAgain));
    try {
      const part = await ask();
      if (missing.size === 0) return part;
      failure = new Error('a style sheet could not be fetched');
    } catch (problem) {
      if (!hasNotCome(problem)) throw problem;
      failure = problem;
    }
  }
  throw failure;
}

function fetchAgain(sheet: HTMLLinkElement): Promise<void> {
  const again = sheet.cloneNode() as HTMLLinkElement;
  missing.delete(sheet);
  return new Promise((resolve) => {
    again.onload = () => resolve();
    again.onerror = () => resolve();
    sheet.replaceWith(again);
  });
}

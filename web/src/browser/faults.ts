// Tells faults of the page, which are reported, from parts that could not be fetched because the network is gone or the
// server has a newer page.

/** What browsers say of a module or a file that did not come, and what is said here: nothing else tells it from a fault. */
const NOT_COME =
  /dynamically imported module|module script failed|preload CSS|failed to fetch|load failed|NetworkError|could not be fetched/i;

/** A function of the browser. Declared here, because tests without a browser import this file too. */
declare function reportError(problem: unknown): void;

/** Whether what failed is a part that did not come. */
export function hasNotCome(problem: unknown): boolean {
  return NOT_COME.test(String(problem));
}

/** Whether what failed is a fault of the page, which is then reported. */
export function reportFault(problem: unknown): boolean {
  const isFault = !hasNotCome(problem);
  if (isFault) reportError(problem);
  return isFault;
}

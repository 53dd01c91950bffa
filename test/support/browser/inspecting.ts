// What is wrong with a page as it stands: for those who do not see it, and on narrow screens.
import { source as axe } from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe finds that keeps people out, one line for each. */
export async function barriersOn(page: Page): Promise<string[]> {
  // Pages run nothing that is not their own; what is evaluated from outside is not held to that.
  return page.evaluate(`(async () => {
    ${axe};
    const { violations } = await axe.run(document);
    return violations.flatMap(({ id, impact, nodes }) =>
      nodes.map(({ target, failureSummary }) => [impact, id, target.join(' '), failureSummary].join(': ')));
  })()`);
}

/** What reaches beyond the sides of the window, and cannot be scrolled to within a part of the page. */
export async function overflowOn(page: Page): Promise<string[]> {
  return page.evaluate(`(() => {
    const isOutside = (element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && (left < -1 || right > innerWidth + 1);
    };
    const isKept = (element) => {
      for (let at = element.parentElement; at && !at.matches('.page'); at = at.parentElement) {
        if (getComputedStyle(at).overflowX !== 'visible') return true;
      }
      return false;
    };
    return [...document.body.querySelectorAll(':not(svg *)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden="true"]'))
      .filter((element) => isOutside(element) && !isKept(element))
      .map((element) => element.tagName.toLowerCase() + '.' + element.classList[0] + ': ' + element.textContent.trim().slice(0, 60));
  })()`);
}

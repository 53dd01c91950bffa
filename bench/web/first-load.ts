// All that the lobby needs when somebody comes for the first time, as it crosses the wire under gzip.
import type { Browser } from 'playwright-core';
import { type Metric, summary } from '../measure.ts';
import { languages } from './languages.ts';
import { askedBy, isOf, kilobytesOf } from './traffic.ts';

/** In English, and the median, least and most of the languages. */
export async function firstLoad(browser: Browser, url: string): Promise<Record<string, Metric>> {
  const scripts: number[] = [];
  const all = new Map<string, number>();
  for (const locale of languages) {
    const asked = await askedIn(browser, url, locale);
    scripts.push(await kilobytesOf(asked.filter((one) => isOf(one, '.js'))));
    all.set(locale, await kilobytesOf(asked));
  }
  return {
    firstScript: worst(scripts),
    firstLoad: worst([...all.values()]),
    firstLoadEnglish: summary('KiB', [all.get('en') ?? Number.NaN]),
  };
}

async function askedIn(browser: Browser, url: string, locale: string): Promise<string[]> {
  const person = await browser.newContext({ locale });
  const page = await person.newPage();
  const asked = askedBy(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  await person.close();
  return [...asked];
}

/** Whoever has most to load is who it must be good for. */
function worst(values: readonly number[]): Metric {
  const found = summary('KiB', values);
  return { ...found, median: found.max };
}

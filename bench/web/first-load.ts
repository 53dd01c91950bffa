// All that the lobby needs when somebody comes for the first time, as it crosses the wire under gzip.
import { get } from 'node:http';
import type { Browser } from 'playwright-core';
import { type Metric, summary } from '../measure.ts';
import { languages } from './languages.ts';

/** The median, least and most of the languages. */
export async function firstLoad(browser: Browser, url: string): Promise<Record<string, Metric>> {
  const scripts: number[] = [];
  const all: number[] = [];
  for (const locale of languages) {
    const kilobytes = await loadedBy(browser, url, locale);
    scripts.push(sum(kilobytes.filter(([path]) => path.endsWith('.js'))));
    all.push(sum(kilobytes));
  }
  return { firstScript: worst(scripts), firstLoad: worst(all) };
}

type Loaded = readonly [path: string, kilobytes: number];

/** Each address that was asked for, and how much came. */
async function loadedBy(browser: Browser, url: string, locale: string): Promise<Loaded[]> {
  const person = await browser.newContext({ locale });
  const page = await person.newPage();
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.url().startsWith('http')) asked.add(request.url());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await person.close();
  return Promise.all([...asked].map(async (one): Promise<Loaded> => [new URL(one).pathname, await kilobytesOf(one)]));
}

function kilobytesOf(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve(bytes / 1024));
      response.on('error', reject);
    }).on('error', reject);
  });
}

function sum(loaded: readonly Loaded[]): number {
  return loaded.reduce((all, [, one]) => all + one, 0);
}

/** Whoever has most to load is who it must be good for. */
function worst(values: readonly number[]): Metric {
  const found = summary('KiB', values);
  return { ...found, median: found.max };
}

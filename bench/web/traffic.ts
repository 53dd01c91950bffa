// What a page asks the server for, and how much of it crosses the wire under gzip.
import { get } from 'node:http';
import type { Page } from 'playwright-core';
import { type Metric, summary } from '../measure.ts';

/** The addresses that the page asks for from now on. */
export function askedBy(page: Page): ReadonlySet<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.url().startsWith('http')) asked.add(request.url());
  });
  return asked;
}

export async function kilobytesOf(urls: Iterable<string>): Promise<number> {
  const found = await Promise.all([...urls].map(one));
  return found.reduce((all, kilobytes) => all + kilobytes, 0);
}

/** What scripts weigh among these, and what pictures. */
export async function partOf(urls: ReadonlySet<string>): Promise<{ readonly script: Metric; readonly art: Metric }> {
  const kilobytes = async (...endings: string[]) =>
    summary('KiB', [await kilobytesOf([...urls].filter((url) => isOf(url, ...endings)))]);
  return { script: await kilobytes('.js'), art: await kilobytes('.svg', '.webp', '.png') };
}

function one(url: string): Promise<number> {
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

export function isOf(url: string, ...endings: readonly string[]): boolean {
  return endings.some((ending) => new URL(url).pathname.endsWith(ending));
}

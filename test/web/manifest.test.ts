// The page as an app that can be installed: what a browser asks of it before it offers that.
import { readFileSync } from 'node:fs';
import { PAGES } from '@undertow/shared/pages.ts';
import { describe, expect, test } from 'vitest';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose: string;
}

interface Manifest extends Readonly<Record<string, unknown>> {
  readonly icons: readonly Icon[];
}

const PUBLIC = new URL('../../web/public', import.meta.url);
const manifest: Manifest = JSON.parse(bytesOf('/static/app.webmanifest').toString());
const page = readFileSync(new URL('../../web/index.html', import.meta.url), 'utf8');

function bytesOf(path: string): Buffer {
  return readFileSync(`${PUBLIC.pathname}${path}`);
}

/** How wide and high a PNG says it is. */
function sizeOf(png: Buffer): string {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

describe('the page as an app', () => {
  test('has what a browser wants of an app before it offers to install it', () => {
    expect(manifest).toMatchObject({ name: 'Undertow', short_name: 'Undertow', display: 'standalone', scope: '/' });
    expect(Object.values(PAGES)).toContain(manifest.start_url);
    const whole = manifest.icons.filter(({ type, purpose }) => type === 'image/png' && purpose === 'any');
    expect(whole.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  });

  test('has icons that are there, and as large as it says', () => {
    for (const { src, sizes, type } of manifest.icons) {
      if (type === 'image/png') expect(sizeOf(bytesOf(src)), src).toBe(sizes);
      else expect(bytesOf(src).toString(), src).toContain('<svg');
    }
  });

  test('begins in the colour of the page itself', () => {
    const colour = /name="theme-color" content="(#\w+)"/.exec(page)?.[1];
    expect([manifest.theme_color, manifest.background_color]).toEqual([colour, colour]);
  });

  test('is named by the page, with an icon for the home screen that is there', () => {
    expect(page).toContain('<link rel="manifest" href="/static/app.webmanifest" />');
    const icon = /rel="apple-touch-icon" href="([^"]+)"/.exec(page)?.[1] ?? '';
    expect(sizeOf(bytesOf(icon))).toBe('180x180');
  });
});

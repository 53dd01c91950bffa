// Draws the icons of the page as an app from `web/icon/app.svg`, by the browser of the tests. To be run when that has changed.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChromium } from '../bench/web/browser.ts';

const WEB = fileURLToPath(new URL('../web/', import.meta.url));

/** A system that cuts icons to a shape of its own takes one that fills its square. */
const ICONS = [
  { name: 'icon-192', size: 192, isRounded: true },
  { name: 'icon-512', size: 512, isRounded: true },
  { name: 'icon-maskable-512', size: 512, isRounded: false },
  { name: 'apple-touch-icon', size: 180, isRounded: false },
];

const drawing = readFileSync(join(WEB, 'icon/app.svg'), 'utf8');
const browser = await startChromium();
const page = await browser.newPage();
for (const { name, size, isRounded } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  const style = `<style>body { margin: 0 } svg { display: block; border-radius: ${isRounded ? '23%' : '0'} }</style>`;
  await page.setContent(`<!doctype html>${style}${drawing}`);
  writeFileSync(join(WEB, `public/static/${name}.png`), await page.screenshot({ omitBackground: true }));
}
await browser.close();

import { startChromium } from './bench/web/browser.ts';
import { playOn } from './test/support/browser/playing.ts';

const url = 'http://127.0.0.1:2777';
const browser = await startChromium();
const sizes = [
  [1280, 720],
  [390, 844],
  [1920, 1080],
] as const;
const context = await browser.newContext({
  viewport: { width: 1280, height: 720 },
  locale: 'en-GB',
  reducedMotion: 'reduce',
});
const page = await context.newPage();
page.setDefaultTimeout(60000);
async function shots(name: string) {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await new Promise((r) => setTimeout(r, 800));
    await page.screenshot({ path: `/tmp/shots/${name}-${width}.png` });
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await new Promise((r) => setTimeout(r, 500));
}
await page.goto(url);
await page.getByRole('button', { name: 'Practise with a bot' }).click();
await page.waitForURL(/\/table\//);
await page.getByRole('alertdialog').waitFor();
await shots('start');
await playOn([page], { most: 60 });
await shots('middle');
await playOn([page]);
await new Promise((r) => setTimeout(r, 2500));
await shots('scoring');
await page
  .getByRole('button', { name: /table/i })
  .first()
  .click()
  .catch(() => {});
await shots('verdict');
await browser.close();

// Where Back leads from what is shown in place of a page.
import { openRandom } from '@undertow/shared/table/random.ts';
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { guestOf } from '../../support/browser/guests.ts';
import { pastMatch } from '../../support/browser/past-matches.ts';
import { playOn } from '../../support/clients/client-play.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const server = WholeServer.forAll();
const WINNER = { name: /win|share the victory/ };

inBrowser('Back leads', (visit) => {
  test('from the scoring of a replay to the moment from which one has opened it, also after a reload', async () => {
    const id = await pastMatch(await server().guest());
    const page = await visit(server().url);
    await page.goto(`${server().url}/replay/${id}?move=3`);
    await page.getByRole('slider').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Final scoring' }).click();
    await page.getByRole('heading', WINNER).waitFor();
    expect(new URL(page.url()).search).toBe('?move=4&scoring');
    await page.reload();
    await page.getByRole('heading', WINNER).waitFor();

    await page.goBack();
    expect(await page.getByRole('slider').getAttribute('aria-valuenow')).toBe('4');
    await page.goForward();
    await page.getByRole('heading', WINNER).waitFor();
    await page.evaluate(`for (const _ of 'ab')
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))`);
    await page.getByRole('slider').waitFor();
    await page.goBack();
    await page.waitForURL(`${server().url}/`);
  });

  test('from a table that is looked at once more to its scoring', async () => {
    const guest = await guestOf(server());
    const match = await guest.client.create({ game: 'abyss', seats: 2, time: 'none', bots: true });
    await match.ready();
    const page = await visit(server().url, { session: guest });
    await page.getByRole('link', { name: 'Return' }).click();
    await playOn(match, openRandom({ seed: 'fast:1', position: 0 }));
    await page.getByRole('button', { name: 'Back to the table' }).click();
    await page.getByRole('region', { name: 'Court' }).waitFor();

    await page.goBack();
    await page.getByRole('button', { name: 'Back to the table' }).click();
    await page.getByRole('button', { name: 'Final scoring' }).dblclick();
    await page.getByRole('button', { name: 'Back to the table' }).waitFor();
    await page.goBack();
    await page.waitForURL(`${server().url}/`);
  });

  test('from the tutorial to the page about it, and a reload comes back to its step', async () => {
    const page = await visit(`${server().url}/learn`);
    await page.getByRole('button', { name: 'Begin: The base game' }).click();
    await page.getByRole('region', { name: 'Tutorial' }).getByRole('button', { name: 'Go on' }).click();
    await page.getByText('2 of').waitFor();
    await page.reload();
    await page.getByText('2 of').waitFor();

    await page.goBack();
    await page.getByRole('button', { name: 'Continue at step 2: The base game' }).waitFor();
    await page.goForward();
    await page.getByText('2 of').waitFor();
  });
});

// Quick reactions to what has just happened, and whether one wants to hear the table.
import { given } from '@undertow/games/abyss/test/support/position.ts';
import { planning } from '@undertow/games/dungeon-lords/test/support/dungeons.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { guestOf } from '../../support/browser/guests.ts';
import { barriersOn, PHONE } from '../../support/browser/inspecting.ts';
import { type Prepared, tableAt } from '../../support/browser/prepared-tables.ts';
import { seenOn } from '../../support/browser/watching.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const HAND = ['get-food', 'dig-tunnels', 'mine-gold', 'recruit-imps', 'buy-traps', 'hire-monster'];
const server = WholeServer.forAll();

/** The reactions that stand on the page, as they are read. */
function reactionsOn(page: Page): Promise<string[]> {
  return page.locator('.reactions p').allInnerTexts();
}

/** How loud the page last made a sound; `null` as long as it has made none. */
async function listening(page: Page): Promise<() => Promise<number | null>> {
  await page.addInitScript(`{
    const Gain = GainNode;
    window.GainNode = class extends Gain {
      constructor(context, options) {
        super(context, options);
        // The last one before the speaker is made without a value.
        if (!options) window.lastGain = this.gain;
      }
    };
  }`);
  await page.reload();
  return () => page.evaluate('window.lastGain?.value ?? null');
}

inBrowser('a reaction', (visit) => {
  test.each<readonly [string, () => Prepared]>([
    ['Abyss', () => given({ seats: [{}, {}] })],
    ['Dungeon Lords', () => planning(HAND, 2)],
  ])('is seen by the other player over the panel of the seat, and goes by itself: %s', async (_, match) => {
    const [ada, ben] = [await guestOf(server()), await guestOf(server())];
    const table = await tableAt(server(), match(), [ada.person, ben.person]);
    const page = await visit(`${server().url}/table/${table}`, { session: ada });
    const other = await visit(`${server().url}/table/${table}`, { session: ben });
    await other.getByRole('button', { name: 'Well played!' }).waitFor();
    await page.getByRole('button', { name: 'Well played!' }).click();
    const bubble = other.locator('.reactions p');
    await bubble.waitFor();
    expect(await bubble.innerText()).toContain('Well played!');
    const [at, panel] = [await bubble.boundingBox(), await other.locator('[data-seat="0"]').first().boundingBox()];
    if (!at || !panel) throw new Error('nothing stands there');
    expect(at.x).toBeLessThan(panel.x + panel.width);
    expect(at.x + at.width).toBeGreaterThan(panel.x);
    expect(at.y).toBeLessThan(panel.y + panel.height);
    expect(at.y + at.height).toBeGreaterThan(panel.y);
    await expect.poll(() => reactionsOn(other)).toEqual([]);
  });

  test('stands whole on a phone, where the panel ends at the edge', async () => {
    const [ada, ben] = [await guestOf(server()), await guestOf(server())];
    const table = await tableAt(server(), given({ seats: [{}, {}] }), [ada.person, ben.person]);
    const page = await visit(`${server().url}/table/${table}`, { session: ada, ...PHONE, isMoving: true });
    const other = await ben.client.join(table);
    await page.getByRole('button', { name: 'Chat' }).waitFor();
    await other.react('bravo');
    await page.locator('.reactions p').waitFor();
    // It may still grow.
    const end = await seenOn<number>(
      page,
      `(({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth)(document.querySelector('.reactions p'))`,
    );
    expect(end).toBeLessThanOrEqual(PHONE.width - 8);
  });

  test('is one press in the chat of a phone, which then makes room for the table', async () => {
    const [ada, ben] = [await guestOf(server()), await guestOf(server())];
    const table = await tableAt(server(), given({ seats: [{}, {}] }), [ada.person, ben.person]);
    const page = await visit(`${server().url}/table/${table}`, { session: ada, ...PHONE, hasTouch: true });
    await page.getByRole('button', { name: 'Chat' }).tap();
    await page.getByRole('button', { name: 'Ouch!' }).tap();
    await page.locator('.reactions p').waitFor();
    expect(await page.getByRole('complementary', { name: 'Chat' }).count()).toBe(0);
    expect(await barriersOn(page)).toEqual([]);
  });

  test('is neither shown nor offered to a player who has switched them off', async () => {
    const [ada, ben] = [await guestOf(server()), await guestOf(server())];
    const table = await tableAt(server(), given({ seats: [{}, {}] }), [ada.person, ben.person]);
    const page = await visit(`${server().url}/table/${table}`, { session: ada, settings: { reactions: false } });
    const visiting = await ben.client.join(table);
    await page.getByRole('button', { name: 'Menu' }).waitFor();
    await visiting.react('wow');
    await visiting.say('Can you hear me?');
    await page.getByText('Can you hear me?').waitFor();
    expect(await reactionsOn(page)).toEqual([]);
    expect(await page.getByRole('button', { name: 'Well played!' }).count()).toBe(0);
    ben.client.close();
  });
});

inBrowser('a player at their first table', (visit) => {
  test('is asked once whether they want to hear it, and can set how loud it is', async () => {
    const [ada, ben] = [await guestOf(server()), await guestOf(server())];
    const table = await tableAt(server(), given({ seats: [{}, {}] }), [ada.person, ben.person]);
    const page = await visit(`${server().url}/table/${table}`, { session: ada, settings: { sound: null } });
    const loudness = await listening(page);
    const question = page.getByText('Would you like to hear this table?');
    await question.waitFor();
    expect(await barriersOn(page)).toEqual([]);
    expect(await loudness()).toBeNull();
    await page.getByRole('button', { name: 'With sound' }).click();
    await question.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Sound', pressed: true }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Sound', pressed: true }).waitFor();
    expect(await question.count()).toBe(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    const volume = page.getByRole('slider', { name: 'Volume' });
    for (const percent of [50, 20]) {
      await volume.fill(`${percent}`);
      expect(await loudness()).toBeCloseTo((percent / 100) ** 2);
    }
    await page.reload();
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await volume.inputValue()).toBe('20');
  });
});

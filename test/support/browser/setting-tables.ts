// Setting a table in the lobby, as a person does.
import type { Page } from 'playwright-core';

export interface Wish {
  /** By their names. */
  readonly expansions?: readonly string[];
  readonly access?: 'everybody' | 'with the link' | 'by invitation';
  readonly bots?: boolean;
}

/** Sets a table for two at which one may think for as long as one likes, and leads to it. */
export async function setTable(page: Page, { expansions = [], access = 'everybody', bots = false }: Wish) {
  await page.getByRole('button', { name: 'Set a table' }).first().click();
  for (const expansion of expansions) await page.getByRole('checkbox', { name: expansion }).check();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('radio', { name: access }).check();
  await page.getByRole('radio', { name: 'no clock' }).check();
  await page.getByRole('switch', { name: 'Bots take the empty seats' }).setChecked(bots);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/table\//);
}

export async function sayReady(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'I am ready' }).click();
}

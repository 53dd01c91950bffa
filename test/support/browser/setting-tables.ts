// Setting a table in the lobby, as a person does.
import type { Page } from 'playwright-core';

/** Sets a table for two, with these expansions, by their names, and leads to it. */
export async function setTable(page: Page, expansions: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Create a table' }).first().click();
  for (const expansion of expansions) await page.getByRole('checkbox', { name: expansion }).check();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.waitForURL(/\/table\//);
}

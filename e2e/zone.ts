import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Opens the DNS zone of the local stack in a new tab. */
export async function openZone(page: Page): Promise<Page> {
  const zone = await page.context().newPage();
  await zone.goto('/zone');
  return zone;
}

/** Adds a record as a line copied from the console. */
export async function addRecord(zone: Page, line: string): Promise<void> {
  await zone.getByLabel('Zone file line').fill(line);
  await zone.getByRole('button', { name: 'Add record' }).click();
  await expect(zone.getByRole('table', { name: 'Records' })).toContainText(line.split('. ')[0] ?? line);
}

/** The zone file line of a record on the page, from the clipboard. */
export async function copiedLine(page: Page, record: string): Promise<string> {
  await page.getByRole('region', { name: record }).getByRole('button', { name: 'Copy zone file line' }).click();
  return page.evaluate(() => navigator.clipboard.readText());
}

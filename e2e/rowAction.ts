import type { Page } from '@playwright/test';

/** Chooses an action of a row. The menu is opened by key: a list that refreshes moves its rows under a pointer. */
export async function chooseRowAction(page: Page, name: string, action: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).press('Enter');
  await page.getByRole('menuitem', { name: action }).click();
}

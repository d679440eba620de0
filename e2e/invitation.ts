import type { Locator, Page } from '@playwright/test';
import type { TestUser } from './testUser.ts';

/** Opens the invitation drawer and fills it in, without sending it. */
export async function fillInvitation(page: Page, user: TestUser): Promise<Locator> {
  await page.getByRole('button', { name: 'Invite user' }).click();
  const drawer = page.getByRole('dialog', { name: 'Invite user' });
  await drawer.getByRole('textbox', { name: 'Name', exact: true }).fill(user.name);
  await drawer.getByRole('textbox', { name: 'Last name' }).fill(user.lastName);
  await drawer.getByRole('textbox', { name: 'E-mail' }).fill(user.email);
  return drawer;
}

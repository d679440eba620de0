import type { Locator, Page } from '@playwright/test';
import type { Person } from './person.ts';

/** Opens the invitation drawer and fills it; sending is the journey's. */
export async function fillInvitation(page: Page, person: Person): Promise<Locator> {
  await page.getByRole('button', { name: 'Invite user' }).click();
  const drawer = page.getByRole('dialog', { name: 'Invite user' });
  await drawer.getByRole('textbox', { name: 'Name', exact: true }).fill(person.name);
  await drawer.getByRole('textbox', { name: 'Last name' }).fill(person.lastName);
  await drawer.getByRole('textbox', { name: 'E-mail' }).fill(person.email);
  return drawer;
}

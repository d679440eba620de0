import type { Page } from '@playwright/test';
import { account } from './accounts.ts';
import { axeFaults } from './axe.ts';
import { signIn } from './session.ts';
import { expect, test } from './test.ts';

const kept = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, document.body.innerHTML]));

test('the platform acts read-only as a person of a customer, and comes back to where it was', async ({ page }) => {
  const admin = account('admin');
  const target = account('customer');
  const sent: (string | undefined)[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.headers()['x-act-as'])));
  await signIn(page, admin, `/users/?search=${encodeURIComponent(target.email)}`);
  const row = page.getByRole('row').filter({ hasText: target.email });
  await row.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Act as…' }).click();
  const drawer = page.getByRole('dialog', { name: /^Act as/ });
  expect(await axeFaults(page)).toEqual([]);
  await drawer.getByLabel('Reason').fill('The customer asked for help');
  await drawer.getByRole('button', { name: 'Start acting' }).click();

  const banner = page.getByRole('status').filter({ hasText: 'Acting as' });
  await expect(banner).toContainText('Read only');
  await expect(banner).toContainText(/(30:00|29:\d\d) left/);
  await page.goto('/users/');
  await expect(page.getByRole('heading', { level: 1, name: /^Users/ })).toBeVisible();
  await expect(page).toHaveTitle(/^⚑ /);
  expect(await page.evaluate(() => document.body.innerHTML)).not.toContain(admin.email);
  const secret = sent.at(-1);
  expect(secret).toBeTruthy();
  expect(await kept(page)).not.toContain(secret);
  expect(await axeFaults(page)).toEqual([]);

  const other = await page.context().newPage();
  await other.goto('/users/');
  await expect(other.getByRole('heading', { level: 1, name: /^Users/ })).toBeVisible();
  await expect(other.getByText('Acting as')).toHaveCount(0);
  await other.close();

  await banner.getByRole('button', { name: 'Stop impersonating' }).click();
  await expect(page.getByText('You are yourself again.')).toBeVisible();
  await expect(page).toHaveURL(/\/users\/\?search=/);
  await expect(banner).toHaveCount(0);
});

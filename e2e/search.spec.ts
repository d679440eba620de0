import type { Page } from '@playwright/test';
import { account } from './accounts.ts';
import { axeFaults } from './axe.ts';
import { storedIn, unregistered } from './deep/storage.ts';
import { sentText } from './sentText.ts';
import { signIn } from './session.ts';
import { expect, failedAnswer, test } from './test.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Jump to…' });
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const drawer = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await field(page).fill(text);
}

test('the palette finds accounts and users, and opens them by keyboard', async ({ page }) => {
  await signIn(page, account('admin'));
  await search(page, 'solstice');
  const found = group(page, 'Accounts').getByRole('option').first();
  await expect(found).toContainText('Solstice');
  await expect(group(page, 'Users').getByRole('option').first()).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  await field(page).fill(account('customer').email);
  const person = group(page, 'Users').getByRole('option');
  await expect(person).toHaveCount(1);
  await expect(person).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/users\/\?drawer=edit/);
  await expect(drawer(page, /^Edit/)).toBeVisible();
});

test('the palette begins what the person may do: an invitation, a token, acting as somebody', async ({ page }) => {
  await signIn(page, account('admin'));
  await search(page, 'new api token');
  await group(page, 'Actions').getByRole('option', { name: 'New API token' }).click();
  await expect(drawer(page, 'Create API token')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await search(page, `act as ${account('customer').email}`);
  const person = group(page, 'Act as').getByRole('option');
  await expect(person).toHaveCount(1);
  await person.click();
  await expect(drawer(page, /^Act as /)).toBeVisible();
});

test('a customer finds their roles and tokens, and nobody of other accounts', { tag: '@landing' }, async ({ page }) => {
  await signIn(page, account('customer'));
  await search(page, 'playback');
  await group(page, 'API tokens').getByRole('option').first().click();
  await expect(page).toHaveURL(/\/apis\/\?drawer=edit/);
  await expect(drawer(page, /^Edit/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await search(page, 'administrator');
  await group(page, 'Roles').getByRole('option').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Administrator' })).toBeVisible();
  await search(page, account('admin').email);
  await expect(page.getByText(`Nothing matches “${account('admin').email}”`).first()).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(0);
});

test.describe('what was opened last', () => {
  // What was asked for with the session that the sign-out ends.
  test.use({ expectedErrors: { patterns: [failedAnswer(401)] } });

  test(
    'comes first in this tab, and nothing of it is left after the sign-out',
    { tag: '@landing' },
    async ({ page }) => {
      await signIn(page, account('customer'));
      await search(page, 'playback');
      const option = group(page, 'API tokens').getByRole('option').first();
      const name = (await option.innerText()).split('\n')[0] ?? '';
      await option.click();
      await expect(drawer(page, `Edit ${name}`)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await page.keyboard.press('Control+k');
      await expect(group(page, 'Recent').getByRole('option', { name })).toBeVisible();
      expect(await unregistered(page)).toEqual([]);

      await field(page).fill('log out');
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('E-mail')).toBeVisible();
      const left = (await storedIn(page)).filter(({ value }) => value.includes(name));
      expect(left).toEqual([]);
    },
  );
});

test('an answer to what is no longer asked is not shown', { tag: '@landing' }, async ({ page }) => {
  await signIn(page, account('admin'));
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"text":"solstice"')) await isReleased;
    await route.fallback();
  });
  const first = page.waitForRequest((request) => request.postData()?.includes('"text":"solstice"') ?? false);
  await search(page, 'solstice');
  await first;
  await expect(page.getByText('Searching').first()).toBeVisible();
  await field(page).fill('lumen');
  await expect(group(page, 'Accounts').getByRole('option').first()).toContainText('Lumen');
  release();
  await field(page).press('End');
  await expect(page.getByRole('option').filter({ hasText: 'Solstice' })).toHaveCount(0);
});

test.describe('a search that fails', () => {
  test.use({ expectedErrors: { patterns: [failedAnswer(500)] } });

  test('says so, and is tried again from the keyboard', { tag: '@deep' }, async ({ page }) => {
    await signIn(page, account('admin'));
    await page.route('**/graphql', (route) =>
      sentText(route.request()).includes('query Search(') ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
    );
    await search(page, 'lumen');
    await expect(page.getByRole('option', { name: /Try again/ })).toBeVisible();
    await page.unroute('**/graphql');
    await page.keyboard.press('Enter');
    await expect(group(page, 'Accounts').getByRole('option').first()).toContainText('Lumen');
  });
});

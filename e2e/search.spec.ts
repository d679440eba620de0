import type { Page } from '@playwright/test';
import { demoAccount } from './demoAccounts.ts';
import { axeViolations } from './axe.ts';
import { storedIn, unregistered } from './deep/storage.ts';
import { signIn } from './session.ts';
import { expect, failedResponse, test } from './test.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Jump to…' });
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const drawer = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await field(page).fill(text);
}

test('the palette finds and opens accounts and users, and starts a token and acting', async ({ page }) => {
  await signIn(page, demoAccount('admin'));
  await search(page, 'solstice');
  const found = group(page, 'Accounts').getByRole('option').first();
  await expect(found).toContainText('Solstice');
  await expect(group(page, 'Users').getByRole('option').first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await field(page).fill(demoAccount('customer').email);
  const user = group(page, 'Users').getByRole('option');
  await expect(user).toHaveCount(1);
  await expect(user).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/users\/\?drawer=user/);
  const { name: firstName, lastName } = demoAccount('customer');
  await expect(page.getByRole('heading', { level: 1, name: `${firstName} ${lastName}` })).toBeVisible();

  await search(page, 'new api token');
  await group(page, 'Actions').getByRole('option', { name: 'Create API token' }).click();
  await expect(drawer(page, 'Create API token')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await search(page, `act as ${demoAccount('customer').email}`);
  const target = group(page, 'Act as').getByRole('option');
  await expect(target).toHaveCount(1);
  await target.click();
  await expect(drawer(page, /^Act as /)).toBeVisible();
});

/** Words that people use, and what is among the first results. */
const words: readonly [string, RegExp][] = [
  ['token', /^API Integrations$/],
  ['secret', /^playback-metrics/],
  ['key', /^Web player/],
  ['cdn', /^cdn-north/],
  ['2fa', /^Set up authenticator app/],
  ['password', /^Change password/],
  ['invoice', /^Edit billing details/],
  ['person', /^Invite user/],
  ['webhook', /^Alerts/],
  ['threshold', /^Low offload on live channels/],
];

test('the palette finds pages, actions, and objects by the words people use', async ({ page }) => {
  await signIn(page, demoAccount('customer'));
  await page.keyboard.press('Control+k');
  for (const [word, name] of words) {
    await field(page).fill(word);
    const first = page.getByRole('option').filter({ hasText: name }).first();
    await expect(first, word).toBeVisible();
    const labels = await page.getByRole('option').allInnerTexts();
    expect(
      labels.findIndex((label) => name.test(label)),
      `${word}: ${labels.join(', ')}`,
    ).toBeLessThan(9);
  }
});

test.describe('recent items', () => {
  // Requests with the session that the sign-out ends.
  test.use({ expectedErrors: { patterns: [failedResponse(401)] } });

  test('are first in this tab, and are deleted after sign-out', async ({ page }) => {
    await signIn(page, demoAccount('customer'));
    await search(page, 'playback');
    const option = group(page, 'API tokens').getByRole('option').first();
    const name = (await option.innerText()).split('\n')[0] ?? '';
    await option.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(group(page, 'Recent').getByRole('option', { name })).toBeVisible();
    expect(await unregistered(page)).toEqual([]);

    await field(page).fill('log out');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('E-mail')).toBeVisible();
    const left = (await storedIn(page)).filter(({ value }) => value.includes(name));
    expect(left).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { demoAccount } from './demoAccounts.ts';
import { founder } from './deep/signInAs.ts';
import { remains } from './deep/storage.ts';
import { signIn } from './session.ts';
import { expect, test } from './test.ts';
import { chooseRowAction } from './rowAction.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'API Integrations' });
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name' });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const secretDialog = (page: Page, name: string) => page.getByRole('dialog', { name: `${name} is ready` });

const openTokens = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API Integrations' }).click();

async function create(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Create token' }).first().click();
  await nameField(page).fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Create token' }).click();
}

/** Reads the secret, confirms that it is stored, and closes the dialog; then it must not be anywhere. */
async function takeSecret(page: Page, name: string): Promise<string> {
  const dialog = secretDialog(page, name);
  await expect(dialog.getByRole('button', { name: 'Close' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Show token' }).click();
  const secret = (await dialog.locator('code').innerText()).trim();
  expect(secret).toMatch(/^esp_[0-9A-Za-z]{46}$/);
  await dialog.getByRole('checkbox', { name: 'I stored the token' }).check();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  expect(await remains(page)).not.toContain(secret.slice(4));
  return secret;
}

/** The API's error code for the token. Its groups have no queries yet, so it is either known and rejected, or unknown. */
async function codeFor(request: APIRequestContext, secret: string): Promise<unknown> {
  const response = await request.post('/graphql', {
    headers: { authorization: `Bearer ${secret}` },
    data: { query: '{ viewer { email } }' },
  });
  const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
  return errors[0]?.extensions.code;
}

test('a token is created, renamed, rotated, disabled, and deleted; each secret is shown once @browsers', async ({
  page,
  request,
}) => {
  const name = `journey-${randomUUID().slice(0, 8)}`;
  const renamed = `${name}.2`;
  await signIn(page, demoAccount('customer'));
  await openTokens(page);

  const first = await test.step('created', async () => {
    await create(page, 'Playback-Metrics');
    await expect(nameField(page)).toHaveAccessibleDescription(/API token name already exists\./);
    await nameField(page).fill(name);
    await page.getByRole('dialog').getByRole('button', { name: 'Create token' }).click();
    const secret = await takeSecret(page, name);
    await expect(row(page, name)).toContainText('Active');
    await expect(row(page, name)).toContainText(`…${secret.slice(-4)}`);
    expect(await codeFor(request, secret)).toBe('FORBIDDEN');
    return secret;
  });

  await test.step('renamed', async () => {
    await chooseRowAction(page, name, 'Edit');
    await nameField(page).fill(renamed);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(row(page, renamed)).toBeVisible();
  });

  const second = await test.step('rotated, without an overlap', async () => {
    await chooseRowAction(page, renamed, 'Rotate secret…');
    await page.getByRole('dialog').getByText('Stops working now').click();
    await page.getByRole('button', { name: 'Rotate secret' }).click();
    const secret = await takeSecret(page, renamed);
    expect(await codeFor(request, first)).toBe('UNAUTHENTICATED');
    expect(await codeFor(request, secret)).toBe('FORBIDDEN');
    return secret;
  });

  await test.step('disabled, and enabled again: by Undo, and by its menu', async () => {
    const disable = async () => {
      await chooseRowAction(page, renamed, 'Disable…');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Disable token' }).click();
      await expect(row(page, renamed)).toContainText('Disabled');
      await expect.poll(() => codeFor(request, second)).toBe('UNAUTHENTICATED');
    };
    await disable();
    await page.getByRole('button', { name: 'Undo' }).click();
    // The row changes before the API has completed the request.
    await expect.poll(() => codeFor(request, second)).toBe('FORBIDDEN');
    await expect(row(page, renamed)).toContainText('Active');
    await disable();
    await chooseRowAction(page, renamed, 'Enable');
    await expect(row(page, renamed)).toContainText('Active');
    await expect.poll(() => codeFor(request, second)).toBe('FORBIDDEN');
  });

  await test.step('deleted, its name typed: it is in use', async () => {
    await chooseRowAction(page, renamed, 'Delete token…');
    const confirmation = page.getByRole('alertdialog', { name: `Delete ${renamed}?` });
    await confirmation.getByRole('textbox').fill(renamed);
    await confirmation.getByRole('button', { name: 'Delete token' }).click();
    await expect(row(page, renamed)).toHaveCount(0);
    expect(await codeFor(request, second)).toBe('UNAUTHENTICATED');
  });
});

test(
  'an account of the lowest tier sees its limit before and after it is reached',
  { tag: '@deep' },
  async ({ page, request }) => {
    await founder(page, request);
    await openTokens(page);
    await expect(heading(page)).toBeVisible();
    const none = page.getByText('No API token is enabled.');
    const reached = page.getByText('Your tier allows 1 enabled API token. Disable the enabled one first, or');
    await expect(none.or(reached)).toBeVisible();
    if (await none.isVisible()) {
      await create(page, 'default');
      await takeSecret(page, 'default');
    }
    await expect(reached).toBeVisible();
    await expect(page.getByText('1 of 1 token enabled')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Compare tiers/ })).toHaveAttribute('href', /#compare-tiers$/);

    await page.getByRole('button', { name: 'Create token' }).click();
    const enabled = page.getByRole('switch', { name: 'Enabled' });
    await expect(enabled).not.toBeChecked();
    await nameField(page).fill('second');
    const drawer = page.getByRole('dialog', { name: 'Create API token' });
    await expect(drawer.getByRole('link', { name: /^Compare tiers/ })).toHaveAttribute('href', /#compare-tiers$/);
    const refused = 'Your tier allows 1 enabled API token. Disable the enabled one first. Currently enabled: default.';
    await drawer.getByText('Enabled', { exact: true }).click();
    await expect(enabled).toBeChecked();
    await drawer.getByRole('button', { name: 'Create token' }).click();
    await expect(drawer.getByText(refused)).toBeVisible();
    await drawer.getByText('Enabled', { exact: true }).click();
    await drawer.getByRole('button', { name: 'Create token' }).click();
    await takeSecret(page, 'second');
    await chooseRowAction(page, 'second', 'Enable');
    const snackbar = page.locator('[data-snackbar]').filter({ hasText: `second could not be enabled. ${refused}` });
    await expect(snackbar).toBeVisible();
    const comparison = page.waitForEvent('popup');
    await snackbar.getByRole('button', { name: 'Compare tiers' }).click();
    await expect(await comparison).toHaveURL(/\/documentation\/api-integrations\/#compare-tiers$/);
    await expect(row(page, 'second')).toContainText('Disabled');

    await chooseRowAction(page, 'default', 'Disable…');
    const confirmation = page.getByRole('alertdialog', { name: 'Disable default?' });
    await expect(confirmation.getByText(/^This is the last enabled token/)).toBeVisible();
    await confirmation.getByRole('button', { name: 'Disable token' }).click();
    await expect(none).toBeVisible();

    await page.getByRole('link', { name: 'Enable a token' }).click();
    await expect(page.getByRole('combobox', { name: 'Search API tokens' })).toBeVisible();
    await chooseRowAction(page, 'default', 'Enable');
    await expect(none).toBeHidden();
    await expect(page.getByText('1 of 1 token enabled')).toBeVisible();
  },
);

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { demoAccount } from './demoAccounts.ts';
import { axeViolations } from './axe.ts';
import { createAccount } from './member.ts';
import { createTestUser } from './testUser.ts';
import { sentText } from './sentText.ts';
import { openAs, sharedSession, signIn } from './session.ts';
import { expect, test } from './test.ts';

const address = '/edge-intelligence/parameters';
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Parameters' });
const categories = (page: Page) => page.getByRole('navigation', { name: 'Categories' });
const bar = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' });

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Customer' }).fill(name);
  await page.getByRole('option', { name, exact: true }).click();
  await expect(page).toHaveURL(/customer=/);
}

async function saveAll(page: Page, count: number): Promise<void> {
  await page.getByRole('button', { name: 'Review and save' }).click();
  const words = count === 1 ? '1 change' : `${count} changes`;
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Save ${words}` })
    .click();
  await expect(page.getByText(new RegExp(`^${words} saved for`)).first()).toBeVisible();
  // Not the element before the bar, which resets a parameter.
  await expect(page.locator('h2:focus')).toBeVisible();
}

test.describe('a failed save', () => {
  test.use({ expectedErrors: { patterns: [/Failed to load resource: net::ERR_FAILED/] } });

  test('the platform edits the SDK parameters of a customer, reviews the changes, and reverts them', async ({
    page,
  }) => {
    await signIn(page, demoAccount('admin'));
    await menu(page).getByRole('link', { name: 'Parameters' }).click();
    await expect(heading(page)).toBeVisible();
    await choose(page, 'Kiteplay');
    await expect(categories(page).getByRole('link', { name: 'General' })).toHaveAttribute('aria-current', 'page');
    expect(await axeViolations(page)).toEqual([]);

    await test.step('values of two categories, one of which another choice asks for', async () => {
      await categories(page).getByRole('link', { name: 'Sharing' }).click();
      await page.getByRole('radio', { name: 'Always' }).click();
      await categories(page).getByRole('link', { name: 'Bandwidth' }).click();
      await expect(page.getByRole('textbox', { name: 'fixedKbps' })).toHaveCount(0);
      await page.getByRole('radio', { name: 'Fixed' }).click();
      await expect(bar(page)).toContainText('fix 1 error before you save');
      await page.getByRole('textbox', { name: 'fixedKbps' }).fill('12000');
      await page.getByRole('textbox', { name: 'fixedKbps' }).blur();
      await expect(bar(page)).toContainText('3 changes');
      await page.getByRole('button', { name: 'Review and save' }).click();
      const review = page.getByRole('dialog', { name: 'Save 3 changes for Kiteplay?' });
      await expect(review.getByRole('region', { name: 'Sharing' })).toContainText('"ONLY_ON_LAN"');
      await expect(review.getByRole('region', { name: 'Bandwidth' })).toContainText('12000');
      expect(await axeViolations(page)).toEqual([]);
      await review.getByRole('button', { name: 'Keep editing' }).click();
      await saveAll(page, 3);
      await expect(bar(page)).toHaveCount(0);
    });
    await test.step('a save that fails keeps what was entered', async () => {
      await categories(page).getByRole('link', { name: 'Sharing' }).click();
      await page.getByRole('radio', { name: 'Never' }).click();
      await page.route('**/graphql', (route) =>
        sentText(route.request()).includes('setEiParameters') ? route.abort() : route.fallback(),
      );
      await page.getByRole('button', { name: 'Review and save' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save 1 change' }).click();
      await expect(page.getByText('Sharing: The parameter could not be set.')).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Never' })).toBeChecked();
      await page.unroute('**/graphql');
      await saveAll(page, 1);
    });
    await test.step('history, and back to the first version', async () => {
      await page.getByRole('button', { name: 'History' }).click();
      const history = page.getByRole('dialog', { name: 'History of Sharing' });
      await expect(history.getByRole('heading', { name: /^Version/ })).toHaveCount(2);
      await expect(history).toContainText('Ada Larsson');
      await history.getByRole('button', { name: 'Revert to version 1…' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Revert' }).click();
      await expect(history.getByRole('heading', { name: 'Version 3' })).toBeVisible();
      await history.getByRole('button', { name: 'Close', exact: true }).last().click();
      await expect(page.getByRole('radio', { name: 'Always' })).toBeChecked();
    });
    await test.step('a default again', async () => {
      await page.getByRole('button', { name: 'Reset sharingContent to its default' }).click();
      await expect(page.getByRole('radio', { name: 'Only on LAN' })).toBeChecked();
      await saveAll(page, 1);
      await expect(page.getByText('default', { exact: true })).toBeVisible();
    });
    await test.step('a custom category', async () => {
      await page.getByRole('button', { name: 'Add category' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('sdk');
      await page.getByRole('dialog').getByRole('button', { name: 'Add category' }).click();
      await expect(page.getByText('Category already exists.').first()).toBeVisible();
      await page.getByRole('textbox', { name: 'Name' }).fill('late-shows');
      await page.getByRole('dialog').getByRole('button', { name: 'Add category' }).click();
      await expect(categories(page).getByRole('link', { name: 'late-shows' })).toHaveAttribute('aria-current', 'page');
      await page.getByRole('textbox', { name: 'JSON for late-shows' }).click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText('{ "zone": "CET", "after": 22 }');
      await saveAll(page, 2);
      await page.getByRole('button', { name: 'Delete category…' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete category' }).click();
      await expect(categories(page).getByRole('link', { name: 'late-shows' })).toHaveCount(0);
    });
    await test.step('values of another customer, seen before they are saved', async () => {
      await page.getByRole('button', { name: 'Copy from customer…' }).click();
      await page.getByRole('combobox', { name: 'Copy from' }).fill('Lumen');
      await page.getByRole('option', { name: 'Lumen Sports' }).click();
      await expect(page.getByRole('checkbox', { name: /Throttling/ })).toBeChecked();
      await expect(
        page.getByText(/Not copied because this customer does not have these categories: tournaments/),
      ).toBeVisible();
      for (const name of [/Sharing/, /Buffer/, /Network/, /Bandwidth/])
        await page.getByRole('checkbox', { name }).click();
      await page.getByRole('button', { name: 'Copy and review' }).click();
      const review = page.getByRole('dialog', { name: 'Save 2 changes for Kiteplay?' });
      await expect(review.getByRole('region', { name: 'Throttling' })).toContainText('1500');
      await review.getByRole('button', { name: 'Save 2 changes' }).click();
      await expect(page.getByText('2 changes saved for Kiteplay').first()).toBeVisible();
    });
  });
});

test('parameters can be edited as JSON, with error positions @browsers', async ({ page, request }) => {
  const name = `Own ${randomUUID().slice(0, 8)}`;
  const administrator = await sharedSession(request, demoAccount('admin'));
  await createAccount(request, administrator, { name, user: createTestUser(), services: ['EDGE_INTELLIGENCE'] });
  await openAs(page, demoAccount('admin'), address);
  await choose(page, name);

  await test.step('JSON with a mistake: where it is, and nothing is saved', async () => {
    await categories(page).getByRole('link', { name: 'SDK' }).click();
    const editor = page.getByRole('textbox', { name: 'sdkFeatureFlags' });
    await editor.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('{\n  "peer-discovery-v2": true\n  "low-latency": true\n}');
    await expect(page.getByText(/The JSON is not well formatted \(line 3, column 3\)\./).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Review and save' })).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Add comma' }).click();
    await saveAll(page, 1);
  });
  await test.step('a category as JSON, and back in its fields', async () => {
    await categories(page).getByRole('link', { name: 'Buffer' }).click();
    await page.getByRole('radio', { name: 'JSON' }).click();
    const editor = page.getByRole('textbox', { name: 'JSON for Buffer' });
    const type = async (text: string) => {
      await editor.click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(text);
    };
    await type('{"bufferhealth":7.3}');
    await expect(page.getByText(/^bufferhealth: /).first()).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Form' })).toBeDisabled();
    await type('{"bufferhealth":12.5}');
    await page.getByRole('radio', { name: 'Form' }).click();
    await expect(page.getByRole('textbox', { name: 'bufferhealth' })).toHaveValue('12.5');
    await saveAll(page, 1);
  });
});

test('the platform connects a customer to Edge Intelligence', { tag: '@deep' }, async ({ page }) => {
  await signIn(page, demoAccount('admin'));
  await page.goto(address);
  await choose(page, 'Harbor FM');
  await expect(page.getByText('This customer has no Edge Intelligence customer ID')).toBeVisible();
  await page.getByRole('button', { name: 'Create EI customer' }).click();
  await expect(categories(page).getByRole('link', { name: 'General' })).toBeVisible();
  await expect(page.getByText(/^ei-\d+$/)).toBeVisible();
});

test('two users who edit the same category see each other’s values', { tag: '@deep' }, async ({ page, browser }) => {
  await signIn(page, demoAccount('admin'));
  await page.goto(address);
  await choose(page, 'Polaris Kino');
  await categories(page).getByRole('link', { name: 'Logging' }).click();
  await page.getByRole('button', { name: 'logLevel' }).click();
  await page.getByRole('option', { name: 'Warn' }).click();
  const other = await browser.newPage();
  await signIn(other, demoAccount('secondAdmin'));
  await other.goto(page.url());
  await other.getByRole('button', { name: 'logLevel' }).click();
  await other.getByRole('option', { name: 'Trace' }).click();
  await saveAll(other, 1);
  await other.close();
  await page.getByRole('button', { name: 'Review and save' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save 1 change' }).click();
  await expect(page.getByText('Logging was changed by Nils Ekberg while you were editing')).toBeVisible();
  await page.getByRole('button', { name: 'Show differences' }).click();
  const review = page.getByRole('dialog', { name: 'Save 1 change for Polaris Kino?' });
  await expect(review).toContainText('"trace"');
  await expect(review).toContainText('"warn"');
  await review.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(page.getByText('1 change saved for Polaris Kino').first()).toBeVisible();
});

test(
  'a reseller reads the parameters of its own customers, and changes nothing',
  { tag: '@deep' },
  async ({ page }) => {
    await signIn(page, demoAccount('reseller'));
    await menu(page).getByRole('link', { name: 'Parameters' }).click();
    await page.getByRole('combobox', { name: 'Customer' }).fill('Torre');
    await expect(page.getByRole('option', { name: 'Nothing matches “Torre”' })).toBeVisible();
    await choose(page, 'Solstice TV');
    await categories(page).getByRole('link', { name: 'Buffer' }).click();
    await expect(page.getByText('12.5 s')).toBeVisible();
    await expect(page.getByText('You can view these parameters. Only platform staff can change them.')).toBeVisible();
    for (const name of ['Add category', 'Copy from customer…', 'Review and save'])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    await categories(page).getByRole('link', { name: 'live-events' }).click();
    await expect(page.getByRole('textbox', { name: 'JSON for live-events' })).toContainText('start-window');
    await page.getByRole('button', { name: 'History' }).click();
    const history = page.getByRole('dialog', { name: 'History of live-events' });
    await expect(history.getByRole('heading', { name: 'Version 3' })).toBeVisible();
    await expect(history.getByRole('button', { name: /Revert/ })).toHaveCount(0);
    await expect(history).not.toContainText('Ada Larsson');
  },
);

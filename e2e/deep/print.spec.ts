import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { demoAccount } from '../demoAccounts.ts';
import { fillSignIn, home, signIn } from '../session.ts';
import { expect, test } from '../test.ts';

// What comes out of a printer (PRT-01): the page without what only works on a screen. The files are to be looked at.

const folder = join(import.meta.dirname, '../../test-results/print');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeAll(() => {
  mkdirSync(folder, { recursive: true });
});

/** Applies the rules for paper to the window. Runs in the page. */
function applyPrintRules(): void {
  const apply = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule)
        rule.media.mediaText = rule.media.mediaText.replace(/\bscreen\b/, 'not all').replace(/\bprint\b/, 'all');
      if (rule instanceof CSSGroupingRule) apply(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) apply(sheet.cssRules);
}

async function print(page: Page, name: string): Promise<void> {
  const { browserName = 'chromium' } = test.info().project.use;
  if (browserName === 'chromium') {
    const margin = { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' };
    await page.pdf({ path: join(folder, `${name}.pdf`), format: 'A4', margin });
    await page.emulateMedia({ media: 'print' });
  } else await page.evaluate(applyPrintRules);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  for (const button of [/^Columns/, /^Export/, /^Refresh/, /^(Create|Invite|Import) /, 'Next page', 'Account menu'])
    await expect(page.getByRole('button', { name: button }).filter({ visible: true })).toHaveCount(0);
}

/** What holds the text of an element and cuts off its beginning. */
const cutAtStart = (page: Page, text: string): Promise<string[]> =>
  page
    .getByText(text, { exact: true })
    .filter({ visible: true })
    .first()
    .evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left } = range.getBoundingClientRect();
      const cut: string[] = [];
      for (let around = element.parentElement; around; around = around.parentElement)
        if (getComputedStyle(around).overflowX !== 'visible' && around.getBoundingClientRect().left > left)
          cut.push(around.className);
      return cut;
    });

test('a list is printed under the name of its tab, with what was searched for @browsers', async ({ page }) => {
  await page.goto('/signin/');
  await fillSignIn(page, demoAccount('admin'));
  await page.getByRole('navigation', { name: 'Account types' }).getByRole('link', { name: 'Customers' }).click();
  await page.getByRole('combobox', { name: 'Search customers' }).fill('solstice');
  await expect(page.getByRole('row').nth(1)).toContainText('Solstice TV');
  await print(page, 'accounts');
  await expect(page.getByRole('combobox', { name: 'Search customers' })).toBeVisible();
  expect(await cutAtStart(page, 'Customers')).toEqual([]);
  await expect(page.getByText('Resellers', { exact: true })).toBeHidden();
});

test('all rows of a page of a list are printed, and no empty search', async ({ page }) => {
  await signIn(page, demoAccount('admin'));
  const pages = page.getByText('1–100 of');
  await expect(pages).toBeVisible();
  await print(page, 'users');
  await expect(page.getByRole('combobox', { name: 'Search users' })).toBeHidden();
  await expect(page.getByRole('rowheader')).toHaveCount(100);
});

test('a dashboard is printed', async ({ page }) => {
  await page.goto('/signin/');
  await fillSignIn(page, demoAccount('customer'));
  await expect(home(page)).toBeVisible();
  await expect(page.getByRole('application', { name: 'P2P offload' })).toBeVisible();
  await print(page, 'dashboard');
});

test('Analytics are printed', async ({ page }) => {
  await signIn(page, demoAccount('customer'));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Analytics' }).click();
  for (const name of ['Audience', 'P2P and CDN', 'Connections by country'])
    await expect(page.getByRole('application', { name, exact: true })).toBeVisible();
  await print(page, 'analytics');
});

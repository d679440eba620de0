import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { setFeatures } from './features.ts';
import { newestMail } from './inbox.ts';
import { callGraphql, newAdministrator } from './member.ts';
import { expect, failedResponse, test } from './test.ts';
import { addRecord, copiedLine, openZone } from './zone.ts';

const ownName = () => `console.${randomUUID().slice(0, 8)}.example`;
const field = (page: Page) => page.getByRole('textbox', { name: 'Domain' });
const next = (page: Page) => page.getByRole('button', { name: 'Next' });
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const checkNow = (page: Page) => page.getByRole('button', { name: 'Check now' });

/** Checks until the record is found. The server also checks on its own, and then the button is gone. */
async function findNow(page: Page, found: Locator): Promise<void> {
  await expect(async () => {
    if (!(await found.isVisible())) await checkNow(page).click({ timeout: 5_000 });
    await expect(found).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

async function openDomain(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Domain' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Domain' })).toBeVisible();
}

async function add(page: Page, name: string): Promise<void> {
  await field(page).fill(name);
  await next(page).click();
  await expect(step(page, 'Certificate registration')).toBeVisible();
}

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  // Response to the sign-in of an invited user.
  expectedErrors: { patterns: [failedResponse(400)] },
});

test(
  'a reseller serves the console from a custom domain, and removes it',
  { tag: '@in-process' },
  async ({ page, browser, request }) => {
    const domain = ownName();
    const user = await newAdministrator(page, request, { type: 'RESELLER' });
    await openDomain(page);
    await test.step('a platform without custom domains says so', async () => {
      await setFeatures(page, { customDomains: false });
      await page.reload();
      await expect(page.getByText('This platform does not offer custom domains.')).toBeVisible();
      await page.unroute('**/config.json');
      await page.reload();
      await expect(field(page)).toBeVisible();
    });
    const zone = await openZone(page);

    await test.step('the domain is entered, after an error was fixed', async () => {
      await field(page).fill('northlight');
      await next(page).click();
      await expect(field(page)).toHaveAccessibleDescription(/lowercase letters, numbers, dots, and hyphens/);
      await field(page).fill('bücher.example');
      await expect(page.getByText('In DNS, this is xn--bcher-kva.example')).toBeVisible();
      await add(page, `https://${domain}/`);
      await expect(page.getByText('Pending validation')).toBeVisible();
    });

    await test.step('it resumes where it was, and waits for the record', async () => {
      await page.reload();
      await expect(step(page, 'Certificate registration')).toBeVisible();
      await expect(next(page)).toHaveAccessibleDescription(/You can continue once the certificate is issued/);
      await checkNow(page).click();
      await expect(page.getByText(/Last checked/)).toBeVisible();
      await page.getByRole('radio', { name: 'Without zone' }).check();
      await expect(page.getByText(/^_[0-9a-f]{16}\.console$/)).toBeVisible();
    });

    await test.step('the record is added, the certificate issued and mailed', async () => {
      await addRecord(zone, await copiedLine(page, 'Certificate record'));
      await findNow(page, page.getByText('The certificate has been issued', { exact: true }));
      const mail = await newestMail(request, user.email, /has been issued/);
      expect(mail.text).toContain('/domain/');
    });

    await test.step('the domain points to the console', async () => {
      await next(page).click();
      await expect(step(page, 'Domain validation')).toBeVisible();
      await addRecord(zone, await copiedLine(page, 'Domain record'));
      await findNow(page, page.getByText(`${domain} is live`));
      await page.getByRole('button', { name: 'Finish' }).click();
      await expect(page.getByText('Everything is in place.')).toBeVisible();
    });

    await test.step('its renewal fails while it is served, and succeeds when the record is back', async () => {
      const certificate = zone
        .getByRole('table', { name: 'Certificates' })
        .getByRole('row')
        .filter({ hasText: domain });
      await zone.reload();
      const line = await copiedLine(page, 'Certificate record');
      const name = line.split('. ')[0] ?? '';
      await zone.getByRole('button', { name: `Remove CNAME ${name}` }).click();
      await certificate.getByRole('button', { name: 'Trigger renewal' }).click();
      await findNow(page, page.getByRole('alert').filter({ hasText: 'could not be renewed' }));
      await newestMail(request, user.email, /needs your attention/);
      await addRecord(zone, line);
      await findNow(page, page.getByRole('heading', { level: 1 }).locator('..').getByText('Live', { exact: true }));
    });

    await test.step('no other reseller can use it, even after it is removed', async () => {
      await page.getByRole('button', { name: 'Start over…' }).click();
      const confirmation = page.getByRole('alertdialog');
      await confirmation.getByRole('textbox').fill(domain);
      await confirmation.getByRole('button', { name: 'Start over' }).click();
      await expect(step(page, 'Add domain')).toBeVisible();
      const other = await browser.newContext();
      const visitor = await other.newPage();
      await newAdministrator(visitor, request, { type: 'RESELLER' });
      const refused = await callGraphql(
        request,
        visitor,
        'mutation ($newDomain: String!) { addDomain(newDomain: $newDomain) { userErrors { code } } }',
        { newDomain: domain },
      );
      expect(refused).toEqual({ addDomain: { userErrors: [{ code: 'DOMAIN_TAKEN' }] } });
      await other.close();
    });
  },
);

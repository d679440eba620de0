import type { Page } from '@playwright/test';
import { account } from './accounts.ts';
import { newAdministrator } from './member.ts';
import { sentText } from './sentText.ts';
import { fillSignIn, home, signIn } from './session.ts';
import { expect, failedAnswer, test } from './test.ts';

// What the sign-in of an invited person answers.
test.use({ expectedErrors: { patterns: [failedAnswer(400)] } });

const dialog = (page: Page) => page.getByRole('dialog');

/** A drawing of these pixels, with something in it that must not run. */
const drawing = (width: number, height: number, colour: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" onload="alert(1)"><script>alert(1)</script><rect width="${width}" height="${height}" rx="8" fill="${colour}"/></svg>`,
  );

async function upload(page: Page, slot: string, name: string, buffer: Buffer): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^(Upload|Change) ${slot}$`, 'i') }).click();
  await page.getByRole('tab', { name: 'Upload image' }).click();
  await dialog(page).locator('input[type=file]').first().setInputFiles({ name, mimeType: 'image/svg+xml', buffer });
  await expect(dialog(page).getByText('Uploaded')).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: `Use ${name}` })
    .click();
  await expect(dialog(page)).toBeHidden();
}

const slot = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('a reseller uploads its logos, sees them where they stand, and takes one back', async ({ page, request }) => {
  await page.goto('/reseller-settings');
  await fillSignIn(page, account('reseller'));
  await expect(page.getByRole('heading', { level: 1, name: 'Identity' })).toBeVisible();

  await test.step('a menu logo, and one whose shape is another', async () => {
    await upload(page, 'Menu logo', 'nav.svg', drawing(356, 56, '#0f4c43'));
    await expect(slot(page, 'Side menu, expanded')).toContainText('356 × 56 px');
    await upload(page, 'Small menu logo', 'small.svg', drawing(64, 56, '#0f4c43'));
    await expect(slot(page, 'Side menu, collapsed')).toContainText('64 × 56 is 14% too wide');
    await expect(slot(page, 'Installed app')).toContainText('automatic');
  });

  await test.step('what is served was cleaned, by an origin that knows nobody, and runs nothing', async () => {
    const address = (await slot(page, 'Side menu, expanded').locator('img').getAttribute('src')) ?? '';
    expect(new URL(address).origin).not.toBe(new URL(page.url()).origin);
    const answer = await request.get(address);
    expect(await answer.text()).not.toMatch(/script|onload/);
    expect(answer.headers()['content-security-policy']).toContain('sandbox');
    expect(answer.headers()['x-content-type-options']).toBe('nosniff');
  });

  await test.step('the small one stands beside the name of the account', async () => {
    await expect(page.getByRole('button', { name: /Account menu/ }).locator('img')).toHaveAttribute('src', /\.svg$/);
  });

  await test.step('removed, the name stands there again', async () => {
    await page.getByRole('button', { name: 'Remove menu logo' }).click();
    await expect(slot(page, 'Side menu, expanded')).toContainText('No image');
  });
});

test('the people of a reseller find its brand at its own address, before and after they sign in', async ({
  page,
  browser,
  request,
}) => {
  const person = await newAdministrator(browser, page, request, 'RESELLER');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Identity' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Identity' })).toBeVisible();

  const address = await test.step('it sets its logos and the mode that people begin with', async () => {
    await upload(page, 'Login logo', 'login.svg', drawing(410, 150, '#0f4c43'));
    await upload(page, 'Menu logo', 'nav.svg', drawing(356, 56, '#0f4c43'));
    await upload(page, 'Small menu logo', 'small.svg', drawing(56, 56, '#0f4c43'));
    await page.getByRole('radiogroup', { name: 'Default mode' }).getByRole('radio', { name: 'Dark' }).click();
    await expect(page.getByText('Default mode saved.')).toBeVisible();
    return (await page.getByRole('link', { name: 'Open sign-in page' }).getAttribute('href')) ?? '';
  });

  // Another origin than the API's: a header of a network in between would have to be allowed by CORS.
  const visitor = await browser.newContext({ extraHTTPHeaders: {} });
  const there = await visitor.newPage();
  const menu = there.getByRole('navigation', { name: 'Main' });

  await test.step('its sign-in page, for somebody who has never been there', async () => {
    await there.goto(address);
    await expect(there.getByRole('link', { name: person.account }).getByRole('img')).toHaveAttribute('src', /\.svg$/);
    await expect(there).toHaveTitle(`Sign in – ${person.account}`);
    await expect(there.locator('html')).toHaveAttribute('data-mode', 'dark');
    await expect(there.getByRole('button', { name: /Google/ })).toHaveCount(0);
  });

  await test.step('they sign in there, and the menu has its logo', async () => {
    await fillSignIn(there, person);
    await expect(menu.getByRole('img', { name: person.account })).toBeVisible();
    await menu.getByRole('button', { name: 'Collapse menu' }).click();
    await expect(menu.getByRole('img', { name: person.account })).toHaveCount(0);
    await expect(menu.getByRole('link', { name: person.account }).locator('img')).toBeVisible();
    await there.goto(new URL('/reseller-settings', address).href);
    await upload(there, 'Login logo', 'other.svg', drawing(410, 150, '#123456'));
  });

  await test.step('the brand of the last visit is there at once, also while nobody answers for it', async () => {
    await there.route('**/graphql', (route) =>
      sentText(route.request()).includes('BrandingByHost') ? route.abort() : route.fallback(),
    );
    await there.reload();
    await expect(menu.getByRole('link', { name: person.account })).toBeVisible();
  });

  await test.step('whoever belongs to somebody else sees their own account under this brand', async () => {
    const other = await browser.newContext({ extraHTTPHeaders: {} });
    const stranger = await other.newPage();
    await stranger.goto(address);
    await fillSignIn(stranger, account('customer'));
    await expect(home(stranger)).toBeVisible();
    await expect(stranger.getByRole('navigation', { name: 'Main' }).getByRole('img')).toHaveAccessibleName(
      person.account,
    );
    await expect(stranger.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(account('customer').company);
    await other.close();
  });

  await test.step('without an answer, the console is its own; by a name that nobody has, there is none', async () => {
    const other = await browser.newContext({ extraHTTPHeaders: {} });
    const unanswered = await other.newPage();
    await unanswered.route('**/graphql', (route) => route.abort());
    await unanswered.goto(address);
    await expect(unanswered.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(unanswered.getByRole('link', { name: 'Edge Console' })).toBeVisible();
    await other.close();
    const { port } = new URL(address);
    for (const host of [`nobody.localhost:${port}`, `console.evil.example:${port}`])
      expect((await request.get('/', { headers: { host } })).status()).toBe(421);
  });
  await visitor.close();
});

test('who may not change the identity is told why; a customer finds no such page', async ({ page }) => {
  await signIn(page, account('customer'));
  await page.goto('/reseller-settings');
  await expect(page.getByText('This page could not be found')).toBeVisible();
});

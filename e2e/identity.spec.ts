import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { demoAccount } from './demoAccounts.ts';
import { newestMail } from './inbox.ts';
import { accessToken, inviteUser, newAdministrator } from './member.ts';
import { createTestUser } from './testUser.ts';
import { sentText } from './sentText.ts';
import { fillSignIn, home } from './session.ts';
import { expect, failedResponse, test } from './test.ts';

// Response to the sign-in of an invited user.
test.use({ expectedErrors: { patterns: [failedResponse(400)] } });

const dialog = (page: Page) => page.getByRole('dialog');

/** An SVG of this size, with a script that must not run. */
const drawing = (width: number, height: number, color: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" onload="alert(1)"><script>alert(1)</script><rect width="${width}" height="${height}" rx="8" fill="${color}"/></svg>`,
  );

async function upload(page: Page, slot: string, name: string, buffer: Buffer): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^(Upload|Change) ${slot}$`, 'i') }).click();
  await page.getByRole('tab', { name: 'Upload image' }).click();
  await dialog(page).locator('input[type=file]').first().setInputFiles({ name, mimeType: 'image/svg+xml', buffer });
  const uploaded = dialog(page).getByText('Uploaded');
  // An image of another shape is padded first.
  const padded = dialog(page).getByRole('button', { name: `Upload ${name}` });
  await expect(uploaded.or(padded)).toBeVisible();
  if (await padded.isVisible()) await padded.click();
  await expect(uploaded).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: `Use ${name}` })
    .click();
  await expect(dialog(page)).toBeHidden();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Identity saved').last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden();
}

const slot = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test(
  'a reseller uploads its logos, sees them in place, and removes one',
  { tag: ['@deep', '@browsers'] },
  async ({ page, request }) => {
    await newAdministrator(page, request, { type: 'RESELLER' });
    await page.goto('/reseller-settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Identity' })).toBeVisible();

    await test.step('a menu logo, and one whose shape is another', async () => {
      await upload(page, 'Menu logo', 'nav.svg', drawing(356, 56, '#0f4c43'));
      await expect(slot(page, 'Side menu, expanded')).toContainText('356 × 56 px');
      await upload(page, 'Small menu logo', 'small.svg', drawing(64, 56, '#0f4c43'));
      await expect(slot(page, 'Side menu, collapsed')).toContainText('64 × 64 px');
      await page.getByRole('button', { name: 'Discard' }).click();
      await expect(slot(page, 'Side menu, expanded')).toContainText('No image');
      await upload(page, 'Menu logo', 'nav.svg', drawing(356, 56, '#0f4c43'));
      await upload(page, 'Small menu logo', 'small.svg', drawing(64, 56, '#0f4c43'));
      await save(page);
      await expect(slot(page, 'Installed app')).toContainText('automatic');
    });

    await test.step('a photo, of which a part is kept', async () => {
      await page.getByRole('button', { name: 'Upload touch icon' }).click();
      await page.getByRole('tab', { name: 'Upload image' }).click();
      const file = {
        name: 'photo.png',
        mimeType: 'image/png',
        buffer: PNG.sync.write(new PNG({ width: 400, height: 200 })),
      };
      await dialog(page).locator('input[type=file]').first().setInputFiles(file);
      await dialog(page).getByRole('button', { name: 'Crop photo.png' }).click();
      await expect(dialog(page).getByText('200 × 200 px').first()).toBeVisible();
      // It receives focus together with the image.
      await expect(dialog(page).getByRole('group', { name: /Area to keep/ })).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await dialog(page).getByRole('button', { name: 'Upload image' }).click();
      await expect(dialog(page).getByText('Uploaded')).toBeVisible();
      await dialog(page).getByRole('button', { name: 'Use photo.png' }).click();
      await expect(dialog(page)).toBeHidden();
      await expect(slot(page, 'Installed app')).toContainText('200 × 200 px');
      await save(page);
    });

    await test.step('served files are sanitized, on an origin without sessions or scripts', async () => {
      const address = (await slot(page, 'Side menu, expanded').locator('img').getAttribute('src')) ?? '';
      expect(new URL(address).origin).not.toBe(new URL(page.url()).origin);
      const response = await request.get(address);
      expect(await response.text()).not.toMatch(/script|onload/);
      expect(response.headers()['content-security-policy']).toContain('sandbox');
      expect(response.headers()['x-content-type-options']).toBe('nosniff');
    });

    await test.step('the small logo is next to the account name', async () => {
      await expect(page.getByRole('button', { name: /Account menu/ }).locator('img')).toHaveAttribute('src', /\.svg$/);
    });

    await test.step('without a logo, the name is shown again', async () => {
      await page.getByRole('button', { name: 'Remove menu logo' }).click();
      await expect(slot(page, 'Side menu, expanded')).toContainText('No image');
      await save(page);
      await page.reload();
      await expect(slot(page, 'Side menu, expanded')).toContainText('No image');
    });
  },
);

test('users of a reseller see its brand on its domain, before and after they sign in', async ({
  page,
  browser,
  request,
}) => {
  const user = await newAdministrator(page, request, { type: 'RESELLER' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Identity' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Identity' })).toBeVisible();

  const address = await test.step('it sets its logos and the mode that people begin with', async () => {
    await upload(page, 'Sign-in logo', 'login.svg', drawing(410, 150, '#0f4c43'));
    await upload(page, 'Menu logo', 'nav.svg', drawing(356, 56, '#0f4c43'));
    await upload(page, 'Small menu logo', 'small.svg', drawing(56, 56, '#0f4c43'));
    const dark = page.getByRole('radiogroup', { name: 'Default theme' }).getByRole('radio', { name: 'Dark' });
    await dark.click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Identity saved')).toBeVisible();
    return (await page.getByRole('link', { name: 'Open sign-in page' }).getAttribute('href')) ?? '';
  });

  await test.step('invitation emails contain its name, logo, and domain', async () => {
    const invited = createTestUser();
    const { email } = invited;
    await inviteUser(request, page, invited);
    expect((await newestMail(request, email, /invit/i)).subject).toBe(`You have been invited to ${user.account}`);
    const inbox = await page.context().newPage();
    await inbox.goto(`/inbox?to=${encodeURIComponent(email)}`);
    await inbox.getByText('Show HTML version').click();
    const mail = inbox.frameLocator('iframe');
    const logo = mail.getByRole('img', { name: user.account });
    await expect(logo).toHaveJSProperty('naturalHeight', 80);
    await expect(mail.getByRole('link', { name: user.account }).first()).toHaveAttribute(
      'href',
      new URL(address).origin,
    );
    await expect(mail.getByRole('link', { name: `Open ${user.account}` })).toHaveAttribute('href', /\/register\//);
    await inbox.close();
  });

  // A different origin than the API's: CORS would have to allow the CDN header.
  const visitor = await browser.newContext({ extraHTTPHeaders: {} });
  const there = await visitor.newPage();
  const menu = there.getByRole('navigation', { name: 'Main' });

  await test.step('its sign-in page, for a first visit', async () => {
    await there.goto(address);
    await expect(there.getByRole('link', { name: user.account }).getByRole('img')).toHaveAttribute('src', /\.svg$/);
    await expect(there).toHaveTitle(`Sign in – ${user.account}`);
    await expect(there.locator('html')).toHaveAttribute('data-mode', 'dark');
    await expect(there.getByText(`New to ${user.account}?`)).toBeVisible();
  });

  await test.step('a newcomer signs in with a provider there: the session is this host’s alone', async () => {
    const other = await browser.newContext({ extraHTTPHeaders: {} });
    const visitor = await other.newPage();
    await visitor.goto(new URL('/signin/?returnTo=%2Fusers%2F', address).href);
    await visitor.getByRole('button', { name: 'Continue with Google' }).click();
    await visitor.getByRole('button', { name: 'Cancel' }).click();
    await expect(visitor.getByText('Sign-in was canceled. Choose how you want to continue.')).toBeVisible();
    await visitor.getByRole('button', { name: 'Continue with Google' }).click();
    await visitor.getByLabel('E-mail address').fill(createTestUser().email);
    await visitor.getByLabel('Name').fill('Noor Haddad');
    await visitor.getByRole('button', { name: 'Continue' }).click();
    await expect(visitor).toHaveURL(new URL('/create-account/?returnTo=%2Fusers%2F', address).href);
    expect(await accessToken(visitor)).toBeTruthy();
    const { cookies: _, origins } = await other.storageState();
    const signedIn = origins.filter(({ localStorage }) =>
      localStorage.some(({ name }) => name.endsWith('.accessToken')),
    );
    expect(signedIn.map(({ origin }) => origin)).toEqual([new URL(address).origin]);
    const addresses = await visitor.evaluate(() => window.navigation.entries().map(({ url }) => url ?? ''));
    for (const one of addresses) expect(one).not.toMatch(/[?&#](code|state)=/);
    await other.close();
  });

  await test.step('they sign in there, and the menu has its logo', async () => {
    await fillSignIn(there, user);
    await expect(menu.getByRole('img', { name: user.account })).toBeVisible();
    await menu.getByRole('button', { name: 'Collapse menu' }).click();
    await expect(menu.getByRole('img', { name: user.account })).toHaveCount(0);
    await expect(menu.getByRole('link', { name: user.account }).locator('img')).toBeVisible();
    await there.goto(new URL('/reseller-settings', address).href);
    await upload(there, 'Sign-in logo', 'other.svg', drawing(410, 150, '#123456'));
    await save(there);
  });

  await test.step('the brand of the last visit is shown immediately, even without a response', async () => {
    await there.route('**/graphql', (route) =>
      sentText(route.request()).includes('BrandingByHost') ? route.abort() : route.fallback(),
    );
    await there.reload();
    await expect(menu.getByRole('link', { name: user.account })).toBeVisible();
  });

  await test.step('users of other accounts see their account with this brand', async () => {
    const other = await browser.newContext({ extraHTTPHeaders: {} });
    const visitor = await other.newPage();
    await visitor.goto(address);
    await fillSignIn(visitor, demoAccount('customer'));
    await expect(home(visitor)).toBeVisible();
    await expect(visitor.getByRole('navigation', { name: 'Main' }).getByRole('img')).toHaveAccessibleName(user.account);
    await expect(visitor.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(
      demoAccount('customer').company,
    );
    await other.close();
  });

  await test.step('without a response, the console has its own brand; an unknown host has no console', async () => {
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

test(
  'a reseller fills its gallery, reuses an older image, and deletes images',
  { tag: '@deep' },
  async ({ page, request }) => {
    await newAdministrator(page, request, { type: 'RESELLER' });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Identity' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Identity' })).toBeVisible();
    const menuLogo = slot(page, 'Side menu, expanded');
    const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/svg+xml', buffer });
    const row = (name: string) => dialog(page).getByRole('listitem').filter({ hasText: name });
    const choose = (name: string | RegExp) => dialog(page).getByRole('radio', { name }).check();
    const files = dialog(page).locator('input[type=file]').first();

    await test.step('a file that is not an image, or too large, is rejected before upload', async () => {
      await page.getByRole('button', { name: 'Upload menu logo' }).click();
      await files.setInputFiles([
        file('page.png', Buffer.from('<html><script>alert(1)</script></html>')),
        file('heavy.svg', Buffer.concat([drawing(356, 56, '#0f4c43'), Buffer.alloc(1_048_576, ' ')])),
      ]);
      await expect(row('page.png')).toContainText('This file is not a valid PNG.');
      await expect(row('heavy.svg')).toContainText('The file is too big (max 1 MB).');
    });

    await test.step('one on its way shows how far it is; it is cancelled, and sent again', async () => {
      const pending: (() => void)[] = [];
      await page.route(/\/uploads\//, async (route) => {
        if (route.request().method() === 'PUT') await new Promise<void>((resolve) => void pending.push(resolve));
        await route.fallback().catch(() => undefined);
      });
      await files.setInputFiles(file('first.svg', drawing(356, 56, '#0f4c43')));
      await expect(dialog(page).getByRole('progressbar', { name: 'Uploading first.svg' })).toBeVisible();
      await expect.poll(() => pending.length).toBe(1);
      await page.keyboard.press('Escape');
      await page
        .getByRole('alertdialog', { name: 'Stop the upload?' })
        .getByRole('button', { name: 'Keep uploading' })
        .click();
      await dialog(page).getByRole('button', { name: 'Cancel first.svg' }).click();
      await expect(row('first.svg')).toContainText('Upload canceled');
      await page.unroute(/\/uploads\//);
      for (const release of pending) release();
      await dialog(page).getByRole('button', { name: 'Try again: first.svg' }).click();
      await expect(row('first.svg')).toContainText('Uploaded');
    });

    await test.step('more than fit on a page of the gallery', async () => {
      const others = Array.from({ length: 25 }, (_, index) => file(`logo ${index}.svg`, drawing(356, 56, '#123456')));
      await files.setInputFiles(others);
      await expect(dialog(page).getByText('Uploaded')).toHaveCount(26);
      await dialog(page).getByRole('button', { name: 'Cancel', exact: true }).click();
      await expect(dialog(page)).toBeHidden();
      await expect(menuLogo).toContainText('No image');
    });

    await test.step('the oldest is found by Load More, and used', async () => {
      await page.getByRole('button', { name: 'Upload menu logo' }).click();
      await dialog(page).getByRole('tab', { name: 'Select image' }).click();
      await expect(dialog(page).getByRole('radio', { name: 'first.svg' })).toHaveCount(0);
      await dialog(page)
        .getByRole('button', { name: /Load more/i })
        .click();
      await choose('first.svg');
      await dialog(page).getByRole('button', { name: 'Use image' }).click();
      await expect(menuLogo).toContainText('356 × 56 px');
    });

    await test.step('what is in use stays; another one is deleted', async () => {
      await page.getByRole('button', { name: 'Change menu logo' }).click();
      await dialog(page).getByRole('tab', { name: 'Select image' }).click();
      await choose('logo 7.svg');
      await dialog(page).getByRole('button', { name: 'Delete logo 7.svg' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete image' }).click();
      await expect(dialog(page).getByRole('radio', { name: 'logo 7.svg' })).toHaveCount(0);
      await dialog(page)
        .getByRole('button', { name: /Load more/i })
        .click();
      await choose('first.svg');
      await expect(dialog(page).getByRole('button', { name: 'Delete first.svg' })).toHaveAccessibleDescription(
        'It is in use: Menu logo.',
      );
    });

    await test.step('without an image, the name is shown again', async () => {
      await choose(/^No image/);
      await dialog(page).getByRole('button', { name: 'Use image' }).click();
      await expect(menuLogo).toContainText('No image');
    });
  },
);

import type { Page } from '@playwright/test';
import { demoAccount } from './demoAccounts.ts';
import { axeViolations } from './axe.ts';
import { newestMail } from './inbox.ts';
import { sentText } from './sentText.ts';
import { fillSignIn, signIn } from './session.ts';
import { expect, failedResponse, test } from './test.ts';

const subject = (page: Page) => page.getByRole('textbox', { name: 'Subject' });
const description = (page: Page) => page.getByRole('textbox', { name: 'Description' });
const send = (page: Page) => page.getByRole('button', { name: 'Send report' });

async function openHelp(page: Page, item: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function chooseCategory(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /What is it about\?/ }).click();
  await page.getByRole('option', { name }).click();
}

/** A one-pixel image. */
const screenshot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const choose = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator('input[type=file]').setInputFiles(file);

async function write(page: Page, about: string): Promise<void> {
  await chooseCategory(page, 'Analytics');
  await subject(page).fill(about);
  await description(page).fill('Since this morning nothing is shown. We have changed nothing.');
}

test(
  'the documentation of the screen opens beside it, in the mode of the console, and its links lead on',
  { tag: '@deep' },
  async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'view-mode', value: 'dark', url: baseURL ?? '' }]);
    await signIn(page, demoAccount('customer'));
    const opening = page.waitForEvent('popup');
    await openHelp(page, 'Documentation');
    const documentation = await opening;
    await expect(documentation.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    await expect(documentation.locator('html')).toHaveAttribute('data-mode', 'dark');
    expect(await axeViolations(documentation)).toEqual([]);
    await documentation.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'My Account' }).click();
    await expect(documentation.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
    await documentation.setViewportSize({ width: 390, height: 844 });
    expect(await documentation.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    expect(await axeViolations(documentation)).toEqual([]);
    expect((await page.request.get('/documentation/nowhere/')).status()).toBe(404);
  },
);

test.describe('an issue of a customer', () => {
  test.use({ expectedErrors: { patterns: [failedResponse(503)] } });

  test('is reported from the current page, and confirmed by email with a number', async ({ page, request }) => {
    const who = demoAccount('customer');
    await signIn(page, who);
    await openHelp(page, 'Report an issue');
    await expect(page.getByRole('heading', { level: 1, name: 'Report an issue' })).toBeVisible();

    await test.step('what is missing is named', async () => {
      await send(page).click();
      await expect(page.getByText('Required field.').first()).toBeVisible();
      await expect(subject(page)).toHaveAccessibleDescription(/Required/);
      expect(await axeViolations(page)).toEqual([]);
    });

    await test.step('all that is sent beside it is shown before, and can be left out', async () => {
      const diagnostics = page.getByRole('group', { name: 'Diagnostics sent with the report' });
      await expect(diagnostics).toContainText('/users/');
      await expect(diagnostics).toContainText('Mozilla/5.0');
      await expect(diagnostics.getByRole('listitem').first()).toHaveText(/^[\da-f-]{36}$/);
      const included = page.getByRole('checkbox', { name: 'Include diagnostics' });
      await included.press(' ');
      await expect(diagnostics).toHaveText(/No diagnostics are sent\.$/);
      await included.press(' ');
    });

    await test.step('a failure keeps what was written', async () => {
      await write(page, 'Charts are empty');
      await page.route('**/graphql', (route) =>
        sentText(route.request()).includes('createIssue') ? route.fulfill({ status: 503 }) : route.fallback(),
      );
      await send(page).click();
      await expect(page.getByText('Your report could not be sent. Nothing was lost.')).toBeVisible();
      await page.unrouteAll();
      await page.reload();
      await page.getByRole('button', { name: 'Restore' }).click();
      await expect(subject(page)).toHaveValue('Charts are empty');
    });

    await test.step('files are dropped, cancelled, refused in words, sent again, and survive a reload', async () => {
      const files = page.getByRole('list', { name: 'Files' });
      await page.route('**/edge-console-uploads/**', () => undefined);
      await choose(page, { name: 'screen.png', mimeType: 'image/png', buffer: screenshot });
      await expect(files.getByRole('progressbar', { name: 'Uploading screen.png' })).toBeVisible();
      await expect(send(page)).toHaveAccessibleDescription('A file is still uploading.');
      await files.getByRole('button', { name: 'Remove screen.png' }).click();
      await expect(files).toHaveCount(0);
      await page.unrouteAll();

      await choose(page, { name: 'player.exe', mimeType: 'application/octet-stream', buffer: screenshot });
      await expect(page.getByText('player.exe cannot be used: the file must be an image').first()).toBeVisible();
      await choose(page, { name: 'long.log', mimeType: 'text/plain', buffer: Buffer.alloc(5_048_577, 'x') });
      await expect(page.getByText(/long\.log is too big: the maximum is 5(?:\.05)?\sMB\./).first()).toBeVisible();
      await choose(page, { name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
      await expect(files).toContainText('The file’s content does not match its extension.');
      await files.getByRole('button', { name: 'Remove fake.png' }).click();

      await page.route('**/edge-console-uploads/**', (route) => route.fulfill({ status: 503 }));
      await choose(page, { name: 'screen.png', mimeType: 'image/png', buffer: screenshot });
      await expect(files).toContainText('The file upload did not finish.');
      await page.unrouteAll();
      await files.getByRole('button', { name: 'Try again' }).click();
      await expect(files).toContainText('Uploaded');
      expect(await axeViolations(page)).toEqual([]);
      await page.reload();
      await page.getByRole('button', { name: 'Restore' }).click();
      await expect(files).toContainText('screen.png');
    });

    await test.step('it gets a number, of which a mail tells too', async () => {
      await send(page).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your report was sent' })).toBeFocused();
      const reference = await page.getByText(/^EC-\d{4}-\d{4}$/).innerText();
      expect(await axeViolations(page)).toEqual([]);
      const mail = await newestMail(request, who.email, new RegExp(`^${reference} We received your report`));
      expect(mail.text).toContain('Charts are empty');
      const toSupport = await newestMail(request, 'support@edge-console.example', new RegExp(`^${reference} `));
      expect(toSupport.text).toContain('browser: Mozilla/5.0');
      const saved = await request.get(/: (http:\S+)$/m.exec(toSupport.text)?.[1] ?? '');
      expect(await saved.body()).toEqual(screenshot);
      expect(saved.headers()['content-disposition']).toBe('attachment; filename="screen.png"');
      await page.getByRole('button', { name: 'Report another issue' }).click();
      await expect(subject(page)).toHaveValue('');
    });
  });
});

test.describe('a session that ended before a file was sent', () => {
  test.use({ expectedErrors: { patterns: [failedResponse(400)] } });

  test('asks for the password over the report, then sends the file', { tag: '@deep' }, async ({ page }) => {
    const who = demoAccount('customer');
    await page.goto('/signin/');
    await fillSignIn(page, who);
    await openHelp(page, 'Report an issue');
    await write(page, 'Charts are empty');
    const refused = { __type: 'NotAuthorizedException', message: 'Refresh Token has been revoked' };
    await page.route('**/identity/', (route) =>
      /\.(?:GetId|GetTokensFromRefreshToken)$/.test(route.request().headers()['x-amz-target'] ?? '')
        ? route.fulfill({ status: 400, json: refused })
        : route.fallback(),
    );
    await choose(page, { name: 'screen.png', mimeType: 'image/png', buffer: screenshot });
    const again = page.getByRole('dialog', { name: 'Sign in again' });
    await expect(again).toBeVisible();
    await page.unrouteAll();
    await again.getByLabel('Password', { exact: true }).fill(who.password);
    await again.getByRole('button', { name: 'Sign in' }).click();
    await expect(again).toBeHidden();
    await expect(subject(page)).toHaveValue('Charts are empty');
    const files = page.getByRole('list', { name: 'Files' });
    await expect(files).toContainText('The credentials could not be found. Sign in again.');
    await files.getByRole('button', { name: 'Try again' }).click();
    await expect(files).toContainText('Uploaded');
  });
});

test.describe('a page that could not be loaded', () => {
  test.use({ expectedErrors: { patterns: [failedResponse(500)] } });

  test(
    'links to a report with its reference, for a reseller and a read-only user',
    { tag: '@deep' },
    async ({ page }) => {
      for (const kind of ['reseller', 'readOnly'] as const) {
        await test.step(kind, async () => {
          await signIn(page, demoAccount(kind));
          await page.route('**/graphql', (route) =>
            sentText(route.request()).includes('query Users') ? route.fulfill({ status: 500 }) : route.fallback(),
          );
          await page.reload();
          const failure = page.getByRole('alert').filter({ hasText: 'Users could not be loaded.' });
          const reference = /[\da-f-]{36}/.exec(await failure.innerText())?.[0] ?? 'none';
          await failure.getByRole('link', { name: 'Report an issue' }).click();
          const diagnostics = page.getByRole('group', { name: 'Diagnostics sent with the report' });
          await expect(diagnostics).toContainText(reference);
          await expect(diagnostics).toContainText('/users/');
          await page.unrouteAll();
          await write(page, `Users do not load for ${kind}`);
          await send(page).click();
          await expect(page.getByText(/^EC-\d{4}-\d{4}$/)).toBeVisible();
          await page.getByRole('link', { name: 'Back to Users' }).click();
          await expect(page.getByRole('heading', { level: 1, name: /^Users/ })).toBeVisible();
          await page.getByRole('button', { name: /^Account menu/ }).click();
          await page.getByRole('menuitem', { name: 'Log Out' }).click();
          await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
        });
      }
    },
  );
});

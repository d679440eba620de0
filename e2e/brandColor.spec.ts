import type { Page } from '@playwright/test';
import { demoAccount } from './demoAccounts.ts';
import { newestMail } from './inbox.ts';
import { inviteUser, newAdministrator } from './member.ts';
import { createTestUser } from './testUser.ts';
import { fillSignIn, home } from './session.ts';
import { expect, failedResponse, test } from './test.ts';

// Response to the sign-in of an invited user.
test.use({ expectedErrors: { patterns: [failedResponse(400)] } });

/** White text is readable on it, so buttons in the light theme have exactly this color. */
const color = { hex: '#0f766e', rgb: 'rgb(15, 118, 110)' };

const hexField = (page: Page) => page.getByRole('textbox', { name: 'Brand color Hex' });
const saveBar = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' });
const root = (page: Page) => page.locator('html');

test('a reseller sets a brand color, its customers see it at its host, and it is reset', async ({
  page,
  browser,
  request,
}) => {
  await newAdministrator(page, request, { type: 'RESELLER' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Identity' }).click();
  const preview = page.getByRole('figure', { name: 'Sign-in' }).getByText('Continue').first();

  await test.step('a color that is hard to read is moved, and the page says how far', async () => {
    await hexField(page).fill('#f2c14a');
    await expect(page.getByText(/^Made \d+% darker .+ \(light theme\)$/)).toBeVisible();
    await expect(saveBar(page)).toContainText('1 change');
  });

  await test.step('the preview shows the unsaved color', async () => {
    await hexField(page).fill(color.hex);
    await expect(preview).toHaveCSS('background-color', color.rgb);
    await expect(page.getByRole('list', { name: 'Contrast' })).toContainText('White text on buttons');
  });

  await test.step('leaving asks first, and the color is saved', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' }).click();
    await page.getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Identity saved')).toBeVisible();
    await expect(saveBar(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Identity' })).toBeFocused();
  });

  await test.step('its mails have the color', async () => {
    const invited = createTestUser();
    await inviteUser(request, page, invited);
    await newestMail(request, invited.email, /invit/i);
    const inbox = await page.context().newPage();
    await inbox.goto(`/inbox?to=${encodeURIComponent(invited.email)}`);
    await inbox.getByText('Show HTML version').click();
    const button = inbox.frameLocator('iframe').getByRole('link', { name: /^Open / });
    await expect(button).toHaveCSS('background-color', color.rgb);
    await inbox.close();
  });

  await page.goto('/reseller-settings');
  const address = (await page.getByRole('link', { name: 'Open sign-in page' }).getAttribute('href')) ?? '';

  await test.step('a customer sees it at the host: on the sign-in page and in the shell', async () => {
    const context = await browser.newContext({ extraHTTPHeaders: {} });
    const visitor = await context.newPage();
    await visitor.goto(address);
    await expect(visitor.getByRole('button', { name: 'Sign in' })).toHaveCSS('background-color', color.rgb);
    await fillSignIn(visitor, demoAccount('customer'));
    await expect(home(visitor)).toBeVisible();
    await expect(root(visitor)).toHaveCSS('--ds-brand-identity', color.hex);
    await visitor.reload();
    await expect(root(visitor)).toHaveCSS('--ds-brand-identity', color.hex);
    await context.close();
  });

  await test.step('after a reset, the host has the default color', async () => {
    await page.getByRole('button', { name: 'Reset to default' }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Identity saved')).toBeVisible();
    const context = await browser.newContext({ extraHTTPHeaders: {} });
    const visitor = await context.newPage();
    await visitor.goto(address);
    await expect(visitor.getByRole('button', { name: 'Sign in' })).not.toHaveCSS('background-color', color.rgb);
    await expect(root(visitor)).not.toHaveCSS('--ds-brand-identity', color.hex);
    await context.close();
  });
});

import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { sentText } from '../sentText.ts';
import { founder } from './signInAs.ts';
import { newestMail } from '../inbox.ts';
import { fillInvitation } from '../invitation.ts';
import { createTestUser } from '../testUser.ts';
import { expect, test } from '../test.ts';

type ApiResponse = { extensions?: { secondFactor: object | null } };

/** A week later: stubs the API's answers with an overdue second factor, until it is set up. */
async function passGrace(page: Page): Promise<void> {
  const overdue = { secondFactor: { dueAt: '2026-01-01T00:00:00.000Z', isOverdue: true } };
  const errors = [{ message: 'no', extensions: { code: 'FORBIDDEN', reason: 'SECOND_FACTOR' } }];
  let isOwed = true;
  await page.route('**/graphql', async (route) => {
    const isOpen = /query (Viewer|MySessions)\b/.test(sentText(route.request()));
    if (isOwed && !isOpen) return route.fulfill({ json: { data: null, errors, extensions: overdue } });
    const response = await route.fetch();
    const json = (await response.json()) as ApiResponse;
    if (json.extensions?.secondFactor === null) isOwed = false;
    return route.fulfill({ response, json: isOwed ? { ...json, extensions: overdue } : json });
  });
}

const goBack = (page: Page) => page.evaluate(() => history.back());

/** Fires the events of a tab that is shown again. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('an account demands a second factor: told, waited for, then set up over the page without losing it', async ({
  page,
  request,
}) => {
  const { email, password, companyName, fullName } = await founder(page, request);
  const notice = page.getByText(`${companyName} requires multi-factor authentication. You have 7 days left.`);
  const row = page.getByRole('row').filter({ hasText: fullName });

  await test.step('who may, demands it, and reads before whom it concerns', async () => {
    await expect(row.getByRole('gridcell', { name: 'Off', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Require MFA…' }).click();
    const confirmation = page.getByRole('alertdialog', { name: 'Require multi-factor authentication?' });
    await expect(confirmation.getByText('1 user has not set it up and will get an e-mail.')).toBeVisible();
    await confirmation.getByRole('button', { name: 'Require MFA' }).click();
    await expect(page.getByText('Multi-factor authentication is now required')).toBeVisible();
    await expect(notice).toBeVisible();
    await newestMail(request, email, /^Set up multi-factor authentication$/);
  });

  await test.step('users without MFA are listed; a dismissed notice stays dismissed after a reload', async () => {
    await page.getByRole('button', { name: 'MFA required' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Show users' }).click();
    await expect(page).toHaveURL(/mfaEnabled/);
    await expect(row).toBeVisible();
    await page.getByRole('region', { name: 'Announcements' }).getByRole('button', { name: 'Dismiss' }).click();
    await page.reload();
    await expect(row).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  const invited = createTestUser();
  await test.step('after a week the API is closed, with a form on the page', async () => {
    const drawer = await fillInvitation(page, invited);
    await passGrace(page);
    await drawer.getByRole('button', { name: 'Send invitation' }).click();
    const gate = page.getByRole('alertdialog', { name: 'Set up multi-factor authentication' });
    await expect(gate).toBeVisible();
    await page.keyboard.press('Escape');
    const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    for (const leave of [() => gate.getByRole('button', { name: 'Log Out' }).click(), () => goBack(page)]) {
      await leave();
      await leaving.getByRole('button', { name: 'Stay' }).click();
      await expect(leaving).toBeHidden();
    }
    await gate.getByRole('button', { name: 'Set up authenticator app' }).click();
  });

  const another = await page.context().newPage();
  await passGrace(another);
  await another.goto('/users/');
  await expect(another.getByRole('alertdialog', { name: 'Set up multi-factor authentication' })).toBeVisible();

  await test.step('an app is set up in place, and the page continues', async () => {
    const dialog = page.getByRole('dialog', { name: 'Set up your authenticator app' });
    const grouped = (await dialog.locator('code').textContent()) ?? '';
    const app = new TOTP({ secret: Secret.fromBase32(grouped.replaceAll(' ', '')) });
    await dialog.getByLabel('Enter the code shown in the app.').fill(app.generate());
    const again = page.getByRole('dialog', { name: 'Sign in again' });
    await again.getByLabel('Password', { exact: true }).fill(password);
    await again.getByRole('button', { name: 'Sign in' }).click();
    await again.getByLabel('Authentication code').fill(app.generate({ timestamp: Date.now() + 30_000 }));
    // A held mutation is sent without another press.
    await expect(page.getByText(`Invitation sent to ${invited.email}`)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/mfaEnabled/);
  });

  await test.step('another waiting tab continues when it is shown', async () => {
    await comeBack(another);
    await expect(another.getByRole('alertdialog')).toHaveCount(0);
    await expect(another.getByRole('row').filter({ hasText: fullName })).toBeVisible();
    await another.close();
  });

  await test.step('it cannot be turned off any more, nor by the address of the question', async () => {
    await page.unrouteAll({ behavior: 'wait' });
    await page.goto('/my-account?drawer=turn-off');
    const turnOff = page.getByRole('button', { name: 'Turn off…' });
    await expect(turnOff).toHaveAccessibleDescription(`Required by ${companyName}, so it cannot be turned off.`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

import { Secret, TOTP } from 'otpauth';
import type { Page } from '@playwright/test';
import { openAuthenticator } from './authenticator/openAuthenticator.ts';
import { expect, test } from '../test.ts';

let stack: Awaited<ReturnType<typeof openAuthenticator>>;

test.beforeAll(async () => {
  stack = await openAuthenticator();
});

test.afterAll(() => stack.close());

const email = 'ana@example.test';

/** The code of the newest mail. */
async function mailedCode(page: Page): Promise<string> {
  const response = await page.request.get(`${stack.origin}/inbox/messages.json?to=${email}`);
  const { messages } = (await response.json()) as { messages: { text: string }[] };
  return /^\d{6}$/m.exec(messages[0]?.text ?? '')?.[0] ?? '';
}

const appCode = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: stack.now() });

test('Amplify’s Authenticator, as published, leads through every way in on the local cloud', async ({ page }) => {
  const signedIn = page.getByRole('heading', { name: `Signed in as ${email}` });
  const enter = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  await page.goto(stack.origin);
  await test.step('signing up with the mailed code', async () => {
    await page.getByRole('tab', { name: 'Create Account' }).click();
    await enter('Email', email);
    await enter('Password', 'Passw0rd!');
    await enter('Confirm Password', 'Passw0rd!');
    await press('Create Account');
    await expect(page.getByRole('heading', { name: 'We Emailed You' })).toBeVisible();
    await enter('Confirmation Code', await mailedCode(page));
    await press('Confirm');
  });

  const secret = await test.step('adding an authenticator app, which the pool demands', async () => {
    await expect(page.getByRole('img', { name: 'qr code' })).toBeVisible();
    const shown = (await page.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? '';
    await enter('Code *', appCode(shown));
    await press('Confirm');
    await expect(signedIn).toBeVisible();
    await press('Sign out');
    return shown;
  });

  await test.step('replacing a forgotten password', async () => {
    await press('Forgot your password?');
    await page.getByRole('textbox').fill(email);
    await press('Send code');
    await expect(page.getByLabel('Code *', { exact: true })).toBeVisible();
    await enter('Code *', await mailedCode(page));
    await enter('New Password', 'Better-1234');
    await enter('Confirm Password', 'Better-1234');
    await press('Submit');
  });

  await test.step('signing in with password and code', async () => {
    await enter('Email', email);
    await enter('Password', 'Better-1234');
    await press('Sign in');
    await expect(page.getByRole('heading', { name: 'Confirm TOTP Code' })).toBeVisible();
    // The code that enrolled the app cannot be used again.
    stack.advance(30_000);
    await enter('Code *', appCode(secret));
    await press('Confirm');
    await expect(signedIn).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: /^Signed in/ })).toBeVisible();
    await press('Sign out');
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  });
});

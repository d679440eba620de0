import type { Page } from '@playwright/test';
import { demoAccount } from '../../demoAccounts.ts';
import { clearTokens } from '../../member.ts';
import { createTestUser } from '../../testUser.ts';
import { fillSignIn } from '../../session.ts';
import { expect } from '../../test.ts';
import type { FaultCase } from '../faultCase.ts';
import { find, firstRow, messageOf, press, retry, text } from '../faultShapes.ts';
import { speedUp, passTime } from '../pageTime.ts';
import { enterAsAdmin, signInAsMember } from '../signInAs.ts';

const admin = demoAccount('admin');
const submit = press('Sign in');
/** The first page of the platform. */
const landing = find('heading', /resellers/i);

/** After a sign-in: signs out, and returns to the form. */
async function arrive(page: Page, isLast: boolean): Promise<void> {
  await expect(landing(page)).toBeVisible();
  if (isLast) return;
  await clearTokens(page);
  await page.goto('/signin/');
}

const signIn = (action: string): FaultCase => ({
  target: { action },
  async start({ page }) {
    await page.goto('/signin/');
    return {
      act: () => fillSignIn(page, admin),
      message: messageOf({ action }),
      async expectInput() {
        await expect(page.getByLabel('E-mail')).toHaveValue(admin.email);
        await expect(page.getByLabel('Password', { exact: true })).toHaveValue(admin.password);
      },
      async recover(isLast) {
        await submit(page);
        await arrive(page, isLast);
      },
    };
  },
});

/** A device that cannot be confirmed is ignored, except when no answer comes. */
const confirmDevice: FaultCase = {
  target: { action: 'ConfirmDevice' },
  async start({ page }) {
    await page.goto('/signin/');
    let isTimeout = false;
    return {
      async act() {
        // A device that the service does not know.
        await page.evaluate(() => localStorage.clear());
        await fillSignIn(page, admin);
      },
      message(fault) {
        isTimeout = fault === 'timeout';
        return isTimeout ? /Network error\. Check your connection and try again\./ : null;
      },
      async recover(isLast) {
        if (isTimeout) await submit(page);
        await arrive(page, isLast);
      },
    };
  },
};

/** Signing out is immediate; the revocation is retried in the background. */
const revokeToken: FaultCase = {
  target: { action: 'RevokeToken' },
  async start({ page }) {
    await page.goto('/signin/');
    /** Any answer of the service, also a refusal. */
    let answers = 0;
    page.on('response', (response) => {
      const isTarget = response.request().headers()['x-amz-target']?.endsWith('.RevokeToken') ?? false;
      if (isTarget && response.status() <= 400) answers += 1;
    });
    return {
      async act() {
        answers = 0;
        // Only the sign-out is hurried: on a busy machine the sign-in before it would time out.
        await speedUp(page, 1);
        await fillSignIn(page, admin);
        await expect(landing(page)).toBeVisible();
        // Backoff of seconds; with less time a slow machine would see the last attempt fail as well.
        await speedUp(page, 3);
        await page.getByRole('button', { name: /Account menu/ }).click();
        await page.getByRole('menuitem', { name: 'Log Out' }).click();
        await expect(page).toHaveURL(/\/signin\//);
        expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('Token')))).toEqual([]);
      },
      message: () => null,
      async recover() {
        await expect.poll(() => answers, 'the service has answered').toBeGreaterThan(0);
        await expect(find('heading', 'Sign in')(page)).toBeVisible();
      },
    };
  },
};

/** An authorization code is valid once: if the exchange fails, the user starts over, with a message. */
const providerToken: FaultCase = {
  target: { path: '/oauth2/token' },
  async start({ page }) {
    await page.goto('/signin/');
    const { email } = createTestUser();
    const signInWithProvider = async () => {
      await press('Continue with Google')(page);
      await page.getByLabel('E-mail address').fill(email);
      await press('Continue')(page);
    };
    return {
      act: signInWithProvider,
      // The library hides the status: a JSON response without a token has no specific message.
      message: (fault) =>
        fault === '429' ? /Something went wrong\. Try again\./ : messageOf({ path: '/oauth2/token' })(fault),
      async recover(isLast) {
        await signInWithProvider();
        await expect(find('heading', 'Set up your company')(page)).toBeVisible();
        if (isLast) return;
        await clearTokens(page);
        await page.goto('/signin/');
      },
    };
  },
};

/** Polled until an answer comes; after a minute without one an error is shown. */
const provisioning: FaultCase = {
  target: { operation: 'Provisioning' },
  async start(visit) {
    const { page } = visit;
    await enterAsAdmin(visit, '/users/');
    await expect(firstRow(page)).toBeVisible();
    return {
      async act() {
        // Between two polls, and during each.
        await speedUp(page, 20, { operation: 'Provisioning' });
        await page.goto('/splash/');
        await expect(find('heading', 'Getting your account ready')(page)).toBeVisible();
        await passTime(page, 61);
      },
      message: () => /This is taking longer than usual\. Your details are saved\./,
      async recover() {
        await retry(page);
        await expect(landing(page)).toBeVisible();
      },
    };
  },
};

const accessToken = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).find(([name]) => name.endsWith('.accessToken'))?.[1]);

/** Replaces the stored access token with an expired one, which is returned. */
const expireToken = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken')) ?? '';
    const [header, payload, signature] = (localStorage.getItem(key) ?? '').split('.');
    const claims = JSON.parse(atob((payload ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    const over = btoa(JSON.stringify({ ...claims, iat: 0, exp: 1 }));
    const encoded = over.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    const expired = [header, encoded, signature].join('.');
    localStorage.setItem(key, expired);
    return expired;
  });

/** An expired token is refreshed before the request. */
const refresh: FaultCase = {
  target: { action: 'GetTokensFromRefreshToken' },
  async start(visit) {
    const { page } = visit;
    // A refresh token is valid once: this visit has its own session.
    await signInAsMember(visit, '/users/');
    await expect(firstRow(page)).toBeVisible();
    const search = text('Search users', 'leila', 'combobox');
    let expired = '';
    return {
      async act() {
        expired = await expireToken(page);
        await search.fill(page.locator('body'));
      },
      // Without a new token the request could not be sent.
      message: () => /Network error\. Check your connection and try again\./,
      expectInput: () => search.expectInput(page.locator('body')),
      async recover(isLast) {
        const failed = page.getByText('Users could not be loaded.');
        // A refresh that had begun before is joined, and fails: then a user retries.
        await expect(async () => {
          // The saved views above the list can have the same fault and their own Try again.
          const again = page.getByRole('button', { name: /^Try again/ }).last();
          if (await failed.isVisible()) await again.click();
          await expect(failed).toBeHidden({ timeout: 5_000 });
        }).toPass();
        // The message goes when the refresh begins. A token that came later would take the place of the next expired one.
        await expect.poll(() => accessToken(page)).not.toBe(expired);
        if (!isLast) await page.goto('/users/');
      },
    };
  },
};

export const signingInCases: readonly FaultCase[] = [
  signIn('InitiateAuth'),
  signIn('RespondToAuthChallenge'),
  confirmDevice,
  revokeToken,
  providerToken,
  provisioning,
  refresh,
];

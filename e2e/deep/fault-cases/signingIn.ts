import type { Page } from '@playwright/test';
import { account } from '../../accounts.ts';
import { dropTokens } from '../../member.ts';
import { somebody } from '../../people.ts';
import { expect } from '../../test.ts';
import { type FaultCase, retry, usersHeading } from '../faultCase.ts';
import { hurry, passTime } from '../pageTime.ts';
import { messageOfFault } from '../faultMessages.ts';
import { enterAsAdmin } from '../signedInAs.ts';

const admin = account('admin');

const password = (page: Page) => page.getByLabel('Password', { exact: true });

const submit = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true }).click();

async function fill(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill(admin.email);
  await password(page).fill(admin.password);
}

async function isFilled(page: Page): Promise<void> {
  await expect(page.getByLabel('E-mail')).toHaveValue(admin.email);
  await expect(password(page)).toHaveValue(admin.password);
}

/** The landing page of the platform. */
const landing = (page: Page) => page.getByRole('heading', { level: 1, name: 'Accounts' });

/** Signed in, and out again, to where it began. */
async function arrive(page: Page, isLast: boolean): Promise<void> {
  await expect(landing(page)).toBeVisible();
  if (isLast) return;
  await dropTokens(page);
  await page.goto('/signin/');
}

const step = (action: string): FaultCase => ({
  target: { action },
  async begin({ page }) {
    await page.goto('/signin/');
    return {
      async act() {
        await fill(page);
        await submit(page);
      },
      isKept: () => isFilled(page),
      async recover(isLast) {
        await submit(page);
        await arrive(page, isLast);
      },
    };
  },
});

/** Device confirmation during the sign-in: failures are ignored, except for an answer that never comes. */
const confirmDevice: FaultCase = {
  target: { action: 'ConfirmDevice' },
  async begin({ page }) {
    await page.goto('/signin/');
    let isLate = false;
    return {
      async act() {
        // A device that the service does not know.
        await page.evaluate(() => localStorage.clear());
        await fill(page);
        await submit(page);
      },
      says(fault) {
        isLate = fault === 'timeout';
        return isLate ? /Network error\. Check your connection and try again\./ : null;
      },
      async recover(isLast) {
        if (isLate) await submit(page);
        await arrive(page, isLast);
      },
    };
  },
};

/** Signing out is immediate; the revocation is retried in the background. */
const revokeToken: FaultCase = {
  target: { action: 'RevokeToken' },
  async begin({ page }) {
    await page.goto('/signin/');
    /** Any answer of the service, also a refusal. */
    let heard = 0;
    page.on('response', (response) => {
      const isMeant = response.request().headers()['x-amz-target']?.endsWith('.RevokeToken') ?? false;
      if (isMeant && response.status() <= 400) heard += 1;
    });
    return {
      async act() {
        heard = 0;
        // Only the sign-out is hurried: on a busy machine the sign-in before it would time out.
        await hurry(page, 1);
        await fill(page);
        await submit(page);
        await expect(landing(page)).toBeVisible();
        // Backoff of seconds; with less time a slow machine would see the last attempt fail as well.
        await hurry(page, 3);
        await page.getByRole('button', { name: /Account menu/ }).click();
        await page.getByRole('menuitem', { name: 'Log Out' }).click();
        await expect(page).toHaveURL(/\/signin\//);
        expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('Token')))).toEqual([]);
      },
      says: () => null,
      async recover() {
        await expect.poll(() => heard, 'the service was told').toBeGreaterThan(0);
        await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
      },
    };
  },
};

/** An authorization code is valid once: if the exchange fails, the person starts over, with a message. */
const providerToken: FaultCase = {
  target: { path: '/oauth2/token' },
  async begin({ page }) {
    await page.goto('/signin/');
    const { email } = somebody();
    const throughProvider = async () => {
      await page.getByRole('button', { name: 'Continue with Google' }).click();
      await page.getByLabel('E-mail address').fill(email);
      await page.getByRole('button', { name: 'Continue' }).click();
    };
    return {
      act: throughProvider,
      // The library hides the status: a JSON response without a token has no specific message.
      says: (fault) =>
        fault === '429' ? /Something went wrong\. Try again\./ : messageOfFault(fault, { path: '/oauth2/token' }),
      async recover(isLast) {
        await throughProvider();
        await expect(page.getByRole('heading', { level: 1, name: 'Set up your company' })).toBeVisible();
        if (isLast) return;
        await dropTokens(page);
        await page.goto('/signin/');
      },
    };
  },
};

/** Polled until an answer comes; after a minute without one an error is shown. */
const provisioning: FaultCase = {
  target: { operation: 'Provisioning' },
  async begin(visit) {
    const { page } = visit;
    await enterAsAdmin(visit, '/users/');
    await expect(usersHeading(page)).toBeVisible();
    return {
      async act() {
        // Between two polls, and during each.
        await hurry(page, 20, { operation: 'Provisioning' });
        await page.goto('/splash/');
        await expect(page.getByRole('heading', { level: 1, name: 'Getting your account ready' })).toBeVisible();
        await passTime(page, 61);
      },
      says: () => /This takes longer than usual\. Nothing is lost\./,
      async recover() {
        await retry(page);
        await expect(landing(page)).toBeVisible();
      },
    };
  },
};

export const signingInCases: readonly FaultCase[] = [
  step('InitiateAuth'),
  step('RespondToAuthChallenge'),
  confirmDevice,
  revokeToken,
  providerToken,
  provisioning,
];

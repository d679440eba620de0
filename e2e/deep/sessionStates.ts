import type { Page } from '@playwright/test';
import { fillInvitation } from '../invitation.ts';
import { createTestUser } from '../testUser.ts';
import { signIn } from '../session.ts';
import { expect } from '../test.ts';
import { admin, stubAction, stubField, asByProvider, refusedWith, type ScreenState, signedIn } from './screenParts.ts';

/** Submits a form with a stubbed answer of the API. */
async function send(page: Page, response: Parameters<typeof stubField>[2], title: string): Promise<void> {
  await fillInvitation(page, createTestUser());
  await stubField(page, 'inviteUser', response);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
}

const closed = { status: 401, json: refusedWith('SESSION_REVOKED') };
const tooOld = { json: refusedWith('STEP_UP_REQUIRED') };

/** Session dialogs over a page. */
export const sessionStates: ScreenState[] = [
  {
    name: 'sign in again over a form',
    async open(page) {
      // A separate session: after SESSION_REVOKED, the console also revokes it at the identity service.
      await signIn(page, admin);
      await send(page, closed, 'Sign in again');
      // Errors of the page behind it are shown there, without taking focus.
      await expect(page.getByText('Your session has expired. Sign in again to continue.')).toBeAttached();
      await expect(
        page.getByRole('dialog', { name: 'Sign in again' }).getByLabel('Password', { exact: true }),
      ).toBeFocused();
    },
  },
  {
    name: 'sign in again over a form, by a provider',
    async open(page) {
      await signIn(page, admin);
      await asByProvider(page);
      // Refreshed tokens would not have the stubbed provider.
      const over = { __type: 'NotAuthorizedException', message: 'Refresh Token has been revoked' };
      await stubAction(page, 'GetTokensFromRefreshToken', over, 400);
      await send(page, closed, 'Sign in again');
      await expect(page.getByRole('button', { name: 'Continue with GitHub' })).toBeVisible();
    },
  },
  signedIn('confirm that it is you', (page) => send(page, tooOld, 'Confirm it’s you')),
  signedIn('confirm that it is you, by a provider whose window was not opened', async (page) => {
    await asByProvider(page);
    await send(page, tooOld, 'Confirm it’s you');
    await page.evaluate(() => void (window.open = () => null));
    await page.getByRole('button', { name: 'Continue with GitHub' }).click();
    await expect(page.getByText(/^Your browser did not open the window\./)).toBeVisible();
  }),
  signedIn('inactivity', async (page) => {
    // Stored once the watch is loaded.
    await page.waitForFunction(() => {
      const key = Object.keys(localStorage).find((name) => name.endsWith('.idleAt'));
      if (key !== undefined) localStorage.setItem(key, String(Date.now() + 115_000));
      return key !== undefined;
    });
    await expect(page.getByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible();
  }),
];

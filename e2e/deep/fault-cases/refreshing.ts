import type { Page } from '@playwright/test';
import { expect } from '../../test.ts';
import { type FaultCase, usersHeading } from '../faultCase.ts';
import { signInAsMember } from '../signedInAs.ts';

const accessToken = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).find(([name]) => name.endsWith('.accessToken'))?.[1]);

/** Replaces the stored access token by an expired one, which is returned. */
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
export const refresh: FaultCase = {
  target: { action: 'GetTokensFromRefreshToken' },
  async begin(visit) {
    const { page } = visit;
    // A refresh token is valid once: this visit has its own session.
    await signInAsMember(visit, '/users/');
    await expect(usersHeading(page)).toBeVisible();
    const search = page.getByRole('combobox', { name: 'Search users' });
    let text = 'member';
    let expired = '';
    return {
      async act() {
        expired = await expireToken(page);
        text = text.length > 1 ? text.slice(0, -1) : 'leila';
        await search.fill(text);
      },
      // Without a new token the request could not be sent.
      says: () => /Network error\. Check your connection and try again\./,
      async isKept() {
        await expect(search).toHaveValue(text);
      },
      async recover() {
        const failed = page.getByText('Users could not be loaded.');
        // A refresh that had begun before is joined, and fails: then people press it again.
        await expect(async () => {
          // The saved views above the list may have met the same fault, and have a Retry of their own.
          const retry = page.getByRole('button', { name: /^Retry/ }).last();
          if (await failed.isVisible()) await retry.click();
          await expect(failed).toBeHidden({ timeout: 5_000 });
        }).toPass();
        // The message goes when the refresh begins. A token that came later would take the place of the next expired one.
        await expect.poll(() => accessToken(page)).not.toBe(expired);
      },
    };
  },
};

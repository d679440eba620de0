import type { Page } from '@playwright/test';
import { expect } from '../../test.ts';
import { type FaultCase, retry, usersHeading } from '../faultCase.ts';
import { signInAsMember } from '../signedInAs.ts';

/** Makes the stored access token one that is over, as time does. */
const expireToken = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken')) ?? '';
    const [header, payload, signature] = (localStorage.getItem(key) ?? '').split('.');
    const claims = JSON.parse(atob((payload ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    const over = btoa(JSON.stringify({ ...claims, iat: 0, exp: 1 }));
    const encoded = over.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    localStorage.setItem(key, [header, encoded, signature].join('.'));
  });

/** Whose token is over gets another one before anything is asked. */
export const refresh: FaultCase = {
  target: { action: 'GetTokensFromRefreshToken' },
  async begin(visit) {
    const { page } = visit;
    // A refresh token is good once: this visit has its own.
    await signInAsMember(visit, '/users/');
    await expect(usersHeading(page)).toBeVisible();
    const search = page.getByRole('combobox', { name: 'Search users' });
    let text = 'member';
    return {
      async act() {
        await expireToken(page);
        text = text.length > 1 ? text.slice(0, -1) : 'leila';
        await search.fill(text);
      },
      // Whatever kept the new token away: what was asked for with it could not be sent.
      says: () => /Network error\. Check your connection and try again\./,
      async isKept() {
        await expect(search).toHaveValue(text);
      },
      async recover() {
        await retry(page);
        await expect(page.getByText('Users could not be loaded.')).toBeHidden();
      },
    };
  },
};

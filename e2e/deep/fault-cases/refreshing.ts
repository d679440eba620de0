import type { Page } from '@playwright/test';
import { expect } from '../../test.ts';
import { type FaultCase, retry, usersHeading } from '../faultCase.ts';
import { signInAsMember } from '../signedInAs.ts';

/** Replaces the stored access token by an expired one. */
const expireToken = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken')) ?? '';
    const [header, payload, signature] = (localStorage.getItem(key) ?? '').split('.');
    const claims = JSON.parse(atob((payload ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    const over = btoa(JSON.stringify({ ...claims, iat: 0, exp: 1 }));
    const encoded = over.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    localStorage.setItem(key, [header, encoded, signature].join('.'));
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
    return {
      async act() {
        await expireToken(page);
        text = text.length > 1 ? text.slice(0, -1) : 'leila';
        await search.fill(text);
      },
      // Without a new token the request could not be sent.
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

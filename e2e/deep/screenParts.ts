import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { demoAccount } from '../demoAccounts.ts';
import { sentText } from '../sentText.ts';
import { fillSignIn } from '../session.ts';
import { expect } from '../test.ts';
import { enterAsAdmin, enterAsCustomer, enterAsReseller } from './signInAs.ts';

/** A state of a screen, and how to reach it. */
export type ScreenState = { name: string; open: (page: Page, request: APIRequestContext) => Promise<void> };

export const admin = demoAccount('admin');
const jsonType = 'application/x-amz-json-1.1';

/** Stubs an action of the identity service. */
export async function stubAction(page: Page, action: string, body: object, status = 200): Promise<void> {
  await page.route('**/identity/', (route) =>
    route.request().headers()['x-amz-target']?.endsWith(`.${action}`)
      ? route.fulfill({ status, contentType: jsonType, body: JSON.stringify(body) })
      : route.fallback(),
  );
}

/** Stubs the API's answer to documents with this field or operation. */
export async function stubField(page: Page, field: string, response: { status?: number; json?: object }) {
  await page.route('**/graphql', (route) =>
    sentText(route.request()).includes(field)
      ? route.fulfill({ status: 200, json: {}, ...response })
      : route.fallback(),
  );
}

/** Never answers documents with this field or operation. */
export const holdField = (page: Page, field: string) =>
  page.route('**/graphql', (route) =>
    sentText(route.request()).includes(field) ? new Promise<void>(() => undefined) : route.fallback(),
  );

export const refusedWith = (code: string) => ({ errors: [{ message: 'no', extensions: { code } }] });

/** Makes the session look like a sign-in by GitHub. */
export async function asByProvider(page: Page): Promise<void> {
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.idToken'));
    const [head, payload = '', signature] = (key === undefined ? null : localStorage.getItem(key))?.split('.') ?? [];
    if (key === undefined) throw new Error('Not signed in.');
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as object;
    const identities = [{ userId: '1', providerName: 'GitHub' }];
    const encoded = btoa(JSON.stringify({ ...claims, identities }));
    const written = encoded.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    localStorage.setItem(key, [head, written, signature].join('.'));
    localStorage.setItem(key.replace(/\.[^.]+\.idToken$/, '.oauthSignIn'), 'true,false');
  });
  await page.reload();
}

/** Signs in up to the challenge after the password. */
export async function challenge(page: Page, ChallengeName: string, ChallengeParameters: object = {}): Promise<void> {
  await stubAction(page, 'RespondToAuthChallenge', { ChallengeName, Session: 'session', ChallengeParameters });
  await page.goto('/signin/');
  await fillSignIn(page, admin);
}

/** Whether what is empty leads to a page of the documentation. */
export const isDocumented = (part: Locator, topic: string) =>
  expect(part.getByRole('link', { name: /^Read the documentation/ })).toHaveAttribute(
    'href',
    new RegExp(`/documentation/${topic}/$`),
  );

export const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

export const at = (name: string, address: string, title: string | RegExp): ScreenState => ({
  name,
  async open(page) {
    await page.goto(address);
    await heading(page, title);
  },
});

/** Opens a page with a navigation state. */
export const arriving = (name: string, address: string, handedOver: object): ScreenState => ({
  name,
  async open(page) {
    await page.goto(address);
    await heading(page, /.+/);
    await page.evaluate((usr) => history.replaceState({ usr, key: 'handed', idx: 0 }, ''), handedOver);
    await page.reload();
    await heading(page, /.+/);
  },
});

const enterAs = { admin: enterAsAdmin, customer: enterAsCustomer, reseller: enterAsReseller };

/** States of a page, for an administrator of the platform, of a customer or of a reseller. */
export const entering =
  (path: string, who: keyof typeof enterAs) =>
  (name: string, open: (page: Page) => Promise<void>): ScreenState => ({
    name,
    async open(page, request) {
      const browser = page.context().browser();
      if (!browser) throw new Error('The page belongs to no browser.');
      await enterAs[who]({ page, request, browser }, path);
      await open(page);
    },
  });

/** States of a page with a list, for an administrator of the platform or of a customer. */
export const signedInAt =
  (path: string, who: 'admin' | 'customer' = 'admin') =>
  (name: string, open: (page: Page) => Promise<void>): ScreenState =>
    entering(path, who)(name, async (page) => {
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await open(page);
    });

export const signedIn = signedInAt('/users/');

/** A section of My Account, opened after `prepare` has set up stubs. */
const onMyAccount =
  (url: string) =>
  (name: string, prepare: (page: Page) => Promise<void>, open: (page: Page) => Promise<void>): ScreenState =>
    signedIn(name, async (page) => {
      await prepare(page);
      await page.goto(url);
      await heading(page, 'My Account');
      await open(page);
    });

export const onProfile = onMyAccount('/my-account');
export const onSecurity = onMyAccount('/my-account?section=security');

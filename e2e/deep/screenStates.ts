import type { APIRequestContext, Page } from '@playwright/test';
import { account } from '../accounts.ts';
import { fillInvitation } from '../invitation.ts';
import { somebody } from '../people.ts';
import { fillSignIn, signIn } from '../session.ts';
import { expect } from '../test.ts';

/** A screen in one of its states, and the way there. */
export type ScreenState = { name: string; open: (page: Page, request: APIRequestContext) => Promise<void> };

const admin = account('admin');
const jsonType = 'application/x-amz-json-1.1';

/** The identity service answers this action so, as the real one would. */
async function answerAction(page: Page, action: string, body: object, status = 200): Promise<void> {
  await page.route('**/identity/', (route) =>
    route.request().headers()['x-amz-target']?.endsWith(`.${action}`)
      ? route.fulfill({ status, contentType: jsonType, body: JSON.stringify(body) })
      : route.fallback(),
  );
}

/** Signs in as far as a challenge that the password leads to. */
async function challenge(page: Page, ChallengeName: string, ChallengeParameters: object = {}): Promise<void> {
  await answerAction(page, 'RespondToAuthChallenge', { ChallengeName, Session: 'session', ChallengeParameters });
  await page.goto('/signin/');
  await fillSignIn(page, admin);
}

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

const at = (name: string, address: string, title: string | RegExp): ScreenState => ({
  name,
  async open(page) {
    await page.goto(address);
    await heading(page, title);
  },
});

const signedIn = (name: string, open: (page: Page) => Promise<void>): ScreenState => ({
  name,
  async open(page) {
    await signIn(page, admin);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await open(page);
  },
});

const signingIn: ScreenState[] = [
  at('sign-in', '/signin/', 'Sign in'),
  at('sign-in after the session expired', '/signin/?sessionexpired=true/&returnTo=%2Fusers%2F', 'Sign in'),
  {
    name: 'sign-in with nothing entered',
    async open(page) {
      await page.goto('/signin/');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/Required/);
    },
  },
  {
    name: 'sign-in with a wrong password',
    async open(page) {
      await page.goto('/signin/');
      await fillSignIn(page, { email: somebody().email, password: 'Wrong-Guess-1' });
      await expect(page.getByText('Incorrect username or password.')).toBeVisible();
    },
  },
  {
    name: 'sign-in without a network',
    async open(page) {
      await page.goto('/signin/');
      await page.route('**/identity/', (route) => route.abort());
      await fillSignIn(page, admin);
      await expect(page.getByText('Network error. Check your connection and try again.')).toBeVisible();
    },
  },
  {
    name: 'sign-in after too many attempts',
    async open(page) {
      const __type = 'TooManyRequestsException';
      await answerAction(page, 'InitiateAuth', { __type, message: 'Too many requests' }, 400);
      await page.goto('/signin/');
      await fillSignIn(page, admin);
      await expect(page.getByText(/Too many attempts\. Try again in \d+ s\./).first()).toBeVisible();
    },
  },
  {
    name: 'sign-in, code of an app',
    async open(page) {
      await challenge(page, 'SOFTWARE_TOKEN_MFA');
      await expect(page.getByLabel('Authentication code')).toBeFocused();
    },
  },
  {
    name: 'sign-in, code that was mailed',
    async open(page) {
      await challenge(page, 'SMS_MFA', {
        CODE_DELIVERY_DESTINATION: '+*******0199',
        CODE_DELIVERY_DELIVERY_MEDIUM: 'SMS',
      });
      await expect(page.locator('input[autocomplete=one-time-code]')).toBeVisible();
    },
  },
  {
    name: 'sign-in, choice of a factor',
    async open(page) {
      await challenge(page, 'SELECT_MFA_TYPE', { MFAS_CAN_CHOOSE: '["SMS_MFA","SOFTWARE_TOKEN_MFA"]' });
      await expect(page.getByRole('radio').first()).toBeVisible();
    },
  },
  {
    name: 'sign-in, setting up an app',
    async open(page) {
      await answerAction(page, 'AssociateSoftwareToken', {
        SecretCode: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        Session: 'session',
      });
      await challenge(page, 'MFA_SETUP', { MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' });
      await expect(page.getByRole('img', { name: 'Code for your authenticator app' })).toBeVisible();
    },
  },
  {
    name: 'sign-in, a new password',
    async open(page) {
      await challenge(page, 'NEW_PASSWORD_REQUIRED', { userAttributes: '{}', requiredAttributes: '[]' });
      await expect(page.getByLabel('Retype password')).toBeVisible();
    },
  },
];

const comingIn: ScreenState[] = [
  at('sign-up', '/signup/', /.+/),
  {
    name: 'sign-up with nothing entered',
    async open(page) {
      await page.goto('/signup/');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByText('Review the fields in red.')).toBeVisible();
    },
  },
  at('activate account', '/activate-account/', /.+/),
  at('forgot password', '/forgot-password', /.+/),
  at('confirm password', '/confirm-password/', /.+/),
  at('register', '/register/?username=leila%40journey.example&code=Temp-1', /.+/),
  at('register without a code', '/register/', /.+/),
  at('error of registering', '/error-register/', /.+/),
  at('deactivated account', '/deactivated-account/', /.+/),
  at('provider that did not begin here', '/loading/?code=abc&state=xyz', /.+/),
  at('error', '/error', /.+/),
];

const inside: ScreenState[] = [
  signedIn('users', async () => undefined),
  signedIn('not found', async (page) => {
    await page.goto('/nowhere/at-all');
    await expect(page.getByText('Page not found: /nowhere/at-all')).toBeVisible();
  }),
  signedIn('my account', async (page) => {
    await page.goto('/my-account');
    await heading(page, 'My Account');
    await expect(page.getByText('This session')).toBeVisible();
  }),
  signedIn('change password', async (page) => {
    await page.goto('/my-account');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByRole('dialog', { name: 'Change password' })).toBeVisible();
  }),
  signedIn('change password with nothing entered', async (page) => {
    await page.goto('/my-account');
    await page.getByRole('button', { name: 'Change password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await expect(dialog.getByLabel('Current password')).toHaveAccessibleDescription(/Required/);
  }),
  signedIn('set up an app', async (page) => {
    await page.goto('/my-account');
    await page.getByRole('button', { name: 'Set up authenticator' }).click();
    await expect(page.getByRole('img', { name: 'Code for your authenticator app' })).toBeVisible();
  }),
  signedIn('sign in again over a form', async (page) => {
    await fillInvitation(page, somebody());
    await page.route('**/graphql', (route) =>
      route.fulfill({
        status: 401,
        json: {
          errors: [{ message: 'no', extensions: { code: 'SESSION_REVOKED' } }],
        },
      }),
    );
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  }),
];

export const screens: readonly ScreenState[] = [...signingIn, ...comingIn, ...inside];

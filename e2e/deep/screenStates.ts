import { createTestUser } from '../testUser.ts';
import { fillSignIn } from '../session.ts';
import { expect } from '../test.ts';
import { admin, stubAction, arriving, at, challenge, type ScreenState } from './screenParts.ts';
import { alertStates } from './alertStates.ts';
import { actingStates } from './actingStates.ts';
import { analyticsStates } from './analyticsStates.ts';
import { parametersStates } from './parametersStates.ts';
import { apiKeyStates } from './apiKeyStates.ts';
import { dashboardStates } from './dashboardStates.ts';
import { domainStates } from './domainStates.ts';
import { edgeDeliveryStates } from './edgeDeliveryStates.ts';
import { apiTokenStates } from './apiTokenStates.ts';
import { accountsStates } from './accountsStates.ts';
import { accountStates } from './accountStates.ts';
import { auditStates } from './auditStates.ts';
import { factorStates } from './factorStates.ts';
import { identityStates } from './identityStates.ts';
import { helpStates } from './helpStates.ts';
import { insightsStates } from './insightsStates.ts';
import { listStates } from './listStates.ts';
import { rolesStates } from './rolesStates.ts';
import { searchStates } from './searchStates.ts';
import { settingsStates } from './settingsStates.ts';
import { sessionStates } from './sessionStates.ts';
import { usersStates } from './usersStates.ts';

const signingIn: ScreenState[] = [
  at('sign-in', '/signin/', 'Sign in'),
  at('sign-in after the session expired', '/signin/?sessionexpired=true/&returnTo=%2Fusers%2F', 'Sign in'),
  {
    name: 'sign-in with nothing entered',
    async open(page) {
      await page.goto('/signin/');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByText(/^Required/).first()).toBeVisible();
    },
  },
  {
    name: 'sign-in with a wrong password',
    async open(page) {
      await page.goto('/signin/');
      await fillSignIn(page, { email: createTestUser().email, password: 'Wrong-Guess-1' });
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
      await stubAction(page, 'InitiateAuth', { __type, message: 'Too many requests' }, 400);
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
      await expect(page.getByRole('button', { name: /^Text message/ })).toBeVisible();
    },
  },
  {
    name: 'sign-in, setting up an app',
    async open(page) {
      await stubAction(page, 'AssociateSoftwareToken', {
        SecretCode: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        Session: 'session',
      });
      await challenge(page, 'MFA_SETUP', { MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' });
      await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
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
  {
    name: 'sign-in, help for a lost device',
    async open(page) {
      await challenge(page, 'SOFTWARE_TOKEN_MFA');
      await page.getByRole('button', { name: 'Lost your device?' }).click();
    },
  },
  at('sign-up', '/signup/', /.+/),
  {
    name: 'sign-up with nothing entered',
    async open(page) {
      await page.goto('/signup/');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByText('Required field.').first()).toBeVisible();
    },
  },
  {
    name: 'activate account',
    async open(page) {
      await page.goto('/activate-account/');
      await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
    },
  },
  at('terms of use', '/terms/', /Terms of use/),
  at('forgot password', '/forgot-password', /.+/),
  {
    name: 'confirm password',
    async open(page) {
      await page.goto('/confirm-password/');
      await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
    },
  },
  at('register', '/register/?username=leila%40journey.example&code=Temp-1', /.+/),
  at('register without a code', '/register/', /.+/),
  at('error of registering', '/error-register/', /.+/),
  at('deactivated account', '/deactivated-account/', /.+/),
  at('provider that did not begin here', '/loading/?code=abc&state=xyz', /.+/),
  at('error', '/error', /.+/),
  arriving('activate account after sign-up', '/activate-account/', {
    email: 'leila.okonjo@a-rather-long-company-name.example',
    // Long enough for the screenshots.
    sendings: { count: 3, lastAt: Date.now() },
  }),
  arriving('deactivated account whose address is known', '/deactivated-account/', { email: createTestUser().email }),
  arriving('error of registering, e-mail in use', '/error-register/', { reason: 'emailInUse' }),
  {
    name: 'register when the invitation is over',
    async open(page) {
      const __type = 'NotAuthorizedException';
      const message = 'Temporary password has expired and must be reset by an administrator.';
      await stubAction(page, 'InitiateAuth', { __type, message }, 400);
      await page.goto('/register/?username=leila%40journey.example&code=Temp-1');
      await page.getByLabel('New password').fill('Own-Choice-42');
      await page.getByLabel('Retype password').fill('Own-Choice-42');
      await page.getByRole('button', { name: 'Set password' }).click();
      await expect(page.getByText('The invitation is no longer valid.')).toBeVisible();
    },
  },
  {
    name: 'console that cannot start',
    async open(page) {
      await page.route('**/config.json', (route) => route.fulfill({ status: 500, body: '' }));
      await page.goto('/');
      await expect(
        page.getByRole('link', { name: 'Reload' }).or(page.getByRole('button', { name: 'Reload' })),
      ).toBeVisible();
    },
  },
];

export const screens: readonly ScreenState[] = [
  ...signingIn,
  ...comingIn,
  ...dashboardStates,
  ...listStates,
  ...accountsStates,
  ...actingStates,
  ...usersStates,
  ...rolesStates,
  ...apiTokenStates,
  ...apiKeyStates,
  ...domainStates,
  ...identityStates,
  ...edgeDeliveryStates,
  ...alertStates,
  ...analyticsStates,
  ...insightsStates,
  ...parametersStates,
  ...auditStates,
  ...helpStates,
  ...searchStates,
  ...factorStates,
  ...sessionStates,
  ...accountStates,
  ...settingsStates,
];

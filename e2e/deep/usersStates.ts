import type { Page } from '@playwright/test';
import { fillInvitation } from '../invitation.ts';
import { somebody } from '../people.ts';
import { signIn } from '../session.ts';
import { expect } from '../test.ts';
import { admin, answerField, type ScreenState, signedIn } from './screenParts.ts';

const refusedWith = (code: string) => ({ errors: [{ message: 'no', extensions: { code } }] });

async function chooseOfFirstUser(page: Page, action: string): Promise<void> {
  await page.getByRole('row').nth(1).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: action }).click();
}

type ViewerAnswer = { data?: { viewer?: { entity?: object } | null } | null };

/** Answers as to somebody of an account that demands a second factor, whose time ends in so many days; null: of a customer. */
async function demanding(page: Page, days: number | null): Promise<void> {
  const dueAt = new Date(Date.now() + (days ?? 0) * 86_400_000).toISOString();
  const secondFactor = days === null ? null : { dueAt, isOverdue: days < 0 };
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as ViewerAnswer;
    Object.assign(json.data?.viewer?.entity ?? {}, { type: 'CUSTOMER', requireMfa: days !== null });
    await route.fulfill({ response, json: { ...json, extensions: { secondFactor } } });
  });
  await page.reload();
}

/** A second factor that the account demands: of who decides, and of who owes one. */
const factorStates: ScreenState[] = [
  signedIn('demand a second factor', async (page) => {
    await demanding(page, null);
    await page.getByRole('button', { name: 'Require MFA…' }).click();
    await expect(page.getByRole('alertdialog').getByText(/not set it up, and will get a mail\./)).toBeVisible();
  }),
  signedIn('demand a second factor, when nobody can be counted', async (page) => {
    await demanding(page, null);
    await answerField(page, 'query WithoutFactor', { status: 500 });
    await page.getByRole('button', { name: 'Require MFA…' }).click();
    await expect(page.getByText('How many have not set it up could not be found out.')).toBeVisible();
  }),
  signedIn('second factor demanded, a week left', async (page) => {
    await demanding(page, 7);
    await expect(page.getByText(/You have 7 days left\./)).toBeVisible();
  }),
  signedIn('give up the demand of a second factor', async (page) => {
    await demanding(page, 1);
    await expect(page.getByText(/You have one day left\./)).toBeVisible();
    await page.getByRole('button', { name: 'MFA required' }).click();
    await expect(page.getByRole('alertdialog').getByText(/not set it up yet\./)).toBeVisible();
  }),
  signedIn('second factor overdue', async (page) => {
    await demanding(page, -1);
    await expect(page.getByRole('alertdialog', { name: 'Set up multi-factor authentication' })).toBeVisible();
  }),
  signedIn('second factor overdue, setting up an app', async (page) => {
    await demanding(page, -1);
    await page.getByRole('button', { name: 'Set up authenticator' }).click();
    await expect(page.getByRole('img', { name: 'Code for your authenticator app' })).toBeVisible();
  }),
];

/** The list of users, what opens over it, and the news that lie over every page. */
export const usersStates: ScreenState[] = [
  signedIn('users', async () => undefined),
  signedIn('users, nothing found', async (page) => {
    await page.getByRole('combobox', { name: 'Search users' }).fill('zzzzqq');
    await expect(page.getByRole('heading', { name: 'No users match' })).toBeVisible();
  }),
  signedIn('users that could not be loaded', async (page) => {
    await answerField(page, 'query Users', { status: 500 });
    await page.getByRole('combobox', { name: 'Search users' }).fill('okafor');
    await expect(page.getByText('Users could not be loaded.')).toBeVisible();
  }),
  signedIn('account menu', async (page) => {
    await page.getByRole('button', { name: /Account menu/ }).click();
    await expect(page.getByRole('menu')).toBeVisible();
  }),
  signedIn('invite user with nothing entered', async (page) => {
    await page.getByRole('button', { name: 'Invite user' }).click();
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByText('Review the fields in red.')).toBeVisible();
  }),
  signedIn('edit user', async (page) => {
    await chooseOfFirstUser(page, 'Edit');
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  }),
  signedIn('delete user', async (page) => {
    await chooseOfFirstUser(page, 'Delete user…');
    await expect(page.getByRole('alertdialog')).toBeVisible();
  }),
  signedIn('leaving a form', async (page) => {
    await fillInvitation(page, somebody());
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeVisible();
  }),
  {
    name: 'sign in again over a form',
    async open(page) {
      // A session of its own: the console closes at the identity service what the API has closed.
      await signIn(page, admin);
      await fillInvitation(page, somebody());
      await answerField(page, 'inviteUser', { status: 401, json: refusedWith('SESSION_REVOKED') });
      await page.getByRole('button', { name: 'Send invitation' }).click();
      await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
    },
  },
  signedIn('confirm that it is you', async (page) => {
    await fillInvitation(page, somebody());
    await answerField(page, 'inviteUser', { json: refusedWith('STEP_UP_REQUIRED') });
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible();
  }),
  signedIn('inactivity', async (page) => {
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.endsWith('.idleAt'));
      if (key !== undefined) localStorage.setItem(key, String(Date.now() + 115_000));
    });
    await expect(page.getByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible();
  }),
  signedIn('offline', async (page) => {
    // What comes at idle is there.
    await expect(page.getByRole('button', { name: 'Jump to…' })).toBeVisible();
    await page.context().setOffline(true);
    await expect(page.getByText('Offline. Changes are paused; what you type is kept.')).toBeVisible();
  }),
  signedIn('service in trouble', async (page) => {
    await answerField(page, 'query', { status: 503 });
    await expect(async () => {
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(page.getByText(/^Service problems\./)).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 40_000 });
  }),
  signedIn('clock that is off', async (page) => {
    await page.route('**/graphql', async (route) => {
      const response = await route.fetch();
      const date = new Date(Date.now() - 3_600_000).toUTCString();
      await route.fulfill({ response, headers: { ...response.headers(), date } });
    });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText('The clock of this device')).toBeVisible();
  }),
  signedIn('new version', async (page) => {
    // Also when the page has already been loaded anew for it: each load has seen another one before.
    await page.addInitScript(() => localStorage.setItem('version', 'before'));
    await page.route('**/version.json*', (route) => route.fulfill({ json: { version: '99.0.0' } }));
    await page.reload();
    await expect(page.getByText('New version available')).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  }),
  signedIn('version that is too old', async (page) => {
    await answerField(page, 'query', { status: 426, json: refusedWith('CLIENT_TOO_OLD') });
    await page.getByRole('combobox', { name: 'Search users' }).fill('okafor');
    await expect(page.getByRole('alert').getByRole('button', { name: 'Reload' })).toBeVisible();
  }),
  signedIn('not found', async (page) => {
    await page.goto('/nowhere/at-all');
    await expect(page.getByText('Page not found: /nowhere/at-all')).toBeVisible();
  }),
  ...factorStates,
];

import type { Page } from '@playwright/test';
import { fillInvitation } from '../invitation.ts';
import { createTestUser } from '../testUser.ts';
import { expect } from '../test.ts';
import { stubField, type ScreenState, signedIn, signedInAt } from './screenParts.ts';

type ViewerResponse = { data?: { viewer?: { entity?: object } | null } | null };

const mfaDue = (days: number) => ({
  dueAt: new Date(Date.now() + days * 86_400_000).toISOString(),
  isOverdue: days < 0,
});

/** Stubs answers of an account that requires a second factor, due in so many days; null: of a customer. */
export async function stubDaysLeft(page: Page, days: number | null): Promise<void> {
  const secondFactor = days === null ? null : mfaDue(days);
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as ViewerResponse;
    Object.assign(json.data?.viewer?.entity ?? {}, { type: 'CUSTOMER', requireMfa: days !== null });
    await route.fulfill({ response, json: { ...json, extensions: { secondFactor } } });
  });
}

async function demanding(page: Page, days: number | null): Promise<void> {
  await stubDaysLeft(page, days);
  await page.reload();
}

const gate = (page: Page) => page.getByRole('alertdialog', { name: 'Set up multi-factor authentication' });

/** States of a required second factor: for administrators who require it, and for people who have none. */
export const factorStates: ScreenState[] = [
  // For a customer: where there is a column of accounts, the one of factors begins hidden.
  signedInAt('/users/?filter=mfaEnabled:eq:false', 'customer')('users without a second factor', async (page) => {
    await expect(page.getByRole('row').nth(1).getByRole('gridcell', { name: 'Off', exact: true })).toBeVisible();
  }),
  signedIn('demand a second factor', async (page) => {
    await demanding(page, null);
    await page.getByRole('button', { name: 'Require MFA…' }).click();
    await expect(page.getByRole('alertdialog').getByText(/not set it up and will get an e-mail\./)).toBeVisible();
  }),
  signedIn('demand a second factor, when nobody can be counted', async (page) => {
    await demanding(page, null);
    await stubField(page, 'query WithoutFactor', { status: 500 });
    await page.getByRole('button', { name: 'Require MFA…' }).click();
    await expect(page.getByText('The number of users who still need to set it up could not be loaded.')).toBeVisible();
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
    await expect(gate(page)).toBeVisible();
  }),
  signedIn('second factor overdue over a form', async (page) => {
    const drawer = await fillInvitation(page, createTestUser());
    const errors = [{ message: 'no', extensions: { code: 'FORBIDDEN', reason: 'SECOND_FACTOR' } }];
    await stubDaysLeft(page, -1);
    await stubField(page, 'inviteUser', { json: { data: null, errors, extensions: { secondFactor: mfaDue(-1) } } });
    await drawer.getByRole('button', { name: 'Send invitation' }).click();
    await expect(gate(page)).toBeVisible();
  }),
  signedIn('second factor overdue, setting up an app', async (page) => {
    await demanding(page, -1);
    await page.getByRole('button', { name: 'Set up authenticator app' }).click();
    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  }),
];

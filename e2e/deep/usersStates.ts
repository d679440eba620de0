import type { Page } from '@playwright/test';
import { fillInvitation } from '../invitation.ts';
import { somebody } from '../people.ts';
import { expect } from '../test.ts';
import { answerField, refusedWith, type ScreenState, signedIn } from './screenParts.ts';

async function chooseOfFirstUser(page: Page, action: string): Promise<void> {
  await page.getByRole('row').nth(1).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** What opens over the list of users, and floating banners. */
export const usersStates: ScreenState[] = [
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
  signedIn('offline', async (page) => {
    // Loaded at idle.
    await expect(page.getByRole('button', { name: 'Jump to…' })).toBeVisible();
    await page.context().setOffline(true);
    await expect(page.getByText('Offline. Changes are paused; what you type is kept.')).toBeVisible();
  }),
  signedIn('service in trouble', async (page) => {
    await answerField(page, 'query', { status: 503 });
    await expect(async () => {
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(page.getByText(/^Service problems\./)).toBeVisible({ timeout: 5_000 });
    }).toPass();
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
    // Also after a reload for it: each load sees a different version.
    await page.addInitScript(() => localStorage.setItem('version', 'before'));
    await page.route('**/version.json*', (route) => route.fulfill({ json: { version: '99.0.0' } }));
    await page.reload();
    await expect(page.getByText('New version available')).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  }),
  signedIn('part that did not arrive', async (page) => {
    // As right after a reload that did not help.
    const loaded = JSON.stringify({ '/users/': Date.now() + 600_000 });
    await page.evaluate((text) => sessionStorage.setItem('chunk-reload', text), loaded);
    await page.route('**/assets/AboutDialog*', (route) => route.abort());
    await page.getByRole('button', { name: 'Help' }).click();
    await page.getByRole('menuitem', { name: 'About' }).click();
    await expect(page.getByText(/^A part of the console did not arrive\./)).toBeVisible();
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
];

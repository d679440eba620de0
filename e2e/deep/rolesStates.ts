import type { Page } from '@playwright/test';
import { expect } from '../test.ts';
import { stubField, heading, type ScreenState, signedInAt } from './screenParts.ts';
import { chooseRowAction } from '../rowAction.ts';

const onRoles = signedInAt('/roles');

const openRole = async (page: Page, name: string) => {
  await page.getByRole('link', { name, exact: true }).click();
  await heading(page, name);
};

const level = (page: Page, group: string, level: string) =>
  page.getByRole('radiogroup', { name: group, exact: true }).getByRole('radio', { name: level }).click();

const choose = (page: Page, action: string | RegExp) => chooseRowAction(page, 'Support engineer', action);

/** The list of roles, a role on its page, and what opens over both. */
export const rolesStates: ScreenState[] = [
  onRoles('role', (page) => openRole(page, 'Support engineer')),
  onRoles('role with changes to review', async (page) => {
    await openRole(page, 'Support engineer');
    await level(page, 'Resources', 'None');
    await level(page, 'Audit log', 'Manage');
    await level(page, 'Billing', 'Read');
    await expect(page.getByRole('list', { name: 'Changed permissions' })).toBeVisible();
  }),
  onRoles('role, built-in', (page) => openRole(page, 'Sales')),
  onRoles('role that could not be loaded', async (page) => {
    await stubField(page, 'query Role(', { status: 500 });
    await page.getByRole('link', { name: 'Support engineer' }).click();
    await expect(page.getByText('Role could not be loaded.')).toBeVisible();
  }),
  onRoles('new role with nothing entered', async (page) => {
    await page.getByRole('button', { name: 'Create role' }).click();
    await page.getByRole('button', { name: 'Create role' }).click();
    await expect(page.getByText('Required field.').first()).toBeVisible();
  }),
  onRoles('duplicate of a role', async (page) => {
    await choose(page, 'Duplicate');
    await heading(page, 'Duplicate Support engineer');
  }),
  onRoles('view as role', async (page) => {
    await choose(page, 'View as role');
    await expect(page.getByRole('heading', { name: 'Screens' })).toBeVisible();
  }),
  onRoles('delete role with a replacement', async (page) => {
    await choose(page, /^Delete role/);
    await expect(page.getByRole('button', { name: /Replacement role/ })).toBeVisible();
  }),
];

import type { APIRequestContext, Page } from '@playwright/test';
import { account } from '../accounts.ts';
import { fillInvitation } from '../invitation.ts';
import { type Person, somebody } from '../people.ts';
import { signIn } from '../session.ts';
import { expect } from '../test.ts';
import type { Target } from './faults.ts';

/** A request, and the way of a person who meets its failure. */
export type FaultCase = {
  target: Target;
  /** Comes to where the request will be sent; returns whom the visit is about. */
  prepare: (page: Page, request: APIRequestContext) => Promise<Person>;
  act: (page: Page, person: Person) => Promise<void>;
  /** The sentence where it is not the common one of the fault. */
  says?: (fault: string) => RegExp | undefined;
  /** What was entered is still there. */
  isKept?: (page: Page, person: Person) => Promise<void>;
  /** The same again, now that the way is free: without a reload. */
  recover: (page: Page, person: Person) => Promise<void>;
};

const admin = account('admin');

const signingIn = (action: string): FaultCase => ({
  target: { action },
  async prepare(page) {
    await page.goto('/signin/');
    await page.getByLabel('E-mail').fill(admin.email);
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    return somebody();
  },
  act: (page) => page.getByRole('button', { name: 'Sign in', exact: true }).click(),
  async isKept(page) {
    await expect(page.getByLabel('E-mail')).toHaveValue(admin.email);
  },
  async recover(page) {
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Users/ })).toBeVisible();
  },
});

export const cases: readonly FaultCase[] = [
  signingIn('InitiateAuth'),
  signingIn('RespondToAuthChallenge'),
  {
    target: { operation: 'Users' },
    async prepare(page) {
      await signIn(page, admin);
      return somebody();
    },
    act: (page) => page.getByRole('combobox', { name: 'Search users' }).fill('solstice'),
    says: () => /Users could not be loaded\./,
    async isKept(page) {
      await expect(page.getByRole('combobox', { name: 'Search users' })).toHaveValue('solstice');
    },
    async recover(page) {
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('row', { name: /solstice/i }).first()).toBeVisible();
    },
  },
  {
    target: { operation: 'InviteUser' },
    async prepare(page) {
      const person = somebody();
      await signIn(page, admin);
      await fillInvitation(page, person);
      return person;
    },
    act: (page) => page.getByRole('button', { name: 'Send invitation' }).click(),
    async isKept(page, person) {
      await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(person.email);
    },
    async recover(page) {
      await page.getByRole('button', { name: 'Send invitation' }).click();
      await expect(page.getByRole('dialog', { name: 'Invite user' })).toBeHidden();
    },
  },
];

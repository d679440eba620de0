import type { Page } from '@playwright/test';
import { somebody } from '../../people.ts';
import { fillSignIn, home } from '../../session.ts';
import { expect } from '../../test.ts';
import { type FaultCase, type Visit } from '../faultCase.ts';
import { breakRequests, withAnswer } from '../faults.ts';
import { confirm, signedUp } from '../signedInAs.ts';

const choice = 'Own-Choice-42';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

const requestInvite: FaultCase = {
  target: { operation: 'RequestInvite' },
  async begin({ page }) {
    const json = { __type: 'NotAuthorizedException', message: 'Incorrect username or password.' };
    await breakRequests(page, { action: 'InitiateAuth' }, (route) => route.fulfill({ status: 400, json }));
    const ask = () => press(page, 'Ask for a new invitation');
    return {
      async act() {
        await page.goto(`/register/?username=${somebody().email}&code=Was-Replaced-1`);
        await page.getByLabel('New password', { exact: true }).fill(choice);
        await page.getByLabel('Retype password').fill(choice);
        await press(page, 'Set password');
        await ask();
      },
      async recover() {
        await withAnswer(
          page,
          { operation: 'RequestInvite' },
          { json: { data: { requestInvite: { ok: true } } } },
          async () => {
            await ask();
            await expect(page.getByText(/we have told whoever sent it/)).toBeVisible();
          },
        );
      },
    };
  },
};

const requestReactivation: FaultCase = {
  target: { operation: 'RequestReactivation' },
  async begin({ page }) {
    const { email } = somebody();
    const ask = () => press(page, 'Request reactivation');
    return {
      async act() {
        await page.goto('/deactivated-account/');
        await page.getByLabel('E-mail').fill(email);
        await ask();
      },
      async isKept() {
        await expect(page.getByLabel('E-mail')).toHaveValue(email);
      },
      async recover() {
        const json = { data: { requestReactivation: { ok: true } } };
        await withAnswer(page, { operation: 'RequestReactivation' }, { json }, async () => {
          await ask();
          await expect(page.getByText(/on its way to the administrators/)).toBeVisible();
        });
      },
    };
  },
};

/** Somebody who has signed up and founds an account. */
async function openCreateAccount({ page, request }: Visit) {
  const person = await signedUp(request);
  await confirm(request, person);
  await page.goto('/create-account/');
  await fillSignIn(page, person);
  const field = (name: string) => page.getByRole('textbox', { name });
  await field('Account name').fill('Lumen');
  return { person, company: field('Company') };
}

const createAccount: FaultCase = {
  target: { operation: 'CreateAccount' },
  async begin(visit) {
    const { page } = visit;
    const { company, person } = await openCreateAccount(visit);
    const name = `Lumen ${person.lastName}`;
    await company.fill(name);
    await page.getByRole('button', { name: 'Region' }).click();
    await page.getByRole('option', { name: 'Europe, west' }).click();
    const create = () => press(page, 'Create account');
    return {
      act: create,
      async isKept() {
        await expect(company).toHaveValue(name);
        await expect(page.getByRole('button', { name: /Region$/ })).toHaveText(/Europe, west/);
      },
      async recover(isLast) {
        if (isLast) {
          await create();
          return expect(home(page)).toBeVisible();
        }
        const message = 'Nobody founds accounts today.';
        const userErrors = [{ code: 'CLOSED', field: null, message, details: null }];
        const json = { data: { createAccount: { entity: null, userErrors } } };
        return withAnswer(page, { operation: 'CreateAccount' }, { json }, async () => {
          await create();
          await expect(page.getByText(message)).toBeVisible();
        });
      },
    };
  },
};

/** Availability of a name is checked while typing; if that fails, submitting the form checks it. */
const availability: FaultCase = {
  target: { operation: 'Availability' },
  async begin(visit) {
    const { page } = visit;
    const { company } = await openCreateAccount(visit);
    let count = 0;
    return {
      async act() {
        count += 1;
        await company.fill(`Lumen ${count}`);
        await page.getByRole('textbox', { name: 'Account name' }).focus();
      },
      says: () => null,
      async isKept() {
        await expect(company).toHaveValue(`Lumen ${count}`);
        await expect(company).not.toHaveAttribute('aria-invalid', 'true');
      },
      async recover() {
        await company.fill('Edgeworks Platform Ltd');
        await page.getByRole('textbox', { name: 'Account name' }).focus();
        await expect(company).toHaveAccessibleDescription(/Company name already exists\./);
      },
    };
  },
};

export const newcomerCases: readonly FaultCase[] = [requestInvite, requestReactivation, createAccount, availability];

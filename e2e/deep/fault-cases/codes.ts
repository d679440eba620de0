import type { Page } from '@playwright/test';
import { somebody } from '../../people.ts';
import { expect } from '../../test.ts';
import { entersAnotherCode, type FaultCase } from '../faultCase.ts';
import { withAnswer } from '../faults.ts';
import { passTime } from '../pageTime.ts';

const choice = 'Own-Choice-42';

const mismatch = { status: 400, json: { __type: 'CodeMismatchException', message: 'Invalid verification code' } };

const delivery = { json: { CodeDeliveryDetails: { DeliveryMedium: 'EMAIL', Destination: 'l***@j***' } } };

const refusedCode = 'The code is not valid. Check it or ask for a new one.';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

const code = (page: Page) => page.getByRole('textbox', { name: 'Confirmation code' });

const signUp: FaultCase = {
  target: { action: 'SignUp' },
  async begin({ page }) {
    await page.goto('/signup/');
    const person = somebody();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(person.name);
    await page.getByRole('textbox', { name: 'Last name' }).fill(person.lastName);
    await page.getByRole('checkbox', { name: /terms of use/ }).check();
    const email = page.getByRole('textbox', { name: 'E-mail' });
    let address = '';
    return {
      async act() {
        address = somebody().email;
        await email.fill(address);
        await page.getByLabel(/^Password/).fill(choice);
        await page.getByLabel(/^Retype password/).fill(choice);
        await press(page, 'Create account');
      },
      async isKept() {
        await expect(email).toHaveValue(address);
        await expect(page.getByLabel(/^Retype password/)).toHaveValue(choice);
        await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveValue(person.lastName);
      },
      async recover(isLast) {
        const create = async () => {
          await press(page, 'Create account');
          await expect(page.getByText('If this address is new you will receive a code')).toContainText(address);
        };
        if (isLast) return create();
        // Sign-ups per client address are rate limited.
        const json = { UserConfirmed: false, UserSub: address, ...delivery.json };
        await withAnswer(page, { action: 'SignUp' }, { json }, create);
        await page.goBack();
      },
    };
  },
};

const confirmSignUp: FaultCase = {
  target: { action: 'ConfirmSignUp' },
  async begin({ page }) {
    await page.goto(`/activate-account/?email=${somebody().email}`);
    return {
      ...entersAnotherCode(code(page)),
      async recover(isLast) {
        await withAnswer(page, { action: 'ConfirmSignUp' }, isLast ? { json: {} } : mismatch, async () => {
          await press(page, 'Activate account');
          if (isLast) await expect(page.getByText('Your account is active. Sign in to continue.')).toBeVisible();
          else await expect(code(page)).toHaveAccessibleDescription(refusedCode);
        });
      },
    };
  },
};

const resendCode: FaultCase = {
  target: { action: 'ResendConfirmationCode' },
  async begin({ page }) {
    await page.goto(`/activate-account/?email=${somebody().email}`);
    await code(page).fill('123');
    const again = () => press(page, 'Send a new code');
    return {
      act: again,
      async isKept() {
        await expect(code(page)).toHaveValue('123');
      },
      async recover() {
        await withAnswer(page, { action: 'ResendConfirmationCode' }, delivery, async () => {
          await again();
          await expect(page.getByText('We sent a new code. Use the newest one.')).toBeVisible();
        });
        // The next code may be sent after two minutes.
        await passTime(page, 121);
      },
    };
  },
};

const forgotPassword: FaultCase = {
  target: { action: 'ForgotPassword' },
  async begin({ page }) {
    await page.goto('/forgot-password');
    const email = page.getByRole('textbox', { name: 'E-mail' });
    let address = '';
    return {
      async act() {
        address = somebody().email;
        await email.fill(address);
        await press(page, 'Send code');
      },
      async isKept() {
        await expect(email).toHaveValue(address);
      },
      async recover(isLast) {
        await press(page, 'Send code');
        await expect(page.getByText('If this address has an account you will receive a code')).toContainText(address);
        if (!isLast) await page.goBack();
      },
    };
  },
};

const confirmPassword: FaultCase = {
  target: { action: 'ConfirmForgotPassword' },
  async begin({ page }) {
    await page.goto(`/confirm-password/?email=${somebody().email}`);
    await code(page).fill('123456');
    await page.getByLabel('New password', { exact: true }).fill(choice);
    await page.getByLabel('Retype password').fill(choice);
    const save = () => press(page, 'Save password');
    return {
      async act() {
        // A refused code is not submitted again.
        await code(page).fill(`${Number(await code(page).inputValue()) + 1}`);
        await save();
      },
      async isKept() {
        await expect(code(page)).toHaveValue(/^\d{6}$/);
        await expect(page.getByLabel('Retype password')).toHaveValue(choice);
      },
      async recover(isLast) {
        await withAnswer(page, { action: 'ConfirmForgotPassword' }, isLast ? { json: {} } : mismatch, async () => {
          await save();
          if (isLast) await expect(page.getByText('Your password is changed. Sign in with the new one.')).toBeVisible();
          else await expect(code(page)).toHaveAccessibleDescription(/The code is not valid/);
        });
      },
    };
  },
};

export const codeCases: readonly FaultCase[] = [signUp, confirmSignUp, resendCode, forgotPassword, confirmPassword];

import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect } from '../../test.ts';
import { entersAnotherCode, type FaultCase, type Visit, withReason } from '../faultCase.ts';
import { withAnswer } from '../faults.ts';
import { messageOfFault } from '../faultMessages.ts';
import { enterAsMember, signInAsMember } from '../signedInAs.ts';

const said = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

const changePassword: FaultCase = {
  target: { action: 'ChangePassword' },
  async begin(visit) {
    const { page } = visit;
    await enterAsMember(visit, '/my-account');
    await page.getByRole('button', { name: 'Change password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    const submit = () => dialog.getByRole('button', { name: 'Change password' }).click();
    return {
      async act() {
        await dialog.getByLabel('Current password').fill('Own-Choice-42');
        await dialog.getByLabel(/^New password/).fill('Even-Better-43');
        await dialog.getByLabel('Retype new password').fill('Even-Better-43');
        await submit();
      },
      async isKept() {
        await expect(dialog.getByLabel('Current password')).toHaveValue('Own-Choice-42');
        await expect(dialog.getByLabel('Retype new password')).toHaveValue('Even-Better-43');
      },
      async recover(isLast) {
        // The password must stay as the other visits know it.
        const json = isLast ? {} : { __type: 'NotAuthorizedException', message: 'Incorrect username or password.' };
        await withAnswer(page, { action: 'ChangePassword' }, { status: isLast ? 200 : 400, json }, async () => {
          await submit();
          await said(page, isLast ? 'Your password is changed' : 'The current password is incorrect.');
        });
      },
    };
  },
};

/** With a fresh sign-in, so that no step-up is needed. */
async function openFreshly(visit: Visit): Promise<void> {
  const { page } = visit;
  await signInAsMember(visit, '/my-account');
  await said(page, 'This session');
}

const setUp = (page: Page) => page.getByRole('dialog', { name: 'Set up your authenticator' });

const openSetUp = (page: Page) => page.getByRole('button', { name: 'Set up authenticator' }).click();

const secret = { SecretCode: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' };

const associate: FaultCase = {
  target: { action: 'AssociateSoftwareToken' },
  async begin(visit) {
    const { page } = visit;
    await openFreshly(visit);
    return {
      act: () => openSetUp(page),
      says: withReason('The QR code could not be loaded\\.', { action: 'AssociateSoftwareToken' }),
      async recover() {
        await withAnswer(page, { action: 'AssociateSoftwareToken' }, { json: secret }, async () => {
          await setUp(page).getByRole('button', { name: 'Retry' }).click();
          await expect(setUp(page).getByRole('img', { name: 'Code for your authenticator app' })).toBeVisible();
        });
        await setUp(page).getByRole('button', { name: 'Cancel' }).click();
        await expect(setUp(page)).toBeHidden();
      },
    };
  },
};

const code = (page: Page) => setUp(page).getByLabel('Enter the code that the app shows.');

const verify: FaultCase = {
  target: { action: 'VerifySoftwareToken' },
  async begin(visit) {
    const { page } = visit;
    await openFreshly(visit);
    await openSetUp(page);
    return {
      ...entersAnotherCode(code(page)),
      async recover() {
        const json = { __type: 'EnableSoftwareTokenMFAException', message: 'Code mismatch' };
        await withAnswer(page, { action: 'VerifySoftwareToken' }, { status: 400, json }, async () => {
          await setUp(page).getByRole('button', { name: 'Turn on' }).click();
          await expect(code(page)).toHaveAccessibleDescription('The code is not valid.');
        });
      },
    };
  },
};

const setPreference: FaultCase = {
  target: { action: 'SetUserMFAPreference' },
  async begin(visit) {
    const { page } = visit;
    await openFreshly(visit);
    await openSetUp(page);
    const grouped = (await setUp(page).locator('code').textContent()) ?? '';
    const app = new TOTP({ secret: Secret.fromBase32(grouped.replaceAll(' ', '')) });
    const entered = app.generate();
    const target = { action: 'SetUserMFAPreference' };
    const turnOn = () => setUp(page).getByRole('button', { name: 'Turn on' }).click();
    return {
      // The correct code is verified once; then only the last step is retried.
      act: async () => ((await code(page).inputValue()) === entered ? turnOn() : code(page).fill(entered)),
      says: (fault) =>
        fault === '429'
          ? messageOfFault(fault, target)
          : withReason('Multi-factor authentication could not be enabled\\.', target)(fault),
      async isKept() {
        await expect(code(page)).toHaveValue(entered);
      },
      async recover(isLast) {
        const json = isLast ? {} : { __type: 'InternalErrorException', message: 'Not now' };
        await withAnswer(page, target, { status: isLast ? 200 : 400, json }, async () => {
          await turnOn();
          await said(
            page,
            isLast ? 'Multi-factor authentication is on' : /could not be enabled\. Something went wrong/,
          );
        });
      },
    };
  },
};

export const signInSettingCases: readonly FaultCase[] = [changePassword, associate, verify, setPreference];

import type { CDPSession, Page, Route } from '@playwright/test';
import { enrollAuthenticator } from './authenticator.ts';
import { newestMail } from './inbox.ts';
import { clearTokens, createMember, type Member } from './member.ts';
import { sentText } from './sentText.ts';
import { enter, home } from './session.ts';
import { expect, failedResponse, test } from './test.ts';

type VirtualAuthenticator = {
  /** Whether the user confirms each request. */
  confirm: (confirms: boolean) => Promise<void>;
  /** Whether the user proves who they are, with a fingerprint or a PIN. */
  verify: (verifies: boolean) => Promise<void>;
};

/** A platform authenticator, such as a fingerprint reader. */
async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const client: CDPSession = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    confirm: async (enabled) =>
      void (await client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })),
    verify: async (isUserVerified) =>
      void (await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })),
  };
}

const passkeys = (page: Page) => page.getByRole('group', { name: 'Passkeys' });
const passkey = (page: Page, name: string) => passkeys(page).getByRole('listitem').filter({ hasText: name });
const withPasskey = (page: Page) => page.getByRole('button', { name: 'Continue with a passkey' });

async function openMyAccount(page: Page, member: Member): Promise<void> {
  await enter(page, member.session);
  await page.goto('/my-account?section=security');
  await expect(page.getByText('No passkeys yet')).toBeVisible();
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByRole('textbox', { name: /^Name/ }).fill(name);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(passkey(page, name)).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(withPasskey(page)).toBeVisible();
}

async function act(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Refuses the operation once, as if the sign-in were not recent. */
async function requireProof(page: Page, operation: string): Promise<void> {
  const errors = [{ message: 'No.', extensions: { code: 'STEP_UP_REQUIRED', reason: 'STEP_UP' } }];
  let isRefused = false;
  const handler = (route: Route) => {
    if (isRefused || !sentText(route.request()).includes(`mutation ${operation}`)) return route.fallback();
    isRefused = true;
    return route.fulfill({ json: { errors } });
  };
  await page.route('**/graphql', handler);
}

test.use({ expectedErrors: { patterns: [failedResponse(400)] } });

test('a passkey is added, renamed, used to sign in, and removed', async ({ page, request }) => {
  const member = await createMember(request);
  const authenticator = await addAuthenticator(page);
  await openMyAccount(page, member);

  await test.step('a failed request keeps the name', async () => {
    const json = { data: null, errors: [{ message: 'No.', extensions: { code: 'VALIDATION' } }] };
    await page.route('**/graphql', (route) =>
      sentText(route.request()).includes('StartPasskeyRegistration') ? route.fulfill({ json }) : route.fallback(),
    );
    await page.getByRole('button', { name: 'Add passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await dialog.getByRole('textbox', { name: /^Name/ }).fill('Laptop');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog).toContainText('Something went wrong. Try again.');
    await page.unroute('**/graphql');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(passkey(page, 'Laptop')).toBeVisible();
    await newestMail(request, member.email, /^A passkey was added$/);
  });

  await test.step('this device cannot add another one', async () => {
    await page.getByRole('button', { name: 'Add passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog).toContainText('This device already has a passkey for your account.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('it is renamed', async () => {
    await act(page, 'Laptop', 'Rename');
    const dialog = page.getByRole('dialog', { name: 'Rename passkey' });
    await dialog.getByRole('textbox', { name: /^Name/ }).fill('Work laptop');
    await dialog.getByRole('button', { name: 'Rename passkey' }).click();
    await expect(passkey(page, 'Work laptop')).toBeVisible();
  });

  await test.step('without user verification, it does not sign in', async () => {
    await authenticator.confirm(false);
    await signOut(page);
    await authenticator.verify(false);
    await authenticator.confirm(true);
    await page.getByLabel('E-mail').fill(member.email);
    await withPasskey(page).click();
    await expect(page.getByText('No passkey was used.')).toBeVisible();
    await authenticator.verify(true);
  });

  await test.step('it signs in, without the password', async () => {
    await page.getByLabel('E-mail').fill(member.email);
    await withPasskey(page).click();
    await expect(home(page)).toBeVisible();
  });

  await test.step('it confirms who they are, is removed, and no longer signs in', async () => {
    await page.goto('/my-account?section=security');
    const sessions = page.getByRole('group', { name: 'Sessions' }).getByRole('listitem');
    await expect(sessions.filter({ hasText: 'This session' })).toContainText('Passkey');
    await expect(passkeys(page)).toContainText('Last used:');
    await requireProof(page, 'RemovePasskey');
    await act(page, 'Work laptop', 'Remove…');
    await page.getByRole('button', { name: 'Remove passkey' }).click();
    const proof = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await proof.getByRole('button', { name: 'Use a passkey instead' }).click();
    await expect(proof).toBeHidden();
    await expect(page.getByText('No passkeys yet')).toBeVisible();
    await newestMail(request, member.email, /^A passkey was removed$/);
    await authenticator.confirm(false);
    await signOut(page);
    await expect(withPasskey(page).locator('..')).toContainText('Last used');
    await authenticator.confirm(true);
    await page.getByLabel('E-mail').fill(member.email);
    await withPasskey(page).click();
    await expect(page.getByText('This passkey cannot be used for this e-mail.')).toBeVisible();
  });
});

test('a passkey replaces the password and the code, but not for another user', async ({ page, request }) => {
  const member = await createMember(request);
  const other = await createMember(request);
  await addAuthenticator(page);
  await openMyAccount(page, member);
  await addPasskey(page, 'Laptop');
  // Enrolling ends the session, which the console would notice and sign in again with autofill.
  await page.goto('/documentation/');
  await page.evaluate(() => localStorage.clear());
  await enrollAuthenticator(request, member.session);
  await page.goto('/signin/');

  await test.step('an unknown user, a user without passkeys, and another user get the same response', async () => {
    for (const email of ['nobody@example.test', other.email]) {
      await page.getByLabel('E-mail').fill(email);
      await withPasskey(page).click();
      await expect(page.getByText('This passkey cannot be used for this e-mail.')).toBeVisible();
    }
  });

  await page.getByLabel('E-mail').fill(member.email);
  await withPasskey(page).click();
  await expect(home(page)).toBeVisible();

  await test.step('autofill offers it from now on', async () => {
    await clearTokens(page);
    await page.goto('/signin/');
    // The virtual authenticator confirms the request of autofill, as if the user had chosen it in the field.
    await expect(home(page)).toBeVisible();
  });
});

import type { Page } from '@playwright/test';
import { clientId, identityService } from './identityService.ts';
import { newestMail } from './inbox.ts';
import { accessToken, newMember } from './member.ts';
import { fillSignIn, home } from './session.ts';
import { openMyAccount } from './openMyAccount.ts';
import { expect, failedResponse, test } from './test.ts';

const thief = 'thief@example.test';

/** Tokens copied from a browser. */
async function tokensOf(page: Page): Promise<{ access: string; refresh: string }> {
  const refresh = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.refreshToken'));
    return localStorage.getItem(key ?? '') ?? '';
  });
  return { access: await accessToken(page), refresh };
}

/** Calls the identity service directly, without the console. */
async function call(action: string, input: object): Promise<{ name: string; text: string }> {
  const { __type: name = 'done', message: text = '' } = await identityService().call(action, input);
  return { name, text };
}

const mailsTo = async (to: string) => (await identityService().mailsTo(to)).map(({ subject }) => subject);

test.use({ expectedErrors: { patterns: [failedResponse(400), failedResponse(401)] } });

test('stolen tokens cannot take over an account, and are useless once the owner has ended the session', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const member = await newMember(page, request);
  const secondPage = await (await browser.newContext()).newPage();
  await secondPage.goto('/users/');
  await fillSignIn(secondPage, member);
  await expect(secondPage.getByRole('heading', { level: 1, name: /^Users/ })).toBeVisible();
  const stolen = await tokensOf(secondPage);
  const before = await mailsTo(member.email);

  /** Steps of an account takeover with a stolen token. */
  const steps: [string, object][] = [
    ['GetUser', {}],
    ['UpdateUserAttributes', { UserAttributes: [{ Name: 'email', Value: thief }] }],
    ['GetUserAttributeVerificationCode', { AttributeName: 'email' }],
    ['VerifyUserAttribute', { AttributeName: 'email', Code: '123456' }],
    ['ChangePassword', { PreviousPassword: member.password, ProposedPassword: 'Thief-Choice-1' }],
  ];

  await test.step('while the session lives, the account stays in its mailbox', async () => {
    for (const name of ['email', 'email_verified', 'phone_number', 'custom:tenant']) {
      const UserAttributes = [{ Name: name, Value: thief }];
      const response = await call('UpdateUserAttributes', { AccessToken: stolen.access, UserAttributes });
      expect(response.name, name).toMatch(/^(NotAuthorized|InvalidParameter)Exception$/);
    }
  });

  await test.step('no second factor is set up, replaced or removed', async () => {
    const changes = {
      AssociateSoftwareToken: {},
      VerifySoftwareToken: { UserCode: '123456' },
      SetUserMFAPreference: { SoftwareTokenMfaSettings: { Enabled: false } },
    };
    for (const [action, input] of Object.entries(changes))
      expect(await call(action, { AccessToken: stolen.access, ...input }), action).toHaveProperty(
        'name',
        'ForbiddenException',
      );
  });

  await test.step('the owner ends the other session, and continues here with the password', async () => {
    await openMyAccount(page, 'Security');
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    const confirmation = page.getByRole('alertdialog', { name: 'Sign out everywhere else?' });
    await confirmation.getByRole('button', { name: 'Sign out everywhere' }).click();
    const again = page.getByRole('dialog', { name: 'Sign in again' });
    await again.getByLabel('Password', { exact: true }).fill(member.password);
    await again.getByRole('button', { name: 'Sign in' }).click();
    await expect(again).toBeHidden();
    await expect(page.getByText('This session')).toBeVisible();
  });

  await test.step('from then on each step is refused, at the identity service and at the API', async () => {
    for (const [action, input] of steps) {
      expect(await call(action, { AccessToken: stolen.access, ...input }), action).toEqual({
        name: 'NotAuthorizedException',
        text: 'Access Token has been revoked',
      });
    }
    const refresh = { ClientId: clientId, RefreshToken: stolen.refresh };
    expect((await call('GetTokensFromRefreshToken', refresh)).text).toBe('Refresh Token has been revoked');
    const response = await request.post('/graphql', {
      headers: { authorization: `Bearer ${stolen.access}`, origin: new URL(page.url()).origin },
      data: { query: '{ viewer { user { email } } }' },
    });
    expect(response.status()).toBe(401);
  });

  await test.step('the thief was mailed nothing, and the owner still signs in with what they know', async () => {
    await call('ForgotPassword', { ClientId: clientId, Username: thief });
    expect(await mailsTo(thief)).toEqual([]);
    expect(await mailsTo(member.email)).toEqual(before);
    await secondPage.goto('/signin/');
    await fillSignIn(secondPage, member);
    await expect(home(secondPage)).toBeVisible();
    await secondPage.context().close();
  });

  await test.step('the owner is notified of a changed password', async () => {
    const input = { PreviousPassword: member.password, ProposedPassword: 'Even-Better-43' };
    expect(await call('ChangePassword', { AccessToken: await accessToken(page), ...input })).toMatchObject({
      name: 'done',
    });
    await newestMail(request, member.email, /Your password was changed/);
  });
});

import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lifetimes, userPoolClientId } from '../pool/settings.ts';
import { ana, startTestCloud, type Answer, type TestCloud } from '../testing/test-cloud.ts';

const address = 'https://console.test/signin/';
const verifier = 'v'.repeat(64);
const bob = 'bob@example.test';

let test: TestCloud;

beforeEach(async () => {
  test = await startTestCloud({
    redirects: { signIn: [address], signOut: ['https://console.test/'] },
    allowedOrigins: ['https://console.test'],
  });
  await test.cloud().importUsers([ana]);
});

afterEach(() => test.stop());

const form = (values: Record<string, string>) => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(values).toString(),
});

/** Opens the page of a provider and returns its transaction. */
async function begin(provider = 'Google'): Promise<string> {
  const query = new URLSearchParams({
    client_id: userPoolClientId,
    redirect_uri: address,
    response_type: 'code',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'my state',
    ...(provider === '' ? {} : { identity_provider: provider }),
  });
  const { text } = await test.send(`/oauth2/authorize?${query}`);
  return /name="transaction" value="([^"]+)"/.exec(text)?.[1] ?? '';
}

const answer = (transaction: string, values: Record<string, string>): Promise<Answer> =>
  test.send('/oauth2/provider', form({ transaction, answer: 'accept', ...values }));
const answered = ({ headers }: Answer): Record<string, string> =>
  Object.fromEntries(new URL(String(headers.location)).searchParams);

async function codeFor(email: string, provider = 'Google'): Promise<string> {
  return answered(await answer(await begin(provider), { email, name: 'Bob' }))['code'] ?? '';
}

async function redeem(code: string, changes: Record<string, string> = {}) {
  const { text } = await test.send(
    '/oauth2/token',
    form({
      grant_type: 'authorization_code',
      client_id: userPoolClientId,
      redirect_uri: address,
      code,
      code_verifier: verifier,
      ...changes,
    }),
  );
  return JSON.parse(text) as Record<string, string>;
}

describe('signing in with a provider', () => {
  it('leads through its page to tokens, and to the same account the next time', async () => {
    const back = await answer(await begin(), { email: bob, name: 'Bob' });
    expect(back.status).toBe(303);
    expect(String(back.headers.location)).toMatch(/^https:\/\/console\.test\/signin\/\?/);
    expect(answered(back)).toMatchObject({ state: 'my state' });
    const tokens = await redeem(answered(back)['code'] ?? '');
    const user = await test.call('GetUser', { AccessToken: tokens['access_token'] });
    expect(user).toHaveProperty('Username');
    expect(await test.admin('AdminGetUser', { Username: bob })).toMatchObject({ UserStatus: 'EXTERNAL_PROVIDER' });
    await test.reopen();
    const again = await redeem(await codeFor(bob));
    expect(await test.call('GetUser', { AccessToken: again['access_token'] })).toEqual(user);
  });

  it('refreshes as after any sign-in', async () => {
    const { refresh_token: first = '' } = await redeem(await codeFor(bob));
    const refresh = (token: string) => redeem('', { grant_type: 'refresh_token', refresh_token: token });
    const { refresh_token: second = '' } = await refresh(first);
    expect(second).not.toBe(first);
    expect(await refresh('made up')).toEqual({ error: 'invalid_grant' });
  });

  it('lets the person choose where the application did not', async () => {
    const transaction = await begin('');
    const { text } = await test.send('/oauth2/provider', form({ transaction, provider: 'GitHub' }));
    expect(text).toContain('Sign in with GitHub');
    expect(answered(await answer(transaction, { provider: 'GitHub', email: bob }))).toHaveProperty('code');
  });

  it('goes back without tokens when the person cancels', async () => {
    expect(answered(await answer(await begin(), { answer: 'cancel' }))).toEqual({
      error: 'access_denied',
      error_description: 'User cancelled the sign-in.',
      state: 'my state',
    });
  });

  it('asks again for an address that is none, and shows it as text', async () => {
    const transaction = await begin();
    const refused = await answer(transaction, { email: '"><b>x', name: '' });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('&quot;&gt;&lt;b&gt;x');
    expect(answered(await answer(transaction, { email: bob }))).toHaveProperty('code');
  });

  it.each([
    ['an account with a password', ana.email],
    ['an account of another provider', bob],
  ])('does not take over %s', async (_, email) => {
    await redeem(await codeFor(bob, 'GitHub'));
    expect(answered(await answer(await begin(), { email }))).toEqual({
      error: 'invalid_request',
      error_description: 'An account with the given email already exists.',
      state: 'my state',
    });
  });

  it('keeps the address by which the provider finds the account again', async () => {
    const { access_token: AccessToken } = await redeem(await codeFor(bob));
    const UserAttributes = [{ Name: 'email', Value: 'eve@example.test' }];
    expect(await test.call('UpdateUserAttributes', { AccessToken, UserAttributes })).toEqual({
      __type: 'InvalidParameterException',
      message: 'The address of a federated user is changed at the provider.',
    });
    expect(await test.mailsTo('eve@example.test')).toEqual([]);
  });

  it('keeps out somebody disabled', async () => {
    await redeem(await codeFor(bob));
    const code = await codeFor(bob);
    await test.admin('AdminDisableUser', { Username: bob });
    expect(answered(await answer(await begin(), { email: bob }))).toHaveProperty(
      'error_description',
      'User is disabled.',
    );
    expect(await redeem(code)).toEqual({ error: 'invalid_grant' });
  });
});

describe('the code', () => {
  it('is good once', async () => {
    const code = await codeFor(bob);
    expect(await redeem(code)).toHaveProperty('access_token');
    expect(await redeem(code)).toEqual({ error: 'invalid_grant' });
  });

  it.each([
    ['another verifier', { code_verifier: 'w'.repeat(64) }, 'invalid_grant'],
    ['another address', { redirect_uri: 'https://console.test/' }, 'invalid_grant'],
    ['another application', { client_id: 'other' }, 'invalid_client'],
    ['another grant', { grant_type: 'password' }, 'unsupported_grant_type'],
  ])('is nothing worth with %s', async (_, changes, error) => {
    expect(await redeem(await codeFor(bob), changes)).toEqual({ error });
  });

  it('is over after five minutes', async () => {
    const code = await codeFor(bob);
    test.advance(lifetimes.authorizationCode);
    expect(await redeem(code)).toEqual({ error: 'invalid_grant' });
  });
});

describe('the hosted pages', () => {
  it('send a form only for a page that was opened here, within ten minutes', async () => {
    expect((await answer('made up', { email: bob })).status).toBe(400);
    const transaction = await begin();
    test.advance(lifetimes.authorization);
    expect((await answer(transaction, { email: bob })).status).toBe(400);
  });

  it('run no script, load nothing from elsewhere and stand in no frame', async () => {
    const { headers } = await test.send('/oauth2/authorize');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; form-action 'self' https://console.test; base-uri 'none'; frame-ancestors 'none'",
    );
  });

  it('take no name longer than an attribute can be', async () => {
    const transaction = await begin();
    expect(await answer(transaction, { email: bob, name: 'n'.repeat(2_049) })).toMatchObject({
      status: 400,
      text: expect.stringContaining('name: String must not be longer than 2048.') as unknown,
    });
    expect(answered(await answer(transaction, { email: bob, name: 'n'.repeat(2_048) }))).toHaveProperty('code');
  });

  it.each(['/oauth2/provider', '/oauth2/token'])('refuse what is too large: %s', async (path) => {
    expect(await test.send(path, form({ code: 'x'.repeat(100_001) }))).toMatchObject({
      status: 413,
      text: 'The request body is larger than 100 kB.\n',
    });
  });

  it('give tokens to pages of allowed origins only', async () => {
    const ask = (origin: string) =>
      test.send('/oauth2/token', {
        ...form({}),
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect((await ask('https://evil.test')).status).toBe(403);
    expect((await ask('https://console.test')).headers['access-control-allow-origin']).toBe('https://console.test');
  });

  it('lead from a log-out to addresses on the list only', async () => {
    const logOut = (logoutUri: string) =>
      test.send(`/logout?${new URLSearchParams({ client_id: userPoolClientId, logout_uri: logoutUri })}`);
    expect((await logOut('https://console.test/')).headers.location).toBe('https://console.test/');
    expect(await logOut('https://evil.test/')).toMatchObject({ status: 400 });
  });

  it('answer nothing else', async () => {
    expect((await test.send('/oauth2/other')).status).toBe(404);
    expect((await test.send('/oauth2/provider')).status).toBe(405);
    expect((await test.send('/logout', { method: 'POST' })).status).toBe(405);
  });
});

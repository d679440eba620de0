import { createPublicKey, createSign, createVerify, generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CustomMessageEvent } from '../functions/customMessage.ts';
import type { HttpEvent, HttpResult } from '../functions/gitHub.ts';
import { bundleFunctions, bundleOf, functionNames, type FunctionName } from '../lib/bundleFunctions.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
/** Requests to the stand-ins for AWS, the API, and GitHub: `Operation` or the path, and the body. */
const received: { name: string; body: string }[] = [];
let outcome: 'LINKED' | 'EXISTS' | 'NEW' = 'NEW';

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function answerOf(name: string, body: string): unknown {
  switch (name) {
    case '/provider-sign-up':
      return { outcome };
    case 'GetPublicKey':
      return { PublicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64') };
    case 'Sign': {
      const { Message } = JSON.parse(body) as { Message: string };
      const signature = createSign('RSA-SHA256').update(Buffer.from(Message, 'base64')).sign(privateKey);
      return { Signature: signature.toString('base64') };
    }
    case '/login/oauth/access_token':
      return new URLSearchParams(body).get('code') === 'right' ? { access_token: 'token' } : { error: 'bad_code' };
    case '/user':
      return { id: 7, name: null, login: 'octocat' };
    case '/user/emails':
      return [
        { email: 'old@example.com', primary: false, verified: true },
        { email: 'ana@example.com', primary: true, verified: true },
      ];
    default:
      return {};
  }
}

const server = createServer((request, response) => {
  void readBody(request).then((body) => {
    const target = request.headers['x-amz-target'];
    const name = typeof target === 'string' ? (target.split('.').at(-1) ?? '') : (request.url ?? '');
    received.push({ name, body });
    response.setHeader('content-type', 'application/x-amz-json-1.1').end(JSON.stringify(answerOf(name, body)));
  });
});

type Handler<Event, Result = Event> = (event: Event) => Promise<Result>;
/** The handlers of the bundles, as Lambda loads them. */
const handlers = new Map<FunctionName, Handler<never, unknown>>();
const call = <Event, Result = Event>(name: FunctionName, event: Event): Promise<Result> =>
  (handlers.get(name) as unknown as Handler<Event, Result>)(event);

beforeAll(async () => {
  await bundleFunctions();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const [name, value] of Object.entries({
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_ENDPOINT_URL: origin,
    CONSOLE_ORIGIN: 'https://console.example.com',
    PROVIDER_SIGN_UP_URL: `${origin}/provider-sign-up`,
    PROVIDER_SIGN_UP_SECRET: 's'.repeat(64),
    EMAIL_ATTRIBUTE: 'custom:provider_email',
    EMAIL_VERIFIED_ATTRIBUTE: 'custom:provider_verified',
    GITHUB_URL: origin,
    GITHUB_API_URL: origin,
    SIGNING_KEY_ID: 'key',
  }))
    vi.stubEnv(name, value);
  for (const name of functionNames) {
    const bundle = (await import(/* @vite-ignore */ pathToFileURL(join(bundleOf(name), 'index.mjs')).href)) as {
      readonly handler: Handler<never, unknown>;
    };
    handlers.set(name, bundle.handler);
  }
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});
beforeEach(() => void received.splice(0));

const message = (triggerSource: string, clientId: string, clientMetadata = {}): CustomMessageEvent => ({
  triggerSource,
  callerContext: { clientId },
  request: { userAttributes: { email: 'ana+1@example.com' }, codeParameter: '{####}', clientMetadata },
  response: { emailSubject: null, emailMessage: null },
});
const administrator = 'CLIENT_ID_NOT_APPLICABLE';
const brand = { product: 'North TV', console: 'https://north.example', inviter: 'Ben Hale', account: 'North' };

describe('the custom-message trigger', () => {
  it.each([
    'CustomMessage_SignUp',
    'CustomMessage_ResendCode',
    'CustomMessage_ForgotPassword',
    'CustomMessage_UpdateUserAttribute',
    'CustomMessage_VerifyUserAttribute',
  ])('writes %s within the limits of Cognito', async (source) => {
    const { response } = await call('customMessage', message(source, 'client', brand));
    expect(response.emailSubject?.length).toBeLessThanOrEqual(140);
    expect(response.emailMessage?.length).toBeLessThanOrEqual(20_000);
    expect(response.emailMessage).toContain('{####}');
    // A browser can send any metadata.
    expect(response.emailMessage).not.toContain('North');
  });

  it('writes an invitation with the brand of the call, and a link with the temporary password', async () => {
    const { response } = await call('customMessage', message('CustomMessage_AdminCreateUser', administrator, brand));
    expect(response.emailSubject).toBe('You have been invited to North TV');
    expect(response.emailMessage).toContain('Ben Hale has invited you to join North');
    expect(response.emailMessage).toMatch(
      /https:\/\/north\.example\/register\/\?username=ana%2B1%40example\.com&(?:amp;)?code=\{####\}/,
    );
    expect(response.emailMessage?.length).toBeLessThanOrEqual(20_000);
  });

  it('says who reset a password', async () => {
    const { response } = await call('customMessage', message('CustomMessage_ForgotPassword', administrator, brand));
    expect(response.emailMessage).toContain('Ben Hale reset your password');
  });
});

const userEvent = (triggerSource: string, userAttributes: Record<string, string>) => ({
  triggerSource,
  userPoolId: 'eu-west-1_Abc',
  userName: 'Google_1234',
  request: { userAttributes },
});
const provided = {
  'cognito:user_status': 'EXTERNAL_PROVIDER',
  'custom:provider_email': 'ana@example.com',
  'custom:provider_verified': 'true',
};

describe('the pre-sign-up trigger', () => {
  it('asks the API about a new user of a provider', async () => {
    const event = userEvent('PreSignUp_ExternalProvider', provided);
    outcome = 'NEW';
    expect(await call('preSignUp', event)).toBe(event);
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({
      username: 'Google_1234',
      email: 'ana@example.com',
      isEmailVerified: true,
    });
    outcome = 'LINKED';
    await expect(call('preSignUp', event)).rejects.toThrow('PROVIDER_LINKED');
  });
});

describe.each([
  ['postConfirmation', 'PostConfirmation_ConfirmSignUp'],
  // Again, if the other one failed.
  ['preTokenGeneration', 'TokenGeneration_HostedAuth'],
] as const)('%s', (name, source) => {
  it('copies the verified address of a provider', async () => {
    await call(name, userEvent(source, provided));
    expect(received.map(({ name: operation, body }) => [operation, JSON.parse(body) as unknown])).toEqual([
      [
        'AdminUpdateUserAttributes',
        {
          UserPoolId: 'eu-west-1_Abc',
          Username: 'Google_1234',
          UserAttributes: [
            { Name: 'email', Value: 'ana@example.com' },
            { Name: 'email_verified', Value: 'true' },
          ],
        },
      ],
    ]);
  });

  it.each([
    ['an unverified address', { ...provided, 'custom:provider_verified': 'false' }],
    ['a user without a provider, who can write the attribute', { ...provided, 'cognito:user_status': 'CONFIRMED' }],
    ['a user who has an address', { ...provided, email: 'other@example.com' }],
  ])('changes nothing for %s', async (_case, attributes) => {
    await call(name, userEvent(source, attributes));
    expect(received).toEqual([]);
  });
});

it('ends every session after a new password was set with a code', async () => {
  await call('postConfirmation', userEvent('PostConfirmation_ConfirmForgotPassword', {}));
  expect(received.map(({ name }) => name)).toEqual(['AdminUserGlobalSignOut']);
});

describe('the provider for GitHub', () => {
  const ask = (rawPath: string, more: Partial<HttpEvent> = {}) =>
    call<HttpEvent, HttpResult>('gitHub', {
      rawPath,
      rawQueryString: '',
      headers: {},
      requestContext: { domainName: 'provider.example' },
      isBase64Encoded: false,
      ...more,
    });
  const exchange = (code: string) =>
    ask('/token', {
      body: Buffer.from(`grant_type=authorization_code&code=${code}&client_id=client`).toString('base64'),
      isBase64Encoded: true,
    });
  const part = (token: string, index: number) =>
    JSON.parse(Buffer.from(token.split('.')[index] ?? '', 'base64url').toString('utf8')) as Record<string, unknown>;

  it('sends users to GitHub with its scopes', async () => {
    const { statusCode, headers } = await ask('/authorize', {
      rawQueryString: 'client_id=client&redirect_uri=https%3A%2F%2Fpool.example%2F&state=s&scope=openid',
    });
    expect(statusCode).toBe(302);
    const { pathname, searchParams } = new URL(headers['location'] ?? '');
    expect(pathname).toBe('/login/oauth/authorize');
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: 'client',
      redirect_uri: 'https://pool.example/',
      state: 's',
      scope: 'read:user user:email',
    });
  });

  it('adds an ID token that its published key verifies', async () => {
    const { id_token: token } = JSON.parse((await exchange('right')).body) as { id_token: string };
    const { keys } = JSON.parse((await ask('/keys')).body) as { keys: (JsonWebKey & { kid: string })[] };
    const key = keys.find(({ kid }) => kid === part(token, 0)['kid']);
    const [header, claims, signature = ''] = token.split('.');
    const verifier = createVerify('RSA-SHA256').update(`${header}.${claims}`);
    expect(verifier.verify(createPublicKey({ key: key ?? {}, format: 'jwk' }), signature, 'base64url')).toBe(true);
    expect(part(token, 1)).toMatchObject({
      iss: 'https://provider.example',
      aud: 'client',
      sub: '7',
      name: 'octocat',
      email: 'ana@example.com',
      email_verified: true,
    });
  });

  it('passes on that GitHub rejects a code', async () => {
    expect(await exchange('wrong')).toMatchObject({ statusCode: 400, body: '{"error":"bad_code"}' });
  });

  it('returns the same user for its access token', async () => {
    const { body } = await ask('/userinfo', { headers: { authorization: 'Bearer token' } });
    expect(JSON.parse(body)).toMatchObject({ sub: '7', email: 'ana@example.com', email_verified: true });
  });
});

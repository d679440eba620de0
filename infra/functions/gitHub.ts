import { createHash, createPublicKey } from 'node:crypto';
import { GetPublicKeyCommand, KMSClient, SignCommand } from '@aws-sdk/client-kms';

// GitHub offers OAuth, but not OpenID Connect, which Cognito needs. This provider adds a signed ID token to GitHub's responses.

/** The part of an API Gateway event (payload version 2) that is used here. */
export type HttpEvent = {
  readonly rawPath: string;
  readonly rawQueryString: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly requestContext: { readonly domainName: string };
  readonly body?: string;
  readonly isBase64Encoded: boolean;
};
export type HttpResult = {
  readonly statusCode: number;
  readonly headers: Record<string, string>;
  readonly body: string;
};

type Claims = {
  readonly sub: string;
  readonly name: string;
  readonly email: string;
  readonly email_verified: boolean;
};

const timeoutMs = 4_000;
const tokenSeconds = 600;
const gitHub = process.env['GITHUB_URL'] ?? 'https://github.com';
const gitHubApi = process.env['GITHUB_API_URL'] ?? 'https://api.github.com';
const keyId = process.env['SIGNING_KEY_ID'] ?? '';
const kms = new KMSClient();

const json = (statusCode: number, value: unknown): HttpResult => ({
  statusCode,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: JSON.stringify(value),
});
const base64Url = (value: string | Uint8Array) => Buffer.from(value).toString('base64url');
const bodyOf = ({ body = '', isBase64Encoded }: HttpEvent) =>
  new URLSearchParams(isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body);

async function readGitHub(path: string, token: string): Promise<unknown> {
  const response = await fetch(`${gitHubApi}${path}`, {
    headers: { authorization: `Bearer ${token}`, accept: 'application/vnd.github+json', 'user-agent': 'edge-console' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`GitHub returned ${response.status}`);
  return response.json();
}

/** The user of an access token, with their primary address. */
async function claimsOf(token: string): Promise<Claims> {
  const [user, addresses] = (await Promise.all([readGitHub('/user', token), readGitHub('/user/emails', token)])) as [
    { readonly id: number; readonly name: string | null; readonly login: string },
    { readonly email: string; readonly primary: boolean; readonly verified: boolean }[],
  ];
  const primary = addresses.find((address) => address.primary);
  return {
    sub: String(user.id),
    name: user.name ?? user.login,
    email: primary?.email ?? '',
    email_verified: primary?.verified === true,
  };
}

/** The public key, which never changes: a new one is a new key of KMS. */
let publicKey: Promise<{ readonly kid: string; readonly jwk: object }> | null = null;
async function readPublicKey() {
  const { PublicKey: der } = await kms.send(new GetPublicKeyCommand({ KeyId: keyId }));
  if (!der) throw new Error('The signing key has no public key');
  const jwk = createPublicKey({ key: Buffer.from(der), format: 'der', type: 'spki' }).export({ format: 'jwk' });
  return { kid: createHash('sha256').update(der).digest('base64url').slice(0, 16), jwk };
}
async function getPublicKey() {
  publicKey ??= readPublicKey();
  return publicKey.catch((error: unknown) => {
    publicKey = null;
    throw error;
  });
}

async function sign(claims: object): Promise<string> {
  const { kid } = await getPublicKey();
  const content = `${base64Url(JSON.stringify({ alg: 'RS256', typ: 'JWT', kid }))}.${base64Url(JSON.stringify(claims))}`;
  const { Signature: signature } = await kms.send(
    new SignCommand({
      KeyId: keyId,
      Message: Buffer.from(content),
      MessageType: 'RAW',
      SigningAlgorithm: 'RSASSA_PKCS1_V1_5_SHA_256',
    }),
  );
  if (!signature) throw new Error('The token could not be signed');
  return `${content}.${base64Url(signature)}`;
}

/** Exchanges a code at GitHub, which checks it and the client's secret, and adds an ID token. */
async function token(event: HttpEvent): Promise<HttpResult> {
  const sent = bodyOf(event);
  const response = await fetch(`${gitHub}/login/oauth/access_token`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: sent,
    signal: AbortSignal.timeout(timeoutMs),
  });
  const answer = (await response.json()) as { readonly access_token?: string; readonly error?: string };
  if (answer.access_token === undefined) return json(400, { error: answer.error ?? 'invalid_grant' });
  const now = Math.floor(Date.now() / 1_000);
  const claims = {
    ...(await claimsOf(answer.access_token)),
    iss: `https://${event.requestContext.domainName}`,
    aud: sent.get('client_id'),
    iat: now,
    exp: now + tokenSeconds,
  };
  return json(200, {
    access_token: answer.access_token,
    token_type: 'Bearer',
    scope: 'openid',
    id_token: await sign(claims),
  });
}

function authorize({ rawQueryString }: HttpEvent): HttpResult {
  const asked = new URLSearchParams(rawQueryString);
  const location = new URL(`${gitHub}/login/oauth/authorize`);
  for (const name of ['client_id', 'redirect_uri', 'state']) location.searchParams.set(name, asked.get(name) ?? '');
  location.searchParams.set('scope', 'read:user user:email');
  return { statusCode: 302, headers: { location: location.href, 'cache-control': 'no-store' }, body: '' };
}

async function keys(): Promise<HttpResult> {
  const { kid, jwk } = await getPublicKey();
  return json(200, { keys: [{ ...jwk, kid, alg: 'RS256', use: 'sig' }] });
}

function discovery({ requestContext: { domainName } }: HttpEvent): HttpResult {
  const issuer = `https://${domainName}`;
  return json(200, {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  });
}

/** The OpenID Connect provider in front of GitHub, behind an HTTP API. */
export async function handler(event: HttpEvent): Promise<HttpResult> {
  switch (event.rawPath) {
    case '/authorize':
      return authorize(event);
    case '/token':
      return token(event);
    case '/userinfo':
      return json(200, await claimsOf((event.headers['authorization'] ?? '').replace(/^Bearer /i, '')));
    case '/keys':
      return keys();
    case '/.well-known/openid-configuration':
      return discovery(event);
    default:
      return json(404, { error: 'not_found' });
  }
}

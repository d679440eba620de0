import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { openLocalCloud, type LocalCloud, type LocalCloudOptions, type SentMail } from '../index.ts';
import { poolName, userPoolClientId, userPoolId } from '../pool/settings.ts';
import { canonicalRequest, signatureOf } from '../signature/canonical-request.ts';
import { createClientKeys, signChallenge, timestampOf, type PasswordChallenge } from './srp-client.ts';

export const adminCredentials = { accessKeyId: 'LOCALADMIN', secretAccessKey: 'a secret for tests' };

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

/** The JSON of an answer: a result, or an error with `__type` and `message`. */
export type ServiceAnswer = {
  __type?: string;
  message?: string;
  ChallengeName?: string;
  ChallengeParameters?: Record<string, string>;
  Session?: string;
  AuthenticationResult?: { AccessToken: string; IdToken: string; RefreshToken?: string; NewDeviceMetadata?: unknown };
  User?: { Username: string; UserStatus: string; Attributes: { Name: string; Value: string }[] };
  Username?: string;
};

export type TestCloud = Awaited<ReturnType<typeof startTestCloud>>;

const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'local-cloud-'));

let keys: Promise<string> | undefined;

afterAll(async () => {
  if (keys) rmSync(await keys, { recursive: true, force: true });
});

/** A folder with nothing but a signing key, which takes long to make: each test begins with a copy. */
function keyFolder(): Promise<string> {
  keys ??= (async () => {
    const folder = temporaryFolder();
    const cloud = await openLocalCloud({ folder, origin: 'http://localhost', adminCredentials });
    await cloud.close();
    return folder;
  })();
  return keys;
}

/** A local cloud on a loopback port of its own, with a clock that a test can move. */
export async function startTestCloud(
  overrides: Pick<
    Partial<LocalCloudOptions>,
    'allowedOrigins' | 'allowsGuests' | 'inviteMessage' | 'mfa' | 'redirects'
  > = {},
) {
  const folder = temporaryFolder();
  cpSync(await keyFolder(), folder, { recursive: true });
  let skew = 0;
  const now = (): number => Date.now() + skew;

  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  const open = () => openLocalCloud({ folder, origin, adminCredentials, now, ...overrides });
  let cloud = await open();
  server.on('request', (request, response) => {
    void cloud.handle(request, response).then((handled) => handled || response.writeHead(418).end());
  });

  /** A raw request: unlike fetch, it sends any Host and Origin. */
  const send = (path: string, options: { method?: string; headers?: Record<string, string>; body?: string } = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const { method = 'GET', headers = {}, body } = options;
      const request = httpRequest({
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: { host: `localhost:${port}`, ...headers },
      });
      request.on('error', reject);
      request.on('response', (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
      });
      request.end(body);
    });

  const call = async (
    operation: string,
    input: object,
    headers: Record<string, string> = {},
  ): Promise<ServiceAnswer> => {
    const answer = await send('/identity/', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        ...headers,
      },
      body: JSON.stringify(input),
    });
    return JSON.parse(answer.text) as ServiceAnswer;
  };

  /** A signed administrator operation on the pool. */
  const admin = (operation: string, input: object): Promise<ServiceAnswer> => {
    const time = new Date(now()).toISOString().replace(/[-:]|\.\d+/g, '');
    const headers = {
      host: `localhost:${port}`,
      'x-amz-date': time,
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    };
    const body = { UserPoolId: userPoolId, ...input };
    const names = Object.keys(headers);
    const scope = { day: time.slice(0, 8), region: 'local', service: 'cognito-idp' };
    const request = { method: 'POST', path: '/identity/', query: '', headers, body: JSON.stringify(body) };
    const signature = signatureOf(canonicalRequest(request, names), time, scope, adminCredentials.secretAccessKey);
    const credential = `${adminCredentials.accessKeyId}/${scope.day}/${scope.region}/${scope.service}/aws4_request`;
    return call(operation, body, {
      ...headers,
      authorization: `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${names.join(';')}, Signature=${signature.toString('hex')}`,
    });
  };

  /** Begins a sign-in and returns what answers its challenge. */
  const challenge = async (username: string, password: string) => {
    const keys = createClientKeys();
    const begun = await call('InitiateAuth', {
      ClientId: userPoolClientId,
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: username, SRP_A: keys.publicHex },
    });
    const parameters = begun.ChallengeParameters as PasswordChallenge & { USERNAME: string };
    const timestamp = timestampOf(now());
    return {
      begun,
      response: {
        ClientId: userPoolClientId,
        ChallengeName: 'PASSWORD_VERIFIER',
        Session: begun.Session,
        ChallengeResponses: {
          USERNAME: parameters.USERNAME,
          PASSWORD_CLAIM_SECRET_BLOCK: parameters.SECRET_BLOCK,
          PASSWORD_CLAIM_SIGNATURE: signChallenge(parameters, keys, { poolName, password, timestamp }),
          TIMESTAMP: timestamp,
        },
      },
    };
  };

  /** The mails to somebody, newest first. */
  const mailsTo = async (email: string): Promise<SentMail[]> => {
    const { text } = await send(`/inbox/messages.json?to=${encodeURIComponent(email)}`);
    return (JSON.parse(text) as { messages: SentMail[] }).messages;
  };

  return {
    origin,
    folder,
    mailsTo,
    /** The code of the newest mail to somebody. */
    codeOf: async (email: string): Promise<string> => /^\d{6}$/m.exec((await mailsTo(email))[0]?.text ?? '')?.[0] ?? '',
    endpoint: `${origin}/identity/`,
    cloud: (): LocalCloud => cloud,
    now,
    advance: (milliseconds: number): void => void (skew += milliseconds),
    send,
    call,
    admin,
    challenge,
    signIn: async (username: string, password: string): Promise<ServiceAnswer> =>
      call('RespondToAuthChallenge', (await challenge(username, password)).response),
    /** Closes the state and opens it again, as a restart does. */
    async reopen(): Promise<void> {
      await cloud.close();
      cloud = await open();
    },
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
      await cloud.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const ana = {
  sub: '0d3c0f9e-5a44-4a5b-9d0e-3b7a52a0c001',
  email: 'ana@example.test',
  enabled: true,
  status: 'CONFIRMED',
  password: 'Passw0rd!',
  attributes: { name: 'Ana Silva' },
} as const;

/** Known, but without a password. */
export const eve = {
  sub: '0d3c0f9e-5a44-4a5b-9d0e-3b7a52a0c002',
  email: 'eve@example.test',
  enabled: true,
  status: 'CONFIRMED',
} as const;

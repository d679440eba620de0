import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { SentMail } from '../index.ts';
import { poolName, userPoolClientId, userPoolId } from '../user-pool/settings.ts';
import { canonicalRequest, signatureOf } from '../sigv4/canonicalRequest.ts';
import { createClientKeys, signChallenge, timestampOf, type PasswordChallenge } from './srpClient.ts';

export const adminCredentials = { accessKeyId: 'LOCALADMIN', secretAccessKey: 'a secret for tests' };

export type HttpResponse = { status: number; headers: IncomingHttpHeaders; text: string };

/** A result, or an error with `__type` and `message`. */
export type ServiceResponse = {
  __type?: string;
  message?: string;
  ChallengeName?: string;
  ChallengeParameters?: Record<string, string>;
  Session?: string;
  AuthenticationResult?: { AccessToken: string; IdToken: string; RefreshToken?: string; NewDeviceMetadata?: unknown };
  User?: { Username: string; UserStatus: string; Attributes: { Name: string; Value: string }[] };
  Username?: string;
};

export type TestClient = ReturnType<typeof createTestClient>;

/** Calls a local cloud on a loopback port. */
export function createTestClient(port: number, now: () => number) {
  const origin = `http://localhost:${port}`;

  /** A raw request: unlike fetch, it sends any Host and Origin. */
  const send = (
    path: string,
    options: { method?: string; headers?: Record<string, string | string[]>; body?: string } = {},
  ) =>
    new Promise<HttpResponse>((resolve, reject) => {
      const { method = 'GET', headers = {}, body } = options;
      const request = httpRequest({
        host: '127.0.0.1',
        port,
        path,
        method,
        // A flat list, in which a header may be repeated.
        headers: Object.entries({ host: `localhost:${port}`, ...headers }).flatMap(([name, values]) =>
          [values].flat().flatMap((value) => [name, value]),
        ),
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
  ): Promise<ServiceResponse> => {
    const result = await send('/identity/', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        ...headers,
      },
      body: JSON.stringify(input),
    });
    return JSON.parse(result.text) as ServiceResponse;
  };

  /** A signed administrator operation on the pool. */
  const admin = (operation: string, input: object): Promise<ServiceResponse> => {
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

  /** Starts a sign-in and returns the response to its challenge. */
  const challenge = async (username: string, password: string) => {
    const keys = createClientKeys();
    const started = await call('InitiateAuth', {
      ClientId: userPoolClientId,
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: username, SRP_A: keys.publicHex },
    });
    const parameters = started.ChallengeParameters as PasswordChallenge & { USERNAME: string };
    const timestamp = timestampOf(now());
    return {
      started,
      response: {
        ClientId: userPoolClientId,
        ChallengeName: 'PASSWORD_VERIFIER',
        Session: started.Session,
        ChallengeResponses: {
          USERNAME: parameters.USERNAME,
          PASSWORD_CLAIM_SECRET_BLOCK: parameters.SECRET_BLOCK,
          PASSWORD_CLAIM_SIGNATURE: signChallenge(parameters, keys, { poolName, password, timestamp }),
          TIMESTAMP: timestamp,
        },
      },
    };
  };

  /** Newest first. */
  const mailsTo = async (email: string): Promise<SentMail[]> => {
    const { text } = await send(`/inbox/messages.json?to=${encodeURIComponent(email)}`);
    return (JSON.parse(text) as { messages: SentMail[] }).messages;
  };

  return {
    origin,
    endpoint: `${origin}/identity/`,
    mailsTo,
    /** The code in the newest mail. */
    codeOf: async (email: string): Promise<string> => /^\d{6}$/m.exec((await mailsTo(email))[0]?.text ?? '')?.[0] ?? '',
    send,
    call,
    admin,
    challenge,
    signIn: async (username: string, password: string): Promise<ServiceResponse> =>
      call('RespondToAuthChallenge', (await challenge(username, password)).response),
  };
}

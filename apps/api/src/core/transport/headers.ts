import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hashSecret } from '../identity/hashSecret.ts';
import { signInMethods, type SignInMethod } from '../identity/signInMethod.ts';

const single = (value: string | string[] | undefined): string | null => (typeof value === 'string' ? value : null);

export const isJson = ({ headers }: IncomingMessage): boolean =>
  /^application\/json\s*(?:;|$)/i.test(headers['content-type'] ?? '');

export const readIdempotencyKey = ({ headers }: IncomingMessage): string | null => single(headers['idempotency-key']);

/** The impersonation secret. */
export const readActAs = ({ headers }: IncomingMessage): string | null => single(headers['x-act-as']);

/** How the browser says that the user signed in, sent by the page that signed in. */
export const readSignInMethod = ({ headers }: IncomingMessage): SignInMethod | null =>
  signInMethods.find((method) => method === headers['x-sign-in-method']) ?? null;

/** The version of the requesting console. */
export const readClientVersion = ({ headers }: IncomingMessage): string | null => single(headers['x-client-version']);

/** Whether the host is one of `hosts` (against DNS rebinding). With two host headers, a proxy may have used the other one. */
export function isAddressedTo({ headersDistinct }: IncomingMessage, hosts: readonly string[]): boolean {
  const [host = '', ...others] = headersDistinct['host'] ?? [];
  return others.length === 0 && hosts.includes(host);
}

const requestHeaders =
  'authorization,content-type,traceparent,x-request-id,x-client-version,idempotency-key,x-act-as,x-sign-in-method';
const exposedHeaders = 'date,retry-after,x-request-id';

/** Lets a page on another console host read the response (CORS). Cookies are never used, so credentials are not allowed. */
export function allowOrigin(response: ServerResponse, { headers }: IncomingMessage): void {
  response.setHeader('vary', 'origin');
  if (headers.origin === undefined) return;
  response.setHeader('access-control-allow-origin', headers.origin);
  response.setHeader('access-control-expose-headers', exposedHeaders);
}

export function sendPreflight(response: ServerResponse): void {
  response.writeHead(204, {
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': requestHeaders,
    'access-control-max-age': '7200',
  });
  response.end();
}

/** Whether another of our services sends a secret that it shares with the API. While a secret is replaced, there are two. */
export function hasSecret({ headers }: IncomingMessage, secrets: readonly string[]): boolean {
  const [scheme, given = ''] = (headers.authorization ?? '').split(' ', 2);
  // Hashes have equal lengths, as timingSafeEqual requires.
  const hash = Buffer.from(hashSecret(given));
  return scheme === 'Bearer' && secrets.some((secret) => timingSafeEqual(hash, Buffer.from(hashSecret(secret))));
}

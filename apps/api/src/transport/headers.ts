import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const requestIdPattern = /^[\w.-]{1,64}$/;

const single = (value: string | string[] | undefined): string | null => (typeof value === 'string' ? value : null);

/** The client's request id, where it is valid; else a new one. */
export function readRequestId({ headers }: IncomingMessage): string {
  const given = single(headers['x-request-id']);
  return given !== null && requestIdPattern.test(given) ? given : randomUUID();
}

export const isJson = ({ headers }: IncomingMessage): boolean =>
  /^application\/json\s*(?:;|$)/i.test(headers['content-type'] ?? '');

export const readIdempotencyKey = ({ headers }: IncomingMessage): string | null => single(headers['idempotency-key']);

/** The secret of an impersonation. */
export const readActAs = ({ headers }: IncomingMessage): string | null => single(headers['x-act-as']);

/** The version of the console that asks. */
export const readClientVersion = ({ headers }: IncomingMessage): string | null => single(headers['x-client-version']);

/** Checks `origin` (cross-site requests) and `host` (DNS rebinding), which browsers send. */
export function createOriginCheck(allowedOrigins: readonly string[]): (request: IncomingMessage) => boolean {
  const origins: ReadonlySet<string> = new Set(allowedOrigins);
  const hosts: ReadonlySet<string> = new Set(allowedOrigins.map((origin) => new URL(origin).host));
  return ({ headers, headersDistinct }) => {
    const [host = '', ...others] = headersDistinct['host'] ?? [];
    // With two host headers a proxy in front may have used the other one.
    return others.length === 0 && hosts.has(host) && (headers.origin === undefined || origins.has(headers.origin));
  };
}

import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Pool } from '../user-pool/pool.ts';
import { secretOf } from '../identity-pool/credentials.ts';
import { canonicalRequest, signatureOf } from '../sigv4/canonicalRequest.ts';
import type { Credentials } from '../sigv4/verify.ts';
import { S3Error } from './s3Error.ts';

/** Who signed a request: the administrator, or a user of the identity pool. */
export type SignedCaller = { kind: 'administrator' } | { kind: 'identity'; identityId: string };

type Signature = {
  accessKeyId: string;
  day: string;
  region: string;
  time: string;
  /** Seconds for which a presigned URL is valid; undefined for a signed request. */
  expires: number | undefined;
  signedHeaders: string[];
  signature: string;
  token: string | undefined;
  /** The signed hash of the body. */
  payloadHash: string;
  /** The query without the signature itself. */
  query: string;
};

const clockTolerance = 15 * 60_000;
const maxExpirySeconds = 7 * 24 * 60 * 60;
const unsigned = 'UNSIGNED-PAYLOAD';
const credentialPattern = /^([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request$/;
const headerPattern = /^AWS4-HMAC-SHA256 Credential=([^,\s]+),\s*SignedHeaders=([^,\s]+),\s*Signature=([0-9a-f]{64})$/;

const headerOf = ({ headers }: IncomingMessage, name: string): string | undefined => {
  const value = headers[name];
  return Array.isArray(value) ? value.join(',') : value;
};

function fromHeader(request: IncomingMessage, query: string): Signature | undefined {
  const authorization = headerOf(request, 'authorization');
  if (authorization === undefined) return undefined;
  const [, credential = '', signedHeaders = '', signature = ''] = headerPattern.exec(authorization) ?? [];
  const [, accessKeyId = '', day = '', region = ''] = credentialPattern.exec(credential) ?? [];
  if (accessKeyId === '') throw new S3Error('InvalidArgument');
  return {
    accessKeyId,
    day,
    region,
    time: headerOf(request, 'x-amz-date') ?? '',
    expires: undefined,
    signedHeaders: signedHeaders.split(';'),
    signature,
    token: headerOf(request, 'x-amz-security-token'),
    payloadHash: headerOf(request, 'x-amz-content-sha256') ?? '',
    query,
  };
}

function fromQuery(query: string): Signature | undefined {
  const given = new URLSearchParams(query);
  if (given.get('X-Amz-Algorithm') !== 'AWS4-HMAC-SHA256') return undefined;
  const [, accessKeyId = '', day = '', region = ''] = credentialPattern.exec(given.get('X-Amz-Credential') ?? '') ?? [];
  const expires = Number(given.get('X-Amz-Expires'));
  const signature = given.get('X-Amz-Signature') ?? '';
  if (accessKeyId === '' || !(expires > 0 && expires <= maxExpirySeconds)) throw new S3Error('InvalidArgument');
  const token = given.get('X-Amz-Security-Token') ?? undefined;
  const signedHeaders = (given.get('X-Amz-SignedHeaders') ?? '').split(';');
  const time = given.get('X-Amz-Date') ?? '';
  given.delete('X-Amz-Signature');
  const rest = given.toString();
  return {
    accessKeyId,
    day,
    region,
    time,
    expires,
    signedHeaders,
    signature,
    token,
    payloadHash: unsigned,
    query: rest,
  };
}

function checkTime({ time, day, expires }: Signature, now: number): void {
  const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(time);
  if (!match || !time.startsWith(day)) throw new S3Error('InvalidArgument');
  const [, year, month, date, hours, minutes, seconds] = match;
  const signedAt = Date.parse(`${year}-${month}-${date}T${hours}:${minutes}:${seconds}Z`);
  const isEarly = signedAt - now > clockTolerance;
  if (expires !== undefined) {
    if (isEarly || !(now <= signedAt + expires * 1_000)) throw new S3Error('AccessDenied');
  } else if (isEarly || !(now - signedAt <= clockTolerance)) throw new S3Error('RequestTimeTooSkewed');
}

/** Returns the owner and secret of a key. They are in the signed session token, and are not stored. */
async function keyOwner(
  pool: Pool,
  administrator: Credentials,
  { accessKeyId, token }: Signature,
): Promise<{ caller: SignedCaller; secret: string }> {
  if (token === undefined) {
    if (accessKeyId !== administrator.accessKeyId) throw new S3Error('InvalidAccessKeyId');
    return { caller: { kind: 'administrator' }, secret: administrator.secretAccessKey };
  }
  // Verified as of time 0, to distinguish an expired token from a forged one.
  const claims = await pool.signer.verify(token, 0, ['sub', 'exp', 'access_key_id']).catch(() => undefined);
  const { sub, exp, token_use: use, access_key_id: key } = claims ?? {};
  if (use !== 'credentials' || typeof sub !== 'string' || typeof exp !== 'number') throw new S3Error('InvalidToken');
  if (key !== accessKeyId) throw new S3Error('InvalidAccessKeyId');
  if (exp * 1_000 <= pool.now()) throw new S3Error('ExpiredToken');
  return { caller: { kind: 'identity', identityId: sub }, secret: secretOf(pool, accessKeyId) };
}

/**
 * Returns who signed the request with Signature Version 4, in a header or in the URL (presigned); undefined if it is unsigned. `checkPayload`
 * validates the body after it has been read.
 */
export async function signedCaller(
  pool: Pool,
  administrator: Credentials,
  request: IncomingMessage,
): Promise<{ caller: SignedCaller; payloadHash: string } | undefined> {
  const [path = '', query = ''] = (request.url ?? '').split('?', 2);
  const signature = fromHeader(request, query) ?? fromQuery(query);
  if (!signature) return undefined;
  const { caller, secret } = await keyOwner(pool, administrator, signature);
  checkTime(signature, pool.now());
  if (!signature.signedHeaders.includes('host')) throw new S3Error('SignatureDoesNotMatch');
  const { method = '', headers } = request;
  const signed = { method, path, query: signature.query, headers, payloadHash: signature.payloadHash };
  const canonical = canonicalRequest(signed, signature.signedHeaders);
  const { day, region, time } = signature;
  const expected = signatureOf(canonical, time, { day, region, service: 's3' }, secret);
  const given = Buffer.from(signature.signature, 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new S3Error('SignatureDoesNotMatch');
  }
  return { caller, payloadHash: signature.payloadHash };
}

/** Checks that the body matches the signed hash. */
export function checkPayload(payloadHash: string, body: Uint8Array): void {
  if (payloadHash === unsigned) return;
  if (payloadHash.startsWith('STREAMING-')) throw new S3Error('NotImplemented');
  if (createHash('sha256').update(body).digest('hex') !== payloadHash) throw new S3Error('BadDigest');
}

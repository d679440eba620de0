import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

type SignedParts = { method: string; path: string; query: string; headers: IncomingHttpHeaders };
export type SignedRequest = SignedParts & { body: string };
/** A request to the object store, with the signed body hash and the path as sent. */
type SignedObjectRequest = SignedParts & { payloadHash: string };

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Uint8Array, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

const compare = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

function canonicalQuery(query: string): string {
  return [...new URLSearchParams(query)]
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .toSorted(([nameA, valueA], [nameB, valueB]) => compare(nameA, nameB) || compare(valueA, valueB))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

/** The canonical request of AWS Signature Version 4 (paths are encoded twice, as for every service except S3). */
export function canonicalRequest(
  request: SignedRequest | SignedObjectRequest,
  signedHeaders: readonly string[],
): string {
  const isObject = 'payloadHash' in request;
  const headers = signedHeaders.map((name) => {
    const value = request.headers[name];
    return `${name}:${(Array.isArray(value) ? value.join(',') : (value ?? '')).trim().replace(/\s+/g, ' ')}\n`;
  });
  return [
    request.method,
    isObject ? request.path : request.path.split('/').map(encode).join('/'),
    canonicalQuery(request.query),
    headers.join(''),
    signedHeaders.join(';'),
    isObject ? request.payloadHash : sha256(request.body),
  ].join('\n');
}

type CredentialScope = { day: string; region: string; service: string };

/** The signature of a canonical request. `time` is the request's x-amz-date. */
export function signatureOf(canonical: string, time: string, scope: CredentialScope, secretAccessKey: string): Buffer {
  const { day, region, service } = scope;
  const scopeText = `${day}/${region}/${service}/aws4_request`;
  const key = [day, region, service, 'aws4_request'].reduce<string | Uint8Array>(hmac, `AWS4${secretAccessKey}`);
  return hmac(key, ['AWS4-HMAC-SHA256', time, scopeText, sha256(canonical)].join('\n'));
}

import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AccessRules } from '../http/access.ts';
import type { Pool } from '../pool/pool.ts';
import { buckets } from '../pool/settings.ts';
import type { Credentials } from '../signature/verify.ts';
import { ObjectError } from './objectError.ts';
import type { ObjectFacts, ObjectStore } from './objectStore.ts';
import { checkPayload, signedCaller, type SignedCaller } from './signedCaller.ts';

export type ObjectRouteOptions = {
  pool: Pool;
  store: ObjectStore;
  administrator: Credentials;
  rules: AccessRules;
};

/** More than any upload may have, so that the API can tell one that is too big. */
const mostBytes = 6 * 1024 * 1024;
const mostKeys = 1_000;
const longestKey = 1_024;

type Place = { bucket: string; key: string };

function placeOf(url: string): Place {
  const [path = ''] = url.split('?', 1);
  const [, bucket = '', ...rest] = path.split('/');
  if (!Object.values(buckets).some((name) => name === bucket)) throw new ObjectError('NoSuchBucket');
  try {
    const key = decodeURIComponent(rest.join('/'));
    if (Buffer.byteLength(key) > longestKey || key.includes('\0')) throw new ObjectError('InvalidArgument');
    return { bucket, key };
  } catch (error) {
    throw error instanceof ObjectError ? error : new ObjectError('InvalidArgument');
  }
}

/**
 * The fence: the administrator may do anything, somebody of the pool may put uploads below their own prefix, and
 * everybody may read assets.
 */
function checkAccess(caller: SignedCaller | undefined, method: string, { bucket, key }: Place): void {
  if (caller?.kind === 'administrator') return;
  const isRead = method === 'GET' || method === 'HEAD';
  const isPublished = bucket === buckets.assets && isRead && key !== '';
  const isOwnUpload =
    caller !== undefined &&
    bucket === buckets.uploads &&
    method === 'PUT' &&
    key.startsWith(`uploads/${caller.identityId}/`) &&
    // No way out of the prefix for a reader that takes keys for paths.
    !key.split('/').some((part) => part === '..' || part === '.' || part === '');
  if (!isPublished && !isOwnUpload) throw new ObjectError('AccessDenied');
}

/** The body, whole. Beyond the limit it is read and discarded, so that the client gets the answer. */
async function readBody(request: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size <= mostBytes) chunks.push(chunk);
    }
  } catch {
    // Cut off: nothing of it is stored.
    throw new ObjectError('IncompleteBody');
  }
  if (size > mostBytes) throw new ObjectError('EntityTooLarge');
  return Buffer.concat(chunks);
}

const escape = (text: string): string =>
  text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`).replaceAll('\r', '&#13;');

const xml = (body: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${body}`;

function answerXml(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(xml(body));
}

function answerError(response: ServerResponse, error: ObjectError, isHead: boolean): void {
  const requestId = String(response.getHeader('x-amz-request-id'));
  const body = `<Error><Code>${error.code}</Code><Message>${escape(error.message)}</Message><RequestId>${requestId}</RequestId></Error>`;
  if (isHead) response.writeHead(error.status).end();
  else answerXml(response, error.status, body);
}

/** What is served of a bucket that everybody reads: pictures, which run nothing wherever they are opened. */
const publishedHeaders = {
  'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'cache-control': 'public, max-age=31536000, immutable',
} as const;

function headersOf(bucket: string, facts: ObjectFacts) {
  return {
    'content-type': facts.contentType,
    'content-length': String(facts.bytes),
    etag: `"${facts.etag}"`,
    'last-modified': new Date(facts.storedAt).toUTCString(),
    ...(bucket === buckets.assets ? publishedHeaders : { 'x-content-type-options': 'nosniff' }),
  };
}

function listing(store: ObjectStore, bucket: string, url: string): string {
  const query = new URL(url, 'http://localhost').searchParams;
  const asked = Number(query.get('max-keys') ?? mostKeys);
  if (query.get('list-type') !== '2' || !Number.isInteger(asked) || asked < 0) throw new ObjectError('NotImplemented');
  const limit = Math.min(asked, mostKeys);
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? query.get('start-after') ?? '';
  const found = store.list(bucket, prefix, after, limit + 1);
  const page = found.slice(0, limit);
  const isCut = found.length > limit;
  const contents = page.map(
    ({ key, bytes, etag, storedAt }) =>
      `<Contents><Key>${escape(key)}</Key><LastModified>${new Date(storedAt).toISOString()}</LastModified><ETag>&quot;${etag}&quot;</ETag><Size>${bytes}</Size><StorageClass>STANDARD</StorageClass></Contents>`,
  );
  const next = isCut ? `<NextContinuationToken>${escape(page.at(-1)?.key ?? '')}</NextContinuationToken>` : '';
  return `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${bucket}</Name><Prefix>${escape(prefix)}</Prefix><KeyCount>${page.length}</KeyCount><MaxKeys>${limit}</MaxKeys><IsTruncated>${isCut}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
}

/** What a signed address says of how its object is to be saved; of nobody's address nothing is taken. */
const dispositionOf = (url: string, isSigned: boolean): { 'content-disposition'?: string } => {
  const given = isSigned ? new URL(url, 'http://localhost').searchParams.get('response-content-disposition') : null;
  return given !== null && /^[\x20-\x7e]{1,300}$/.test(given) ? { 'content-disposition': given } : {};
};

type Read = { request: IncomingMessage; response: ServerResponse; isSigned: boolean };

function read(store: ObjectStore, { bucket, key }: Place, { request, response, isSigned }: Read): void {
  if (key === '') {
    if (request.method === 'HEAD') response.writeHead(200).end();
    else answerXml(response, 200, listing(store, bucket, request.url ?? ''));
    return;
  }
  const facts = store.find(bucket, key);
  if (!facts) throw new ObjectError('NoSuchKey');
  const headers = { ...headersOf(bucket, facts), ...dispositionOf(request.url ?? '', isSigned) };
  if (request.headers['if-none-match'] === headers.etag) {
    response.writeHead(304, { etag: headers.etag }).end();
    return;
  }
  response.writeHead(200, headers);
  response.end(request.method === 'HEAD' ? undefined : store.content(bucket, key));
}

/** For the pages of the console: they put uploads, and read the answer. */
function allowOrigin(response: ServerResponse, origin: string | undefined): void {
  response.setHeader('vary', 'origin');
  if (origin === undefined) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-expose-headers', 'etag,x-amz-request-id');
}

/** Any header, as by the rule that a bucket has for its console (`AllowedHeaders: *`): what counts is signed. */
function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(204, {
    'access-control-allow-methods': 'PUT, GET, HEAD',
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
    'access-control-max-age': '7200',
  });
  response.end();
}

/** `/{bucket}/{key}`: the part of S3's wire that the product uses, with the bucket in the path. */
export function createObjectRoute({ pool, store, administrator, rules }: ObjectRouteOptions) {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const place = placeOf(url);
    const signed = await signedCaller(pool, administrator, request);
    checkAccess(signed?.caller, method, place);
    const body = await readBody(request);
    if (signed) checkPayload(signed.payloadHash, body);
    if (method === 'GET' || method === 'HEAD')
      read(store, place, { request, response, isSigned: signed !== undefined });
    else if (place.key === '') throw new ObjectError('NotImplemented');
    else if (method === 'PUT') {
      if (request.headers['x-amz-copy-source'] !== undefined) throw new ObjectError('NotImplemented');
      const type = request.headers['content-type'] ?? 'application/octet-stream';
      response.writeHead(200, { etag: `"${store.put(place.bucket, place.key, body, type)}"` }).end();
    } else if (method === 'DELETE') {
      store.remove(place.bucket, place.key);
      response.writeHead(204).end();
    } else throw new ObjectError('MethodNotAllowed');
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('x-amz-request-id', randomUUID());
    if (!rules.allowsHost(request)) {
      response.writeHead(421).end();
      return;
    }
    // A foreign page gets no header, and so no answer; what is published is for everybody.
    const origin = await rules.checkOrigin(request.headers);
    allowOrigin(response, origin === false ? undefined : origin);
    if (request.method === 'OPTIONS') {
      answerPreflight(request, response);
      return;
    }
    try {
      await answer(request, response);
    } catch (error) {
      const isKnown = error instanceof ObjectError;
      if (!isKnown) console.error(error);
      if (response.headersSent || response.destroyed) response.destroy();
      else if (isKnown) answerError(response, error, request.method === 'HEAD');
      else response.writeHead(500).end();
    }
  };
}

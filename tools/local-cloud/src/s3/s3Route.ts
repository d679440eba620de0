import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AccessRules } from '../http/access.ts';
import type { Pool } from '../user-pool/pool.ts';
import { buckets } from '../user-pool/settings.ts';
import type { Credentials } from '../sigv4/verify.ts';
import { listObjects } from './listObjects.ts';
import { S3Error } from './s3Error.ts';
import type { S3Location } from './multipart.ts';
import { handleMultipart, type Change } from './multipartRoute.ts';
import { maxBytes, type ObjectFacts, type ObjectStore } from './objectStore.ts';
import { checkPayload, signedCaller, type SignedCaller } from './signedCaller.ts';
import { sendXml, escape } from './xml.ts';

type S3RouteOptions = {
  pool: Pool;
  store: ObjectStore;
  administrator: Credentials;
  rules: AccessRules;
};

const maxKeyLength = 1_024;

function placeOf(url: string): S3Location {
  const [path = ''] = url.split('?', 1);
  const [, bucket = '', ...rest] = path.split('/');
  if (!Object.values(buckets).some((name) => name === bucket)) throw new S3Error('NoSuchBucket');
  try {
    const key = decodeURIComponent(rest.join('/'));
    if (Buffer.byteLength(key) > maxKeyLength || key.includes('\0')) throw new S3Error('InvalidArgument');
    return { bucket, key };
  } catch (error) {
    throw error instanceof S3Error ? error : new S3Error('InvalidArgument');
  }
}

type Wanted = {
  method: string;
  /** Whether it is about an object that comes in parts: that is a way to put one, also where it is begun and given up. */
  isInParts: boolean;
};

/**
 * The fence: the administrator may do anything, somebody of the pool may put uploads below their own prefix, and
 * everybody may read assets.
 */
function checkAccess(caller: SignedCaller | undefined, { method, bucket, key, isInParts }: S3Location & Wanted): void {
  if (caller?.kind === 'administrator') return;
  const isReadMethod = method === 'GET' || method === 'HEAD';
  const isPublished = bucket === buckets.assets && isReadMethod && key !== '';
  const isOwnUpload =
    caller !== undefined &&
    bucket === buckets.uploads &&
    (method === 'PUT' || (isInParts && (method === 'POST' || method === 'DELETE'))) &&
    key.startsWith(`uploads/${caller.identityId}/`) &&
    // No way out of the prefix for a reader that takes keys for paths.
    !key.split('/').some((part) => part === '..' || part === '.' || part === '');
  if (!isPublished && !isOwnUpload) throw new S3Error('AccessDenied');
}

/** The body, whole. Beyond the limit it is read and discarded, so that the client gets the answer. */
async function readBody(request: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
    }
  } catch {
    // Cut off: nothing of it is stored.
    throw new S3Error('IncompleteBody');
  }
  if (size > maxBytes) throw new S3Error('EntityTooLarge');
  return Buffer.concat(chunks);
}

function sendError(response: ServerResponse, error: S3Error, isHead: boolean): void {
  const requestId = String(response.getHeader('x-amz-request-id'));
  const body = `<Error><Code>${error.code}</Code><Message>${escape(error.message)}</Message><RequestId>${requestId}</RequestId></Error>`;
  if (isHead) response.writeHead(error.status).end();
  else sendXml(response, error.status, body);
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

const queryOf = (url: string): URLSearchParams => new URLSearchParams(url.split('?', 2)[1]);

/** What a signed address says of how its object is to be saved; of nobody's address nothing is taken. */
const dispositionOf = (url: string, isSigned: boolean): { 'content-disposition'?: string } => {
  const given = isSigned ? queryOf(url).get('response-content-disposition') : null;
  return given !== null && /^[\x20-\x7e]{1,300}$/.test(given) ? { 'content-disposition': given } : {};
};

type Read = { request: IncomingMessage; response: ServerResponse; isSigned: boolean };

function read(store: ObjectStore, { bucket, key }: S3Location, { request, response, isSigned }: Read): void {
  if (key === '') {
    if (request.method === 'HEAD') response.writeHead(200).end();
    else sendXml(response, 200, listObjects(store, bucket, queryOf(request.url ?? '')));
    return;
  }
  const facts = store.find(bucket, key);
  if (!facts) throw new S3Error('NoSuchKey');
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
function sendPreflight(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(204, {
    'access-control-allow-methods': 'PUT, GET, HEAD',
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
    'access-control-max-age': '7200',
  });
  response.end();
}

function change(
  store: ObjectStore,
  place: S3Location,
  wanted: Change & { isInParts: boolean },
  response: ServerResponse,
): void {
  const { method, contentType, body } = wanted;
  if (place.key === '') throw new S3Error('NotImplemented');
  if (wanted.isInParts) handleMultipart(store, place, wanted, response);
  else if (method === 'PUT')
    response.writeHead(200, { etag: `"${store.put(place.bucket, place.key, body, contentType)}"` }).end();
  else if (method === 'DELETE') {
    store.remove(place.bucket, place.key);
    response.writeHead(204).end();
  } else throw new S3Error('MethodNotAllowed');
}

/** What the service keeps beside an object or a bucket, and this does not: without its name it would be another request. */
const notKept = [
  'acl',
  'attributes',
  'cors',
  'legal-hold',
  'lifecycle',
  'location',
  'logging',
  'notification',
  'object-lock',
  'policy',
  'requestPayment',
  'restore',
  'retention',
  'select',
  'tagging',
  'torrent',
  'versionId',
  'versioning',
  'versions',
  'website',
];

/** `/{bucket}/{key}`: the part of S3's wire that the product uses, with the bucket in the path. */
export function createS3Route({ pool, store, administrator, rules }: S3RouteOptions) {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    const place = placeOf(url);
    const query = queryOf(url);
    if (notKept.some((name) => query.has(name))) throw new S3Error('NotImplemented');
    const isInParts = query.has('uploads') || query.has('uploadId');
    const signed = await signedCaller(pool, administrator, request);
    checkAccess(signed?.caller, { ...place, method, isInParts });
    const body = await readBody(request);
    if (signed) checkPayload(signed.payloadHash, body);
    if (method === 'GET' || method === 'HEAD') {
      if (isInParts) throw new S3Error('NotImplemented');
      read(store, place, { request, response, isSigned: signed !== undefined });
      return;
    }
    if (headers['x-amz-copy-source'] !== undefined) throw new S3Error('NotImplemented');
    const contentType = headers['content-type'] ?? 'application/octet-stream';
    change(store, place, { method, query, contentType, body, isInParts }, response);
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
      sendPreflight(request, response);
      return;
    }
    try {
      await answer(request, response);
    } catch (error) {
      const isKnown = error instanceof S3Error;
      if (!isKnown) console.error(error);
      if (response.headersSent || response.destroyed) response.destroy();
      else if (isKnown) sendError(response, error, request.method === 'HEAD');
      else response.writeHead(500).end();
    }
  };
}

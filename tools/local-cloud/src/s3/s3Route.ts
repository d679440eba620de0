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
import { maxBytes, type ObjectMetadata, type ObjectStore } from './objectStore.ts';
import { checkPayload, signedCaller, type SignedCaller } from './signedCaller.ts';
import { sendXml, escape } from './xml.ts';

type S3RouteOptions = {
  pool: Pool;
  store: ObjectStore;
  administrator: Credentials;
  rules: AccessRules;
};

const maxKeyLength = 1_024;

function locationOf(url: string): S3Location {
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

type RequestedAccess = {
  method: string;
  /** Whether the request is part of a multipart upload. */
  isMultipart: boolean;
};

/** The administrator can do anything, users can upload below their own prefix, and everyone can read assets. */
function checkAccess(
  caller: SignedCaller | undefined,
  { method, bucket, key, isMultipart }: S3Location & RequestedAccess,
): void {
  if (caller?.kind === 'administrator') return;
  const isReadMethod = method === 'GET' || method === 'HEAD';
  const isPublished = bucket === buckets.assets && isReadMethod && key !== '';
  const isOwnUpload =
    caller !== undefined &&
    bucket === buckets.uploads &&
    (method === 'PUT' || (isMultipart && (method === 'POST' || method === 'DELETE'))) &&
    key.startsWith(`uploads/${caller.identityId}/`) &&
    // A reader could treat keys as paths.
    !key.split('/').some((part) => part === '..' || part === '.' || part === '');
  if (!isPublished && !isOwnUpload) throw new S3Error('AccessDenied');
}

/** Reads the full body. Beyond the limit it is discarded, so that the client still gets the response. */
async function readBody(request: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
    }
  } catch {
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

/** Headers of public objects: images that must not run scripts. */
const publishedHeaders = {
  'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'cache-control': 'public, max-age=31536000, immutable',
} as const;

function headersOf(bucket: string, metadata: ObjectMetadata) {
  return {
    'content-type': metadata.contentType,
    'content-length': String(metadata.bytes),
    etag: `"${metadata.etag}"`,
    'last-modified': new Date(metadata.storedAt).toUTCString(),
    ...(bucket === buckets.assets ? publishedHeaders : { 'x-content-type-options': 'nosniff' }),
  };
}

const queryOf = (url: string): URLSearchParams => new URLSearchParams(url.split('?', 2)[1]);

/** Unsigned URLs cannot set the disposition. */
const dispositionOf = (url: string, isSigned: boolean): { 'content-disposition'?: string } => {
  const disposition = isSigned ? queryOf(url).get('response-content-disposition') : null;
  return disposition !== null && /^[\x20-\x7e]{1,300}$/.test(disposition) ? { 'content-disposition': disposition } : {};
};

type Read = { request: IncomingMessage; response: ServerResponse; isSigned: boolean };

function read(store: ObjectStore, { bucket, key }: S3Location, { request, response, isSigned }: Read): void {
  if (key === '') {
    if (request.method === 'HEAD') response.writeHead(200).end();
    else sendXml(response, 200, listObjects(store, bucket, queryOf(request.url ?? '')));
    return;
  }
  const metadata = store.find(bucket, key);
  if (!metadata) throw new S3Error('NoSuchKey');
  const headers = { ...headersOf(bucket, metadata), ...dispositionOf(request.url ?? '', isSigned) };
  if (request.headers['if-none-match'] === headers.etag) {
    response.writeHead(304, { etag: headers.etag }).end();
    return;
  }
  response.writeHead(200, headers);
  response.end(request.method === 'HEAD' ? undefined : store.content(bucket, key));
}

function allowOrigin(response: ServerResponse, origin: string | undefined): void {
  response.setHeader('vary', 'origin');
  if (origin === undefined) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-expose-headers', 'etag,x-amz-request-id');
}

/** Allows any header, like `AllowedHeaders: *` in the CORS rule of the production bucket. */
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
  location: S3Location,
  upload: Change & { isMultipart: boolean },
  response: ServerResponse,
): void {
  const { method, contentType, body } = upload;
  if (location.key === '') throw new S3Error('NotImplemented');
  if (upload.isMultipart) handleMultipart(store, location, upload, response);
  else if (method === 'PUT')
    response.writeHead(200, { etag: `"${store.put(location.bucket, location.key, body, contentType)}"` }).end();
  else if (method === 'DELETE') {
    store.remove(location.bucket, location.key);
    response.writeHead(204).end();
  } else throw new S3Error('MethodNotAllowed');
}

const unsupportedSubresources = [
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

/** The part of the S3 API that the product uses, with path-style URLs: `/{bucket}/{key}`. */
export function createS3Route({ pool, store, administrator, rules }: S3RouteOptions) {
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    const location = locationOf(url);
    const query = queryOf(url);
    if (unsupportedSubresources.some((name) => query.has(name))) throw new S3Error('NotImplemented');
    const isMultipart = query.has('uploads') || query.has('uploadId');
    const signed = await signedCaller(pool, administrator, request);
    checkAccess(signed?.caller, { ...location, method, isMultipart });
    const body = await readBody(request);
    if (signed) checkPayload(signed.payloadHash, body);
    if (method === 'GET' || method === 'HEAD') {
      if (isMultipart) throw new S3Error('NotImplemented');
      read(store, location, { request, response, isSigned: signed !== undefined });
      return;
    }
    if (headers['x-amz-copy-source'] !== undefined) throw new S3Error('NotImplemented');
    const contentType = headers['content-type'] ?? 'application/octet-stream';
    change(store, location, { method, query, contentType, body, isMultipart }, response);
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('x-amz-request-id', randomUUID());
    if (!rules.allowsHost(request)) {
      response.writeHead(421).end();
      return;
    }
    // Without the header, other origins cannot read the response.
    const origin = await rules.checkOrigin(request.headers);
    allowOrigin(response, origin === false ? undefined : origin);
    if (request.method === 'OPTIONS') {
      sendPreflight(request, response);
      return;
    }
    try {
      await handle(request, response);
    } catch (error) {
      const isS3Error = error instanceof S3Error;
      if (!isS3Error) console.error(error);
      if (response.headersSent || response.destroyed) response.destroy();
      else if (isS3Error) sendError(response, error, request.method === 'HEAD');
      else response.writeHead(500).end();
    }
  };
}

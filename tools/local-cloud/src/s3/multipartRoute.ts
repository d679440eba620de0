import type { ServerResponse } from 'node:http';
import type { NamedPart, S3Location } from './multipart.ts';
import { S3Error } from './s3Error.ts';
import type { ObjectStore } from './objectStore.ts';
import { sendXml, escape } from './xml.ts';

/** The parts in a request to complete an upload. */
function namedParts(body: Uint8Array): NamedPart[] {
  const text = Buffer.from(body).toString('utf8');
  return [...text.matchAll(/<Part>([^]*?)<\/Part>/g)].map(([, part = '']) => {
    const number = Number(/<PartNumber>\s*(\d{1,5})\s*<\/PartNumber>/.exec(part)?.[1]);
    const etag = /<ETag>\s*(?:"|&quot;|&#34;)?([0-9a-f]{32})(?:"|&quot;|&#34;)?\s*<\/ETag>/.exec(part)?.[1];
    if (!Number.isInteger(number) || etag === undefined) throw new S3Error('MalformedXML');
    return { number, etag };
  });
}

/** A request to change an object. */
export type Change = { method: string; query: URLSearchParams; contentType: string; body: Uint8Array };

/** Handles multipart uploads: create, upload, complete, and abort. */
export function handleMultipart(
  store: ObjectStore,
  location: S3Location,
  change: Change,
  response: ServerResponse,
): void {
  const { method, query, contentType, body } = change;
  const uploadId = query.get('uploadId');
  const { bucket, key } = location;
  const placed = `<Bucket>${bucket}</Bucket><Key>${escape(key)}</Key>`;
  if (method === 'POST' && uploadId === null) {
    const id = store.multipart.begin(location, contentType);
    const result = 'InitiateMultipartUploadResult';
    sendXml(response, 200, `<${result}>${placed}<UploadId>${id}</UploadId></${result}>`);
  } else if (method === 'POST' && uploadId !== null) {
    const etag = store.complete(location, uploadId, namedParts(body));
    const result = 'CompleteMultipartUploadResult';
    sendXml(response, 200, `<${result}>${placed}<ETag>&quot;${etag}&quot;</ETag></${result}>`);
  } else if (method === 'PUT' && uploadId !== null) {
    const etag = store.multipart.putPart(location, uploadId, Number(query.get('partNumber')), body);
    response.writeHead(200, { etag: `"${etag}"` }).end();
  } else if (method === 'DELETE' && uploadId !== null) {
    store.multipart.abort(location, uploadId);
    response.writeHead(204).end();
  } else throw new S3Error('MethodNotAllowed');
}

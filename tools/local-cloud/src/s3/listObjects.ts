import { S3Error } from './s3Error.ts';
import type { ObjectMetadata, ObjectStore } from './objectStore.ts';
import { escape } from './xml.ts';

const maxKeys = 1_000;
/** Appended to a prefix, this sorts after all keys with the prefix. */
const last = '\u{10ffff}';

/** An object, or a common prefix of several keys, up to the delimiter. */
type Entry = { after: string; metadata: ObjectMetadata } | { after: string; folder: string };

type ListQuery = { bucket: string; prefix: string; delimiter: string; after: string };

function* listEntries(store: ObjectStore, { bucket, prefix, delimiter, ...rest }: ListQuery): Generator<Entry> {
  let { after } = rest;
  for (;;) {
    const found = store.list(bucket, prefix, after, maxKeys);
    if (found.length === 0) return;
    for (const metadata of found) {
      const end = delimiter === '' ? -1 : metadata.key.indexOf(delimiter, prefix.length);
      const folder = end < 0 ? undefined : metadata.key.slice(0, end + delimiter.length);
      after = folder === undefined ? metadata.key : folder + last;
      yield folder === undefined ? { after, metadata } : { after, folder };
      if (folder !== undefined) break;
    }
  }
}

const contentOf = ({ key, bytes, etag, storedAt }: ObjectMetadata): string =>
  `<Contents><Key>${escape(key)}</Key><LastModified>${new Date(storedAt).toISOString()}</LastModified><ETag>&quot;${etag}&quot;</ETag><Size>${bytes}</Size><StorageClass>STANDARD</StorageClass></Contents>`;

/** Lists a bucket in version 2 of the API, and in version 1 for older clients. */
export function listObjects(store: ObjectStore, bucket: string, query: URLSearchParams): string {
  const isSecond = query.get('list-type') === '2';
  const requested = Number(query.get('max-keys') ?? maxKeys);
  if (!Number.isInteger(requested) || requested < 0) throw new S3Error('InvalidArgument');
  const limit = Math.min(requested, maxKeys);
  const [prefix, delimiter] = [query.get('prefix') ?? '', query.get('delimiter') ?? ''];
  const after = (isSecond ? (query.get('continuation-token') ?? query.get('start-after')) : query.get('marker')) ?? '';
  const page: Entry[] = [];
  let isCut = false;
  for (const entry of listEntries(store, { bucket, prefix, delimiter, after })) {
    isCut = page.length === limit;
    if (isCut) break;
    page.push(entry);
  }
  const next = isSecond ? 'NextContinuationToken' : 'NextMarker';
  return [
    '<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">',
    `<Name>${bucket}</Name><Prefix>${escape(prefix)}</Prefix><Delimiter>${escape(delimiter)}</Delimiter>`,
    `<MaxKeys>${limit}</MaxKeys><KeyCount>${page.length}</KeyCount><IsTruncated>${isCut}</IsTruncated>`,
    isCut ? `<${next}>${escape(page.at(-1)?.after ?? '')}</${next}>` : '',
    ...page.map((entry) =>
      'metadata' in entry
        ? contentOf(entry.metadata)
        : `<CommonPrefixes><Prefix>${escape(entry.folder)}</Prefix></CommonPrefixes>`,
    ),
    '</ListBucketResult>',
  ].join('');
}

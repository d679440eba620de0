import { createHash, randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { S3Error } from './s3Error.ts';

export type S3Location = { bucket: string; key: string };
/** A part in the request to complete an upload. */
export type NamedPart = { number: number; etag: string };
type AssembledObject = { content: Uint8Array; contentType: string; etag: string };

/** Multipart uploads, which are not readable before completion. */
export type Multipart = {
  begin(location: S3Location, contentType: string): string;
  /** Stores a part, replacing the part with the same number, and returns its entity tag. */
  putPart(location: S3Location, uploadId: string, number: number, content: Uint8Array): string;
  /** Joins the parts in order. `abort` deletes them. */
  assemble(location: S3Location, uploadId: string, parts: readonly NamedPart[]): AssembledObject;
  abort(location: S3Location, uploadId: string): void;
  /** Deletes uploads that started before this time. */
  expire(before: number): void;
};

const schema = `
  CREATE TABLE IF NOT EXISTS multipart_uploads (
    id TEXT PRIMARY KEY,
    bucket TEXT NOT NULL,
    key TEXT NOT NULL,
    content_type TEXT NOT NULL,
    begun_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS multipart_parts (
    upload_id TEXT NOT NULL REFERENCES multipart_uploads (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    content BLOB NOT NULL,
    etag TEXT NOT NULL,
    PRIMARY KEY (upload_id, number)
  ) STRICT;
`;

const maxParts = 10_000;
/** Minimum size of each part except the last, as in S3. */
const minBytes = 5 * 1024 * 1024;
const md5 = (content: Uint8Array): Buffer => createHash('md5').update(content).digest();

/** @param maxBytes of an object, and therefore of all its parts. */
export function openMultipart(database: DatabaseSync, now: () => number, maxBytes: number): Multipart {
  database.exec(schema);
  const insert = database.prepare('INSERT INTO multipart_uploads VALUES (?, ?, ?, ?, ?)');
  const find = database.prepare('SELECT content_type FROM multipart_uploads WHERE id = ? AND bucket = ? AND key = ?');
  const insertPart = database.prepare('INSERT OR REPLACE INTO multipart_parts VALUES (?, ?, ?, ?)');
  const others = database.prepare(
    'SELECT coalesce(sum(length(content)), 0) AS bytes FROM multipart_parts WHERE upload_id = ? AND number <> ?',
  );
  const partsOf = database.prepare(
    'SELECT number, content, etag FROM multipart_parts WHERE upload_id = ? ORDER BY number',
  );
  const remove = database.prepare('DELETE FROM multipart_uploads WHERE id = ?');
  const expire = database.prepare('DELETE FROM multipart_uploads WHERE begun_at <= ?');

  /** The content type of an upload. */
  const requireUpload = ({ bucket, key }: S3Location, uploadId: string): string => {
    const row = find.get(uploadId, bucket, key);
    if (!row) throw new S3Error('NoSuchUpload');
    return String(row['content_type']);
  };

  return {
    begin({ bucket, key }, contentType) {
      const id = randomUUID();
      insert.run(id, bucket, key, contentType, now());
      return id;
    },
    putPart(location, uploadId, number, content) {
      requireUpload(location, uploadId);
      if (!Number.isInteger(number) || number < 1 || number > maxParts) throw new S3Error('InvalidArgument');
      if (Number(others.get(uploadId, number)?.['bytes']) + content.length > maxBytes)
        throw new S3Error('EntityTooLarge');
      const etag = md5(content).toString('hex');
      insertPart.run(uploadId, number, content, etag);
      return etag;
    },
    assemble(location, uploadId, named) {
      const contentType = requireUpload(location, uploadId);
      const stored = partsOf.all(uploadId);
      const parts = named.map(({ number, etag }, index) => {
        if (index > 0 && number <= (named[index - 1]?.number ?? 0)) throw new S3Error('InvalidPartOrder');
        const part = stored.find((one) => one['number'] === number && one['etag'] === etag)?.['content'];
        if (!(part instanceof Uint8Array)) throw new S3Error('InvalidPart');
        if (index < named.length - 1 && part.length < minBytes) throw new S3Error('EntityTooSmall');
        return part;
      });
      if (parts.length === 0) throw new S3Error('MalformedXML');
      const tags = Buffer.concat(parts.map(md5));
      return { content: Buffer.concat(parts), contentType, etag: `${md5(tags).toString('hex')}-${parts.length}` };
    },
    abort(location, uploadId) {
      requireUpload(location, uploadId);
      remove.run(uploadId);
    },
    expire: (before) => void expire.run(before),
  };
}

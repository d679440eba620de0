import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openMultipart, type Multipart, type NamedPart, type S3Location } from './multipart.ts';

/** Metadata of an object. */
export type ObjectMetadata = { key: string; bytes: number; contentType: string; etag: string; storedAt: number };

export type ObjectStore = {
  /** Stores an object, replacing one with the same key, and returns its entity tag. */
  put(bucket: string, key: string, content: Uint8Array, contentType: string): string;
  find(bucket: string, key: string): ObjectMetadata | undefined;
  content(bucket: string, key: string): Uint8Array | undefined;
  remove(bucket: string, key: string): void;
  /** Sorted by key, after the given key. */
  list(bucket: string, prefix: string, after: string, limit: number): ObjectMetadata[];
  /** Multipart uploads. */
  readonly multipart: Pick<Multipart, 'begin' | 'putPart' | 'abort'>;
  /** Creates an object from its parts, and returns its entity tag. */
  complete(location: S3Location, uploadId: string, parts: readonly NamedPart[]): string;
  close(): void;
};

/** Above the maximum size of uploads, so that the API can report files that are too large. */
export const maxBytes = 6 * 1024 * 1024;

/** Incomplete uploads are deleted after a day, like a lifecycle rule in S3. */
const uploadPrefix = 'uploads/';
const uploadLifetime = 24 * 60 * 60_000;

const schema = `
  CREATE TABLE IF NOT EXISTS objects (
    bucket TEXT NOT NULL,
    key TEXT NOT NULL,
    content BLOB NOT NULL,
    bytes INTEGER NOT NULL,
    content_type TEXT NOT NULL,
    etag TEXT NOT NULL,
    stored_at INTEGER NOT NULL,
    PRIMARY KEY (bucket, key)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS objects_by_time ON objects (stored_at);
`;

/**
 * Stores objects in `objects.sqlite` with a write-ahead log, so that objects survive a killed process, and are never partial.
 */
export function openObjectStore(folder: string, now: () => number): ObjectStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'objects.sqlite');
  const database = new DatabaseSync(path, { timeout: 2_000 });
  chmodSync(path, 0o600);
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; ${schema}`);
  const columns = 'key, bytes, content_type, etag, stored_at';
  const insert = database.prepare(`INSERT OR REPLACE INTO objects VALUES (?, ?, ?, ?, ?, ?, ?)`);
  const find = database.prepare(`SELECT ${columns} FROM objects WHERE bucket = ? AND key = ?`);
  const content = database.prepare('SELECT content FROM objects WHERE bucket = ? AND key = ?');
  const remove = database.prepare('DELETE FROM objects WHERE bucket = ? AND key = ?');
  const list = database.prepare(
    `SELECT ${columns} FROM objects WHERE bucket = ? AND substr(key, 1, length(?)) = ? AND key > ? ORDER BY key LIMIT ?`,
  );
  const expire = database.prepare(
    `DELETE FROM objects WHERE substr(key, 1, ${uploadPrefix.length}) = '${uploadPrefix}' AND stored_at <= ?`,
  );
  const read = (row: Record<string, unknown>): ObjectMetadata => ({
    key: String(row['key']),
    bytes: Number(row['bytes']),
    contentType: String(row['content_type']),
    etag: String(row['etag']),
    storedAt: Number(row['stored_at']),
  });
  const multipart = openMultipart(database, now, maxBytes);
  /** Runs before each read, so that expired objects are never found. */
  const tidy = () => {
    expire.run(now() - uploadLifetime);
    multipart.expire(now() - uploadLifetime);
  };

  return {
    put(bucket, key, body, contentType) {
      tidy();
      const etag = createHash('md5').update(body).digest('hex');
      insert.run(bucket, key, body, body.length, contentType, etag, now());
      return etag;
    },
    find(bucket, key) {
      tidy();
      const row = find.get(bucket, key);
      return row && read(row);
    },
    content(bucket, key) {
      const stored = content.get(bucket, key)?.['content'];
      return stored instanceof Uint8Array ? stored : undefined;
    },
    remove: (bucket, key) => void remove.run(bucket, key),
    list(bucket, prefix, after, limit) {
      tidy();
      return list.all(bucket, prefix, prefix, after, limit).map(read);
    },
    multipart,
    complete(location, uploadId, parts) {
      tidy();
      const { content: body, contentType, etag } = multipart.assemble(location, uploadId, parts);
      database.exec('BEGIN IMMEDIATE');
      insert.run(location.bucket, location.key, body, body.length, contentType, etag, now());
      multipart.abort(location, uploadId);
      database.exec('COMMIT');
      return etag;
    },
    close: () => database.close(),
  };
}

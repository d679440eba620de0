import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openObjectStore, type ObjectStore } from './objectStore.ts';

let folder: string;
let store: ObjectStore | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'objects-'));
});

afterEach(() => {
  store?.close();
  rmSync(folder, { recursive: true, force: true });
});

it('deletes uploads after a day, and keeps everything else', () => {
  let now = 0;
  store = openObjectStore(folder, () => now);
  const content = Buffer.from('content');
  for (const key of ['uploads/somebody/a.png', 'attachments/a.png']) store.put('bucket', key, content, 'image/png');
  now = 24 * 60 * 60_000;
  expect(store.find('bucket', 'uploads/somebody/a.png')).toBeUndefined();
  expect(store.list('bucket', '', '', 10).map(({ key }) => key)).toEqual(['attachments/a.png']);
});

it('deletes incomplete multipart uploads after a day', () => {
  let now = 0;
  store = openObjectStore(folder, () => now);
  const location = { bucket: 'bucket', key: 'a.png' };
  const upload = store.multipart.begin(location, 'image/png');
  const etag = store.multipart.putPart(location, upload, 1, Buffer.from('content'));
  now = 24 * 60 * 60_000;
  expect(() => store?.complete(location, upload, [{ number: 1, etag }])).toThrow(/specified upload does not exist/);
});

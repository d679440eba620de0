import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { openObjectStore, type ObjectStore } from './objectStore.ts';

const folder = mkdtempSync(join(tmpdir(), 'objects-'));
let store: ObjectStore | undefined;

afterEach(() => {
  store?.close();
  rmSync(folder, { recursive: true, force: true });
});

it('forgets uploads after a day, and keeps everything else', () => {
  let now = 0;
  store = openObjectStore(folder, () => now);
  const content = Buffer.from('content');
  for (const key of ['uploads/somebody/a.png', 'attachments/a.png']) store.put('bucket', key, content, 'image/png');
  now = 24 * 60 * 60_000;
  expect(store.find('bucket', 'uploads/somebody/a.png')).toBeUndefined();
  expect(store.list('bucket', '', '', 10).map(({ key }) => key)).toEqual(['attachments/a.png']);
});

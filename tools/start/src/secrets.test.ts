import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { adminCredentials } from './secrets.ts';

test('stores one pair for each data folder, readable only by its owner', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  try {
    const first = adminCredentials(folder);
    expect(adminCredentials(folder)).toEqual(first);
    expect(first.secretAccessKey).toHaveLength(40);
    expect(statSync(join(folder, 'admin-credentials.json')).mode & 0o077).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

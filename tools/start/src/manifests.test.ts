import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { archiveManifests, manifestFolders } from './manifests.ts';

it('the operations of a build are accepted for a month after it was replaced', async () => {
  const root = mkdtempSync(join(tmpdir(), 'manifests-'));
  const data = join(root, '.data');
  const [built = '', stored = ''] = manifestFolders(root, data);
  const build = (name: string) => {
    rmSync(built, { recursive: true, force: true });
    mkdirSync(built, { recursive: true });
    writeFileSync(join(built, name), '{}');
    writeFileSync(join(built, 'index-1.js'), '');
  };
  build('operations-one.json');
  await archiveManifests(root, data);
  build('operations-two.json');
  await archiveManifests(root, data);
  expect(readdirSync(stored).toSorted()).toEqual(['operations-one.json', 'operations-two.json']);
  await archiveManifests(root, data, Date.now() + 31 * 24 * 3_600_000);
  expect(readdirSync(stored)).toEqual(['operations-two.json']);
  rmSync(root, { recursive: true });
});

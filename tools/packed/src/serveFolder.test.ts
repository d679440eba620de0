import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { serveFolder } from './serveFolder.ts';

const folder = mkdtempSync(join(tmpdir(), 'serve-folder-'));
writeFileSync(join(folder, 'index.html'), '<p>Here</p>');
afterAll(() => rmSync(folder, { recursive: true }));

test('a folder is served with its policy, on its own port', async () => {
  const [first, second] = [await serveFolder(folder, "default-src 'self'"), await serveFolder(folder, 'sandbox')];
  try {
    expect(first.origin).not.toBe(second.origin);
    const page = await fetch(first.origin);
    expect(await page.text()).toBe('<p>Here</p>');
    expect(page.headers.get('content-type')).toBe('text/html');
    expect(page.headers.get('content-security-policy')).toBe("default-src 'self'");
    // A missing file and an invalid path: the server continues.
    for (const address of ['/missing.js', '//']) expect((await fetch(first.origin + address)).status).toBe(404);
    expect((await fetch(first.origin)).status).toBe(200);
  } finally {
    await first.close();
    await second.close();
  }
});

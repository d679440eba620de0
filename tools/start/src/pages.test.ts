import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serveConsole, serveDocumentation } from './pages.ts';

let root: string;
let server: Server;
let origin: string;

const built = (name: string) => join(root, 'apps/console/dist', name);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'edge-console-pages-'));
  await mkdir(built('assets'), { recursive: true });
  await writeFile(built('index.html'), '<!doctype html><title>Shell</title>');
  await writeFile(built('assets/screen.js'), 'export {};');
  server = createServer(await serveConsole(root)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(root, { recursive: true });
});

test('returns the shell for pages and 404 for unknown assets, both with the policy', async () => {
  for (const [path, status] of [
    ['/users/', 200],
    ['/assets/none.js', 404],
  ] as const) {
    const response = await fetch(origin + path);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  }
});

test('serves the reporting module to pages on any origin, cached for minutes', async () => {
  await writeFile(built('report.js'), 'export {};');
  server.removeAllListeners('request');
  server.on('request', await serveConsole(root));
  const response = await fetch(`${origin}/report.js`, { headers: { origin: 'https://tv.example' } });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
    'content-type': expect.stringMatching(/^text\/javascript/),
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
  const page = await fetch(`${origin}/`);
  expect(page.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(page.headers.get('access-control-allow-origin')).toBeNull();
});

test('returns 404 for dot files', async () => {
  await writeFile(built('.env'), 'SECRET=1');
  server.removeAllListeners('request');
  server.on('request', await serveConsole(root));
  for (const path of ['/.env', '/.git/config', '/users/.env.local', '/%2eenv', '/.well-known/security.txt']) {
    const response = await fetch(origin + path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(await response.text()).not.toMatch(/Shell|SECRET/);
  }
});

test('serves version files without caching, and returns 404 if they are missing', async () => {
  await mkdir(built('builds'));
  await writeFile(built('builds/latest.json'), '{"id":"a"}');
  await writeFile(built('version.json'), '{"version":"1"}');
  server.removeAllListeners('request');
  server.on('request', await serveConsole(root));
  for (const path of ['/version.json', '/builds/latest.json']) {
    const response = await fetch(`${origin}${path}?t=1`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toContain('application/json');
  }
  for (const path of ['/builds/none.json', '/builds/none', '/sw.js'])
    expect((await fetch(origin + path)).status).toBe(404);
});

test('survives a build that deletes the files', async () => {
  await rm(built('assets'), { recursive: true });
  await expect(fetch(`${origin}/assets/screen.js`)).rejects.toThrow('fetch failed');
  expect((await fetch(`${origin}/users/`)).status).toBe(200);
});

test('returns the 404 page of the documentation for unknown paths below it', async () => {
  const documentation = join(root, 'apps/documentation/dist/documentation');
  await mkdir(join(documentation, 'users'), { recursive: true });
  await writeFile(join(documentation, 'users/index.html'), 'Users');
  server.removeAllListeners('request');
  server.on('request', serveDocumentation(root, await serveConsole(root)));
  expect((await fetch(`${origin}/documentation/none/`)).status).toBe(404);
  await writeFile(join(documentation, '404.html'), 'Page not found');
  for (const [path, status, text] of [
    ['/documentation/users/', 200, 'Users'],
    ['/documentation/none/', 404, 'Page not found'],
    ['/documentation/users/none?from=mail', 404, 'Page not found'],
    ['/documentation/none.js', 404, 'Page not found'],
  ] as const) {
    const response = await fetch(origin + path);
    expect([path, response.status, await response.text()]).toEqual([path, status, text]);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('content-type')).toContain('text/html');
  }
  expect(await (await fetch(`${origin}/documentations/`)).text()).toContain('Shell');
});

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connectOriginsOf, consoleHeaders } from '@edge-console/console/serving';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { hasPostgres, openTestPostgres, type TestPostgres } from '@edge-console/api/testing';
import { freePort } from '../../../start/src/ports.ts';
import { buildImage, canBuildImages, type Image } from './buildImage.ts';
import { startContainer } from './startContainer.ts';

const root = resolve(import.meta.dirname, '../../../..');
const maxBytes = 250_000_000;
/** Debian's packages and npm's can be slow to arrive. */
const buildMilliseconds = 3_600_000;
const secret = (name: string) => `${name}-secret-of-the-image-test-0123456789`;

const hasCaddy = existsSync('/usr/bin/caddy');

describe.skipIf(!canBuildImages || !hasCaddy || !hasPostgres)('the image', () => {
  let image: Image;
  let server: TestPostgres;
  let folder: string;
  const secrets = () => join(folder, 'secrets');

  const start = (command: readonly string[], environment: Readonly<Record<string, string>>) =>
    startContainer(image, { command, environment, data: join(folder, 'data'), secrets: secrets() });

  /** Runs a program to its end. */
  async function run(command: readonly string[], environment: Readonly<Record<string, string>> = {}) {
    const container = start(command, environment);
    return { code: await container.exited, output: container.output() };
  }

  const origin = (listening: Server) => `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;

  /** Free ports. */
  async function ports(count: number): Promise<number[]> {
    const found: number[] = [];
    for (let wanted = 5_750; found.length < count; wanted = (found.at(-1) ?? wanted) + 1)
      found.push(await freePort(wanted));
    return found;
  }

  const statusOf = (url: string) =>
    fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
      ({ status }) => status,
      () => 0,
    );

  /** Starts a service. Resolves when its endpoint has the status. */
  async function serve(name: string, environment: Readonly<Record<string, string>>, path = '/readyz', status = 200) {
    const port = String(await freePort(5_700));
    const container = start([`${name}/main.js`], { HOST: '127.0.0.1', PORT: port, DRAIN_SECONDS: '1', ...environment });
    const at = (target: string) => `http://127.0.0.1:${port}${target}`;
    onTestFinished(() => container.signal('SIGKILL'));
    let exit: number | null | undefined;
    void container.exited.then((code) => (exit = code));
    while ((await statusOf(at(path))) !== status) {
      if (exit !== undefined) throw new Error(`${name} exited with ${exit}:\n${container.output()}`);
      await pause(100);
    }
    return { ...container, at };
  }

  /** Serves the published console and the services with the proxy of `compose.yaml`. */
  async function checkProxy(
    origins: Readonly<Record<'CONSOLE_ORIGIN' | 'STEERING_ORIGIN' | 'CHARTS_ORIGIN', string>>,
    { api, steering }: Readonly<Record<'api' | 'steering', { at(path: string): string }>>,
  ): Promise<void> {
    const configuration = {
      consoleHost: 'console.example.com',
      userPoolId: 'eu-west-1_none',
      graphqlEndpoint: 'https://console.example.com/graphql',
      chartsHost: 'charts.example.com',
      assetsHost: 'assets.example.com',
    };
    writeFileSync(join(folder, 'data/config.json'), JSON.stringify(configuration));
    const files = ['--configuration', '/data/config.json', '--uploads', 'uploads.example.com'];
    expect((await run(['console/caddy.js', ...files, '--out', '/data/console.caddy'])).output).toBe('');
    const published = await run(['console/publish.js', '/data/files', '--build', 'console/pages']);
    expect(published.output).toMatch(/^\d+ files placed/m);

    const echo = createServer((request, response) => void response.end(JSON.stringify(request.headers)));
    await once(echo.listen(0, '127.0.0.1'), 'listening');
    const caddyFile = join(folder, 'Caddyfile');
    writeFileSync(
      caddyFile,
      `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\nimport ${join(root, 'compose/Caddyfile')}\n`,
    );
    const upstreams = Object.fromEntries(
      Object.entries({ API: api.at('/'), STEERING: steering.at('/'), CHARTS: origin(echo) }).flatMap(([name, url]) => [
        [`${name}_HOST`, '127.0.0.1'],
        [`${name}_PORT`, new URL(url).port],
      ]),
    );
    const caddy = spawn('caddy', ['run', '--config', caddyFile, '--adapter', 'caddyfile'], {
      env: {
        ...process.env,
        ...origins,
        ...upstreams,
        HOME: folder,
        CONSOLE_DATA: join(folder, 'data'),
        CONFIGURATION: join(folder, 'data'),
      },
      stdio: 'ignore',
    });
    onTestFinished(() => {
      caddy.kill();
      echo.close();
    });
    const get = (path: string, init?: RequestInit) => fetch(`${origins.CONSOLE_ORIGIN}${path}`, init);
    await expect.poll(() => statusOf(`${origins.CONSOLE_ORIGIN}/config.json`), { timeout: 60_000 }).toBe(200);

    const page = await get('/users/any/path');
    expect(await page.text()).toContain('<!doctype html>');
    const expected = consoleHeaders({
      origin: 'https://console.example.com',
      connectOrigins: connectOriginsOf({ ...configuration, uploadsHost: 'uploads.example.com' }),
      frameOrigins: ['https://charts.example.com'],
      imageHosts: ['assets.example.com'],
    });
    for (const [name, value] of Object.entries(expected)) expect(page.headers.get(name)).toBe(value);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const [asset = ''] = globSync('assets/*.js', { cwd: join(folder, 'data/files') });
    expect((await get(`/${asset}`)).headers.get('cache-control')).toContain('immutable');
    expect((await get('/version.json')).headers.get('cache-control')).toBe('no-store');
    expect((await get('/report.js')).headers.get('access-control-allow-origin')).toBe('*');
    for (const path of ['/assets/none.js', '/.published/record.json', '/builds/none.json']) {
      const missing = await get(path);
      expect(missing.status).toBe(404);
      expect(missing.headers.get('cache-control')).toBe('no-store');
    }
    expect((await get('/steering/feed')).headers.get('content-type')).toContain('text/html');
    const answer = await get('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: origins.CONSOLE_ORIGIN },
      body: JSON.stringify({ documentId: 'sha256:none' }),
    });
    expect(answer.headers.get('content-type')).toContain('json');
    expect(await statusOf(`${origins.STEERING_ORIGIN}/healthz`)).toBe(404);
    const forged = { 'CloudFront-Viewer-Address': '192.0.2.1:1', 'CloudFront-Viewer-City': 'Forged' };
    const sent = (await (await fetch(origins.CHARTS_ORIGIN, { headers: forged })).json()) as Record<string, string>;
    expect(sent['cloudfront-viewer-address']).toMatch(/^127\.0\.0\.1:\d+$/);
    expect(sent['cloudfront-viewer-city']).toBeUndefined();
  }

  beforeAll(async () => {
    const commit = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
    image = buildImage(root, commit);
    server = await openTestPostgres();
    folder = mkdtempSync(join(tmpdir(), 'image-test-'));
    for (const name of ['data', 'secrets']) mkdirSync(join(folder, name));
    const { ownerUrl, serviceUrl } = server;
    const files = {
      'owner-url': ownerUrl,
      'service-url': serviceUrl,
      'steering-secret': secret('steering'),
      'charts-secret': secret('charts'),
      'edge-intelligence-token': secret('token'),
    };
    for (const [name, value] of Object.entries(files)) writeFileSync(join(secrets(), name), `${value}\n`);
  }, buildMilliseconds);

  afterAll(async () => {
    await server.close();
    image.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is small, has a release, and runs as a user without privileges', () => {
    const bytes = Number(execFileSync('du', ['-sb', image.root], { encoding: 'utf8' }).split('\t')[0]);
    expect(bytes).toBeLessThanOrEqual(maxBytes);
    expect(image.configuration.User).toBe('65532:65532');
    expect(image.configuration.Labels['org.opencontainers.image.version']).toMatch(/^\d+\.\d+\.\d+\+[\da-f]{12}$/);
  });

  it('has no sources and no development dependencies', () => {
    const sources = globSync('app/**/*.{ts,tsx}', { cwd: image.root, exclude: ['**/node_modules'] });
    expect(sources).toEqual([]);
    const packages = globSync('app/*/node_modules/{[!@]*,@*/*}', { cwd: image.root }).map((path) =>
      path.replace(/.*node_modules\//, ''),
    );
    expect(packages).toContain('sharp');
    for (const name of ['typescript', 'vitest', 'vite', 'react', '@electric-sql/pglite'])
      expect(packages).not.toContain(name);
  });

  it('cannot change its own files', async () => {
    const write = "require('fs').writeFileSync('/app/api/main.js', '')";
    expect((await run(['-e', write])).output).toContain('EROFS');
  });

  it('migrates, and serves until SIGTERM', async () => {
    const owner = {
      DATABASE_URL_FILE: '/run/secrets/owner-url',
      SERVICE_DATABASE_URL_FILE: '/run/secrets/service-url',
    };
    expect(await run(['api/migrate.js'], owner)).toMatchObject({ code: 0 });
    expect(await run(['api/migrate.js', '--dry-run'], owner)).toEqual({
      code: 0,
      output: 'The database is up to date.\n',
    });
    const database = { DATABASE_URL_FILE: '/run/secrets/service-url' };
    const platform = ['--platform', 'Acme Video', '--region', 'eu-west', '--email', 'ana@example.com'];
    const created = await run(
      ['api/create-platform.js', ...platform, '--name', 'Ana', '--lastName', 'Silva'],
      database,
    );
    expect(created.output).toContain('Created Acme Video');

    const [console, steeringOrigin, chartsOrigin] = (await ports(3)).map((port) => `http://localhost:${port}`);
    const origins = {
      CONSOLE_ORIGIN: console ?? '',
      STEERING_ORIGIN: steeringOrigin ?? '',
      CHARTS_ORIGIN: chartsOrigin ?? '',
    };
    const api = await serve('api', {
      ...database,
      ...origins,
      AWS_REGION: 'eu-west-1',
      // Nothing of AWS is called.
      AWS_ACCESS_KEY_ID: 'none',
      AWS_SECRET_ACCESS_KEY: 'none',
      USER_POOL_ID: 'eu-west-1_none',
      USER_POOL_CLIENT_ID: 'none',
      USER_POOL_ENDPOINT: 'http://127.0.0.1:9',
      USER_POOL_JWKS_URL: 'http://127.0.0.1:9/keys',
      REGIONS: 'eu-west',
      OPERATIONS_FOLDERS: '/app/console/pages/assets',
      UPLOAD_BUCKET: 'uploads',
      ASSET_BUCKET: 'assets',
      ASSETS_URL: 'https://assets.example.com',
      MAIL_FROM: 'console@example.com',
      SMTP_URL: 'smtp://127.0.0.1:9',
      SUPPORT_ADDRESS: 'support@example.com',
      EDGE_INTELLIGENCE_URL: 'http://127.0.0.1:9',
      EDGE_INTELLIGENCE_TOKEN_FILE: '/run/secrets/edge-intelligence-token',
      DISTRIBUTION_ID: 'none',
      DOMAIN_TARGET: 'domains.example.com',
      STEERING_SECRET_FILE: '/run/secrets/steering-secret',
      CHARTS_SECRET_FILE: '/run/secrets/charts-secret',
    });
    const steering = await serve('steering', {
      STEERING_ORIGIN: origins.STEERING_ORIGIN,
      API_URL: api.at('/steering/feed'),
      STEERING_SECRET_FILE: '/run/secrets/steering-secret',
    });
    const charts = await serve('charts', {
      CONSOLE_ORIGIN: origins.CONSOLE_ORIGIN,
      API_URL: api.at('/charts/feed'),
      CHARTS_SECRET_FILE: '/run/secrets/charts-secret',
    });
    await checkProxy(origins, { api, steering });
    const services = [api, steering, charts];
    for (const { at } of services) {
      expect(await statusOf(at('/healthz'))).toBe(200);
      const check = image.configuration.Healthcheck.Test.slice(2);
      expect(await run(check, { PORT: new URL(at('/')).port })).toEqual({ code: 0, output: '' });
    }
    for (const { signal } of services) signal('SIGTERM');
    expect(await Promise.all(services.map(({ exited }) => exited))).toEqual([0, 0, 0]);
    expect(api.output()).toContain('"message":"Stopped"');
  });
});

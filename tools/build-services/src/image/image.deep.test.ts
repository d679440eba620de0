import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../start/src/ports.ts';
import {
  createLogins,
  postgresPrograms,
  startPostgresServer,
  type PostgresServer,
} from '../../../start/src/postgresServer.fixture.ts';
import { buildImage, canBuildImages, type Image } from './buildImage.ts';
import { startContainer } from './startContainer.ts';

const root = resolve(import.meta.dirname, '../../../..');
const maxBytes = 250_000_000;
const secret = (name: string) => `${name}-secret-of-the-image-test-0123456789`;

describe.skipIf(!canBuildImages || postgresPrograms === null)('the image', () => {
  let image: Image;
  let server: PostgresServer;
  let folder: string;
  const secrets = () => join(folder, 'secrets');

  const start = (command: readonly string[], environment: Readonly<Record<string, string>>) =>
    startContainer(image, { command, environment, data: join(folder, 'data'), secrets: secrets() });

  /** Runs a program to its end. */
  async function run(command: readonly string[], environment: Readonly<Record<string, string>> = {}) {
    const container = start(command, environment);
    return { code: await container.exited, output: container.output() };
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
    let exit: number | null | undefined;
    void container.exited.then((code) => (exit = code));
    while ((await statusOf(at(path))) !== status) {
      if (exit !== undefined) throw new Error(`${name} exited with ${exit}:\n${container.output()}`);
      await pause(100);
    }
    return { ...container, at };
  }

  beforeAll(async () => {
    const commit = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
    image = buildImage(root, commit);
    server = await startPostgresServer();
    folder = mkdtempSync(join(tmpdir(), 'image-test-'));
    for (const name of ['data', 'secrets']) mkdirSync(join(folder, name));
    const { ownerUrl, serviceUrl } = createLogins(server, 'edge_console');
    const files = {
      'owner-url': ownerUrl,
      'service-url': serviceUrl,
      'steering-secret': secret('steering'),
      'charts-secret': secret('charts'),
      'edge-intelligence-token': secret('token'),
    };
    for (const [name, value] of Object.entries(files)) writeFileSync(join(secrets(), name), `${value}\n`);
  });

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
    const owner = { DATABASE_URL_FILE: '/run/secrets/owner-url' };
    expect(await run(['api/migrate.js'], owner)).toMatchObject({ code: 0 });
    server.execute('GRANT edge_api, edge_system TO edge_service');
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

    const console = 'https://console.example.com';
    const api = await serve('api', {
      ...database,
      CONSOLE_ORIGIN: console,
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
      STEERING_ORIGIN: 'https://steering.example.com',
      STEERING_SECRET_FILE: '/run/secrets/steering-secret',
      CHARTS_ORIGIN: 'https://charts.example.com',
      CHARTS_SECRET_FILE: '/run/secrets/charts-secret',
    });
    const steering = await serve('steering', {
      STEERING_ORIGIN: 'https://steering.example.com',
      API_URL: api.at('/steering/feed'),
      STEERING_SECRET_FILE: '/run/secrets/steering-secret',
    });
    const charts = await serve('charts', {
      CONSOLE_ORIGIN: console,
      API_URL: api.at('/charts/feed'),
      CHARTS_SECRET_FILE: '/run/secrets/charts-secret',
    });
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

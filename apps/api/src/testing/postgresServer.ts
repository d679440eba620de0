import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from './freePort.ts';

/** Where Debian puts PostgreSQL's programs, by version. */
const versions = '/usr/lib/postgresql';
const programs = existsSync(versions)
  ? readdirSync(versions)
      .toSorted((a, b) => Number(b) - Number(a))
      .map((version) => join(versions, version, 'bin'))
      .find((folder) => existsSync(join(folder, 'postgres')))
  : undefined;

/** Whether PostgreSQL is installed. */
export const hasPostgres = programs !== undefined;

/** PostgreSQL refuses to run as root. */
function serverUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

export type TestPostgres = {
  /** The empty database, with a login that owns it and can create roles. */
  readonly ownerUrl: string;
  /** The same database, with the login of the services. It has no rights before `grantRoles`. */
  readonly serviceUrl: string;
  /** Gives the services’ login its roles, after the migration. */
  grantRoles(): Promise<void>;
  /** Ends the server without saving anything, as a crash does. */
  crash(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
};

/** A PostgreSQL server on this machine, with its own data. */
export async function openTestPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'edge-console-postgres-'));
  const port = await freePort();
  const user = serverUser();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const program = (name: string) => join(programs ?? '', name);
  execFileSync(program('initdb'), ['-D', folder, '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  });
  const urlOf = (login: string, database: string) => `postgres://${login}@127.0.0.1:${port}/${database}`;

  async function run(url: string, ...statements: string[]): Promise<void> {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  }

  const administrator = user.uid === undefined ? (process.env['USER'] ?? 'postgres') : 'postgres';
  let server: ChildProcess;
  async function start(): Promise<void> {
    const args = ['-D', folder, '-p', String(port), '-h', '127.0.0.1', '-k', folder];
    server = spawn(program('postgres'), args, { ...user, cwd: folder, stdio: 'ignore' });
    while (true) {
      if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`);
      try {
        return await run(urlOf(administrator, 'postgres'));
      } catch {
        await pause(100);
      }
    }
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  }

  await start();
  await run(
    urlOf(administrator, 'postgres'),
    'CREATE ROLE owner LOGIN CREATEROLE',
    'CREATE ROLE service LOGIN',
    `CREATE DATABASE edge_console OWNER owner ENCODING 'UTF8' TEMPLATE template0`,
  );
  const [ownerUrl, serviceUrl] = [urlOf('owner', 'edge_console'), urlOf('service', 'edge_console')];
  return {
    ownerUrl,
    serviceUrl,
    grantRoles: () => run(ownerUrl, 'GRANT edge_api, edge_system TO service'),
    crash: () => end('SIGQUIT'),
    start,
    async close() {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './freePort.ts';

/** Where Debian puts PostgreSQL's programs, by version. */
const versions = '/usr/lib/postgresql';
const programs = (existsSync(versions) ? readdirSync(versions) : [])
  .toSorted((a, b) => Number(b) - Number(a))
  .map((version) => join(versions, version, 'bin'))
  .find((folder) => existsSync(join(folder, 'initdb')));

/** Whether PostgreSQL is installed. */
export const hasPostgres = programs !== undefined;

/** PostgreSQL refuses to run as root. */
function serverUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

export type TestPostgres = {
  readonly port: number;
  /** The database `edge_console`, empty at first, with a login that owns it and can create roles. */
  readonly ownerUrl: string;
  /** The same database, with the login of the services. It has no rights before `grantRoles`. */
  readonly serviceUrl: string;
  /** Runs SQL as the superuser `postgres`. Returns the rows as text. */
  execute(sql: string, database?: string): string;
  /** Gives the services’ login its roles, after the migration. */
  grantRoles(): void;
  /** Ends the server without saving anything, as a crash does. */
  crash(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
};

/** A PostgreSQL server on this machine with its own data, and the two logins of the documentation. */
export async function openTestPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'edge-console-postgres-'));
  const port = await freePort();
  const user = serverUser();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const run = (name: string, ...args: readonly string[]) =>
    execFileSync(join(programs ?? '', name), args, { ...user, cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  run('initdb', '--pgdata', folder, '--username', 'postgres', '--auth', 'trust', '--encoding', 'UTF8', '--no-sync');

  const connection = ['--host', '127.0.0.1', '--port', String(port), '--username', 'postgres'];
  const execute = (sql: string, database = 'edge_console') =>
    run('psql', ...connection, '--dbname', database, '--no-align', '--tuples-only', '--command', sql).trim();

  let server: ChildProcess;
  const isReady = () => {
    try {
      run('pg_isready', ...connection);
      return true;
    } catch {
      return false;
    }
  };
  async function start(): Promise<void> {
    const args = ['-D', folder, '-p', String(port), '-h', '127.0.0.1', '-k', folder];
    server = spawn(join(programs ?? '', 'postgres'), args, { ...user, cwd: folder, stdio: 'ignore' });
    while (!isReady()) {
      if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`);
      await pause(100);
    }
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  }

  await start();
  execute("CREATE ROLE edge_owner LOGIN CREATEROLE PASSWORD 'owner'", 'postgres');
  execute("CREATE ROLE edge_service LOGIN PASSWORD 'service'", 'postgres');
  execute("CREATE DATABASE edge_console OWNER edge_owner ENCODING 'UTF8' TEMPLATE template0", 'postgres');
  return {
    port,
    ownerUrl: `postgres://edge_owner:owner@127.0.0.1:${port}/edge_console`,
    serviceUrl: `postgres://edge_service:service@127.0.0.1:${port}/edge_console`,
    execute,
    grantRoles: () => void execute('GRANT edge_api, edge_system TO edge_service'),
    crash: () => end('SIGQUIT'),
    start,
    async close() {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

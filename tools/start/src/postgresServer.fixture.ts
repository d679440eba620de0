import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './ports.ts';

const versions = '/usr/lib/postgresql';
/** The newest PostgreSQL of Debian's packages; null if none is installed. */
export const postgresPrograms: string | null =
  (existsSync(versions) ? readdirSync(versions) : [])
    .filter((version) => existsSync(join(versions, version, 'bin/initdb')))
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(versions, version, 'bin'))[0] ?? null;

export type PostgresServer = {
  readonly port: number;
  /** Runs SQL as the superuser. */
  readonly execute: (sql: string, database?: string) => string;
  readonly close: () => Promise<void>;
};

/** PostgreSQL refuses to run as root. */
const asServerUser = (program: string, args: readonly string[]): [string, string[]] =>
  process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, [...args]];

/** Starts an empty PostgreSQL server on the loopback interface. */
export async function startPostgresServer(): Promise<PostgresServer> {
  if (postgresPrograms === null) throw new Error('PostgreSQL is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (process.getuid?.() === 0) {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })));
    chownSync(folder, uid ?? 0, gid ?? 0);
  }
  const data = join(folder, 'data');
  const program = (name: string) => join(postgresPrograms ?? '', name);
  const run = (name: string, ...args: string[]) =>
    execFileSync(...asServerUser(program(name), args), { cwd: folder, encoding: 'utf8' });
  run('initdb', '--pgdata', data, '--username', 'postgres', '--auth', 'trust', '--encoding', 'UTF8', '--no-sync');
  const port = await freePort(5_600);
  const settings = ['-h', '127.0.0.1', '-k', folder, '-p', String(port), '-c', 'fsync=off', '-D', data];
  const server = spawn(...asServerUser(program('postgres'), settings), { cwd: folder, stdio: 'ignore' });
  const exited = once(server, 'exit');
  const connection = ['--host', '127.0.0.1', '--port', String(port), '--username', 'postgres'];
  while (true) {
    try {
      run('pg_isready', ...connection);
      break;
    } catch {
      if (server.exitCode !== null) throw new Error('PostgreSQL did not start');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return {
    port,
    execute: (sql, database = 'postgres') =>
      run('psql', ...connection, '--dbname', database, '--no-align', '--tuples-only', '--command', sql).trim(),
    async close() {
      run('pg_ctl', 'stop', '--pgdata', data, '--mode', 'immediate');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates the two logins and the database, as the documentation describes. */
export function createLogins({ execute, port }: PostgresServer, database: string) {
  execute("CREATE ROLE edge_owner LOGIN CREATEROLE PASSWORD 'owner'");
  execute("CREATE ROLE edge_service LOGIN PASSWORD 'service'");
  execute(`CREATE DATABASE ${database} OWNER edge_owner ENCODING 'UTF8' TEMPLATE template0`);
  return {
    ownerUrl: `postgres://edge_owner:owner@127.0.0.1:${port}/${database}`,
    serviceUrl: `postgres://edge_service:service@127.0.0.1:${port}/${database}`,
    /** After the first migration. */
    grantRoles: () => execute('GRANT edge_api, edge_system TO edge_service'),
  };
}

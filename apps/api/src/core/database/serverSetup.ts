import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/** The server version and login privileges that the migrations need. */
export type ServerSetup = {
  readonly login: string;
  /** As `server_version_num`: 150004 is 15.4. */
  readonly version: number;
  readonly encoding: string;
  /** Whether the login can create roles, and therefore grant them to itself. */
  readonly makesRoles: boolean;
  /** Roles that do not exist. */
  readonly missingRoles: readonly string[];
  /** Roles that exist but are not granted to the login. */
  readonly unexpectedRoles: readonly string[];
  /** Whether the login can create tables. */
  readonly makesTables: boolean;
};

/** A database setup problem. The message explains what an operator has to do. */
export class DatabaseSetupError extends Error {
  override readonly name = 'DatabaseSetupError';
}

export async function readServerSetup(connection: Pick<Transaction, 'select'>): Promise<ServerSetup> {
  const [setup] = await connection
    .select({
      login: sql<string>`current_user::text`,
      version: sql<number>`current_setting('server_version_num')::int`,
      encoding: sql<string>`current_setting('server_encoding')`,
      makesRoles: sql<boolean>`own.rolsuper OR own.rolcreaterole`,
      missingRoles: sql<string[]>`ARRAY(SELECT role FROM unnest(ARRAY['edge_api', 'edge_system']) role
        WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = role))`,
      unexpectedRoles: sql<string[]>`ARRAY(SELECT rolname::text FROM pg_roles
        WHERE rolname IN ('edge_api', 'edge_system') AND NOT pg_has_role(current_user, oid, 'MEMBER') ORDER BY 1)`,
      makesTables: sql<boolean>`has_schema_privilege('public', 'CREATE')`,
    })
    .from(sql`pg_roles own`)
    .where(sql`own.rolname = current_user`);
  if (!setup) throw new Error('The current database login does not exist');
  return setup;
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

function findServerProblem({ version, encoding }: ServerSetup): string | null {
  if (version < 150_000) return 'The database is older than PostgreSQL 15. Use version 15 or later.';
  if (encoding !== 'UTF8') return `The database is encoded as ${encoding}. Use a database with the encoding UTF8.`;
  return null;
}

/** Explains why a service cannot use the database, and what to do; null if there is no problem. */
export function findServingProblem(setup: ServerSetup): string | null {
  const { login, missingRoles, unexpectedRoles } = setup;
  const problem = findServerProblem(setup);
  if (problem !== null) return problem;
  if (missingRoles.length > 0) return 'The database is empty. Migrate it first.';
  if (unexpectedRoles.length === 0) return null;
  return `The login ${login} must be a member of edge_api and edge_system. Run this as a database administrator:\n  GRANT edge_api, edge_system TO ${quoted(login)};`;
}

/** Explains why a login cannot migrate the database, and what to do; null if there is no problem. */
export function findMigrationProblem(setup: ServerSetup): string | null {
  const { login, makesRoles, missingRoles, unexpectedRoles, makesTables } = setup;
  const problem = findServerProblem(setup);
  if (problem !== null) return problem;
  if (!makesTables) {
    return `The login ${login} cannot create tables in this database. Use the login that owns the database, not that of the services. To make this login the owner:\n  ALTER DATABASE … OWNER TO ${quoted(login)};`;
  }
  if (makesRoles || missingRoles.length + unexpectedRoles.length === 0) return null;
  return [
    `The login ${login} cannot create roles, so it must be a member of edge_api and edge_system. Run this as a database administrator:`,
    ...missingRoles.map((role) => `  CREATE ROLE ${role} NOLOGIN;`),
    `  GRANT edge_api, edge_system TO ${quoted(login)};`,
  ].join('\n');
}

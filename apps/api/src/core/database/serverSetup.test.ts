import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import type { Database } from './database.ts';
import { readServerSetup, findMigrationProblem, type ServerSetup } from './serverSetup.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const good: ServerSetup = {
  login: 'edge-app',
  version: 150_004,
  encoding: 'UTF8',
  makesRoles: false,
  missingRoles: [],
  unexpectedRoles: [],
  makesTables: true,
};

it('accepts a login that has the roles or can create them', () => {
  expect(findMigrationProblem(good)).toBeNull();
  expect(findMigrationProblem({ ...good, makesRoles: true, missingRoles: ['edge_api', 'edge_system'] })).toBeNull();
});

it('explains what a server administrator has to do for a login without CREATEROLE', () => {
  const grant = '  GRANT edge_api, edge_system TO "edge-app";';
  expect(
    findMigrationProblem({ ...good, missingRoles: ['edge_api', 'edge_system'] })
      ?.split('\n')
      .slice(1),
  ).toEqual(['  CREATE ROLE edge_api NOLOGIN;', '  CREATE ROLE edge_system NOLOGIN;', grant]);
  expect(
    findMigrationProblem({ ...good, unexpectedRoles: ['edge_api'] })
      ?.split('\n')
      .slice(1),
  ).toEqual([grant]);
});

it.each([
  [{ version: 140_010 }, /PostgreSQL 15/],
  [{ encoding: 'SQL_ASCII' }, /UTF8/],
  [{ makesTables: false }, /OWNER TO "edge-app"/],
])('explains other setup problems: %j', (changed, message) => {
  expect(findMigrationProblem({ ...good, ...changed })).toMatch(message);
});

it('is read from the database', async () => {
  const setup = await database.asSystem(readServerSetup);
  expect(setup).toMatchObject({ login: 'edge_system', encoding: 'UTF8', makesRoles: false, missingRoles: [] });
  // edge_api is not granted to this login, so a real login like it would be rejected.
  expect(setup.unexpectedRoles).toEqual(['edge_api']);
  expect(setup.version).toBeGreaterThanOrEqual(150_000);
});

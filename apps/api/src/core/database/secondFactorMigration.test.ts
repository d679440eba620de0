import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { migrations } from './migrations.ts';

const files = readdirSync(migrations.migrationsFolder).filter((name) => name.endsWith('.sql'));
const name = '0004_second_factor.sql';

/** Runs the migrations in one transaction, as at startup. */
const run = (database: PGlite, files: readonly string[]) =>
  database.transaction(async (transaction) => {
    for (const file of files) {
      const text = readFileSync(join(migrations.migrationsFolder, file), 'utf8');
      for (const statement of text.split('--> statement-breakpoint')) await transaction.exec(statement);
    }
  });

const account = (id: number, type: string, parent: number | null, requiresMfa: boolean) =>
  `('00000000-0000-4000-8000-00000000000${id}', '${type}', ${parent ? `'00000000-0000-4000-8000-00000000000${parent}'` : 'NULL'},
    'a${id}', 'c${id}', 's${id}', 'eu', '{}', 'LITE', ${requiresMfa}, '2020-01-01')`;

const user = (id: number, lastLogin: string) =>
  `('00000000-0000-4000-9000-00000000000${id}', '00000000-0000-4000-8000-000000000001', 'r', 'R', 'N', 'L', 'p${id}@a.example',
    ${lastLogin}, '2020-01-01')`;

it('starts the grace period of existing users on the day of the migration and locks no one out', async () => {
  const database = await PGlite.create();
  await run(
    database,
    files.filter((file) => file < name),
  );
  await database.exec(`
    INSERT INTO entities (id, type, parent_id, name, company_name, slug, region, services, tier, require_mfa, created_at)
      VALUES ${account(1, 'PLATFORM', null, false)}, ${account(2, 'CUSTOMER', 1, true)}, ${account(3, 'CUSTOMER', 1, false)};
    INSERT INTO roles (id, name, permissions) VALUES ('r', 'R', '{}');
    INSERT INTO users (id, entity_id, role_id, role_name, name, last_name, email, last_login, created_at)
      VALUES ${user(1, "'2024-01-01'")}, ${user(2, 'NULL')};
  `);
  await run(database, [name]);
  const begun = await database.query(
    `SELECT slug, require_mfa_since > now() - interval '1 hour' AS today FROM entities ORDER BY slug`,
  );
  expect(begun.rows).toEqual([
    { slug: 's1', today: true },
    { slug: 's2', today: true },
    { slug: 's3', today: null },
  ]);
  const came = await database.query('SELECT email, activated_at = created_at AS early FROM users ORDER BY email');
  expect(came.rows).toEqual([
    { email: 'p1@a.example', early: true },
    { email: 'p2@a.example', early: null },
  ]);
  await database.close();
});

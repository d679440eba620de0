import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openTestPostgres, type TestPostgres } from '@edge-console/api/testing';
import { builtServices, type BuiltOptions } from './builtServices.ts';

const root = resolve(import.meta.dirname, '../../../..');
/** Checkouts of another release, to test a deployment. */
const { SERVICES_ROOT: servicesRoot = root, MIGRATIONS_ROOT: migrationsRoot = root } = process.env;

/** Migrates as an operator does. */
function migrate(DATABASE_URL: string): void {
  const options = ['--conditions=@edge-console/source', '--disable-warning=ExperimentalWarning'];
  execFileSync(process.execPath, [...options, join(migrationsRoot, 'apps/api/src/migrate.ts')], {
    env: { DATABASE_URL },
    stdio: 'ignore',
  });
}

type Production = {
  readonly postgres: TestPostgres;
  readonly services: ReturnType<typeof builtServices>;
  readonly close: () => Promise<void>;
};

/** The services as in production: built, in several processes, with PostgreSQL. */
export async function openProduction(
  options: Pick<BuiltOptions, 'data' | 'operationsFolders' | 'onLog'>,
): Promise<Production> {
  await using opened = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), 'edge-console-services-'));
  opened.defer(() => rmSync(folder, { recursive: true, force: true }));
  execFileSync(process.execPath, [join(servicesRoot, 'tools/build-services/src/main.ts'), '--out', folder], {
    stdio: 'ignore',
  });
  // Installed with the build in production.
  symlinkSync(join(servicesRoot, 'node_modules'), join(folder, 'node_modules'));
  const postgres = await openTestPostgres();
  opened.defer(() => postgres.close());
  migrate(postgres.ownerUrl);
  postgres.grantRoles();
  const services = builtServices({ ...options, folder, databaseUrl: postgres.serviceUrl, copies: 2 });
  const resources = opened.move();
  return { postgres, services, close: () => resources.disposeAsync() };
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  hasClickHouse,
  openTestClickHouse,
  openTestPostgres,
  type TestClickHouse,
  type TestPostgres,
} from '@edge-console/api/testing';
import { builtServices, type BuiltOptions } from './builtServices.ts';

const root = resolve(import.meta.dirname, '../../../..');

type Production = {
  readonly postgres: TestPostgres;
  readonly clickHouse: TestClickHouse | undefined;
  readonly services: ReturnType<typeof builtServices>;
  readonly close: () => Promise<void>;
};

/** The services as in production: built, in several processes, with PostgreSQL, and with ClickHouse if it is installed. */
export async function openProduction(
  options: Pick<BuiltOptions, 'data' | 'operationsFolders' | 'onLog'>,
): Promise<Production> {
  await using opened = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), 'edge-console-services-'));
  opened.defer(() => rmSync(folder, { recursive: true, force: true }));
  execFileSync(process.execPath, [join(root, 'tools/build-services/src/main.ts'), '--out', folder], {
    stdio: 'ignore',
  });
  // Installed with the build in production.
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const postgres = await openTestPostgres();
  opened.defer(() => postgres.close());
  await postgres.migrate();
  const clickHouse = hasClickHouse ? await openTestClickHouse() : undefined;
  if (clickHouse) opened.defer(() => clickHouse.close());
  const services = builtServices({ ...options, folder, databaseUrl: postgres.serviceUrl, copies: 2 });
  const resources = opened.move();
  return { postgres, clickHouse, services, close: () => resources.disposeAsync() };
}

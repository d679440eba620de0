import { parseArgs } from 'node:util';
import { EnvironmentError, readEnvironment } from '@edge-console/service';
import { migratePostgres } from './core/database/migratePostgres.ts';
import { isLockUnavailable, isOutage, outageMessage } from './core/database/outage.ts';
import { DatabaseSetupError } from './core/database/serverSetup.ts';
import { migrationEnvironment } from './environment.ts';

const usage = 'Usage: migrate [--dry-run]';

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  const isDryRun = values['dry-run'];
  const environment = readEnvironment(migrationEnvironment, process.env);
  const names = await migratePostgres({
    url: environment.DATABASE_URL,
    authority: environment.DATABASE_CA,
    serviceUrl: environment.SERVICE_DATABASE_URL,
    lockTimeoutSeconds: environment.LOCK_TIMEOUT_SECONDS,
    isDryRun,
  });
  const what = isDryRun ? 'Pending' : 'Applied';
  process.stdout.write(
    names.length === 0 ? 'The database is up to date.\n' : `${names.map((name) => `${what}: ${name}`).join('\n')}\n`,
  );
}

await run().catch((error: unknown) => {
  const isUsage = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  if (isLockUnavailable(error)) {
    process.stderr.write('Another transaction holds a lock. Nothing was changed. Try again later.\n');
  } else if (isUsage) process.stderr.write(`${error.message}\n${usage}\n`);
  else if (error instanceof DatabaseSetupError || error instanceof EnvironmentError)
    process.stderr.write(`${error.message}\n`);
  else if (isOutage(error)) process.stderr.write(`${outageMessage(error)}\n`);
  else process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});

import { parseArgs } from 'node:util';
import { EnvironmentError, readEnvironment } from '@edge-console/service';
import { openPostgres } from './core/database/openPostgres.ts';
import { isOutage, outageMessage } from './core/database/outage.ts';
import { DatabaseSetupError } from './core/database/serverSetup.ts';
import { lazyCognito } from './core/identity/clients.ts';
import { listPoolUsers } from './core/identity/listPoolUsers.ts';
import { userPoolEnvironment } from './environment.ts';
import { comparePool, type PoolDifference } from './features/users/comparePool.ts';
import { repairPool } from './features/users/repairPool.ts';

const usage = 'Usage: check-user-pool [--repair [--invite-missing]]';

const meanings: Readonly<Record<PoolDifference['kind'], string>> = {
  MISSING: 'in the database only',
  UNLINKED: 'never created in the user pool',
  UNKNOWN: 'in the user pool only',
  EMAIL: 'with another address in the user pool',
  USERNAME: 'with another username in the user pool',
  ENABLED: 'disabled in the database only',
  DISABLED: 'disabled in the user pool only',
};

const write = (line: string) => process.stdout.write(`${line}\n`);

/** IDs instead of addresses, because the output of a container is a log. */
function print(differences: readonly PoolDifference[]): void {
  for (const [kind, meaning] of Object.entries(meanings)) {
    const found = differences.filter((one) => one.kind === kind);
    if (found.length === 0) continue;
    write(`${found.length} ${meaning}:`);
    for (const one of found) write(`  ${one.kind === 'UNKNOWN' ? `sub ${one.poolUser.sub}` : `user ${one.user.id}`}`);
  }
}

class Refusal extends Error {}

/** Rejects before it changes everyone because the user pool is a wrong one. */
function checkPoolBelongs(differences: readonly PoolDifference[], users: number): void {
  const missing = differences.filter(({ kind }) => kind === 'MISSING').length;
  if (users > 0 && missing === users)
    throw new Refusal(
      'Nothing was changed: the user pool has no user of the database. Check USER_POOL_ID. For a new user pool, add --invite-missing.',
    );
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { repair: { type: 'boolean', default: false }, 'invite-missing': { type: 'boolean', default: false } },
  });
  const environment = readEnvironment(userPoolEnvironment, process.env);
  const inviteMissing = values['invite-missing'];
  const { AWS_REGION: region, USER_POOL_ID: userPoolId, USER_POOL_ENDPOINT: identityEndpoint } = environment;
  const cognito = lazyCognito({ region, userPoolId, identityEndpoint });
  const database = await openPostgres({
    url: environment.DATABASE_URL,
    authority: environment.DATABASE_CA,
    onBrokenConnection: () => undefined,
  });
  try {
    const poolUsers = await listPoolUsers(await cognito.get(), userPoolId).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Refusal(
        `The user pool could not be read: ${reason}. Check AWS_REGION, USER_POOL_ID, and the AWS credentials.`,
      );
    });
    const { found, left } = await database.asSystem(async (transaction) => {
      const comparison = await comparePool(transaction, poolUsers);
      const { differences, users } = comparison;
      if (!values.repair) return { found: comparison, left: differences };
      if (!inviteMissing) checkPoolBelongs(differences, users);
      return { found: comparison, left: await repairPool(transaction, differences, { inviteMissing }) };
    });
    write(`${found.users} users in the database, ${found.poolUsers} in the user pool, ${found.pending} pending.`);
    print(found.differences);
    if (values.repair && found.differences.length > 0)
      write(
        `Repaired ${found.differences.length - left.length} of ${found.differences.length}. The API updates the user pool.`,
      );
    else if (found.differences.length === 0) write('They agree.');
    process.exitCode = left.length > 0 ? 1 : 0;
  } finally {
    await database.close();
    await cognito.close();
  }
}

await run().catch((error: unknown) => {
  const isUsage = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  if (isUsage) process.stderr.write(`${error.message}\n${usage}\n`);
  else if (error instanceof Refusal || error instanceof EnvironmentError || error instanceof DatabaseSetupError)
    process.stderr.write(`${error.message}\n`);
  else if (isOutage(error)) process.stderr.write(`${outageMessage(error)}\n`);
  else process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 2;
});

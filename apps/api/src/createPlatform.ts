import { parseArgs } from 'node:util';
import { readEnvironment } from '@edge-console/service';
import * as v from 'valibot';
import { openPostgres } from './core/database/openPostgres.ts';
import { isOutage, outageMessage } from './core/database/outage.ts';
import { platformEnvironment } from './environment.ts';
import { createPlatform, platformRule } from './features/accounts/createPlatform.ts';

const usage =
  'Usage: create-platform --platform "Acme Video" --region eu-west --email ana@example.com --name Ana --lastName Silva';

const options = {
  platform: { type: 'string' },
  region: { type: 'string' },
  email: { type: 'string' },
  name: { type: 'string' },
  lastName: { type: 'string' },
} as const;

async function run(): Promise<void> {
  const input = v.safeParse(platformRule, parseArgs({ options }).values);
  if (!input.success) {
    const fields = [...new Set(input.issues.map((issue) => `--${v.getDotPath(issue)}`))];
    throw new Error(`Missing or invalid: ${fields.join(', ')}\n${usage}`);
  }
  const { DATABASE_URL: url, DATABASE_CA: authority } = readEnvironment(platformEnvironment, process.env);
  const database = await openPostgres({ url, authority, onBrokenConnection: () => undefined });
  try {
    const isCreated = await createPlatform(database, input.output);
    if (!isCreated) throw new Error('The database already has a platform. Nothing was changed.');
    process.stdout.write(`Created ${input.output.platform}. The API sends the invitation to ${input.output.email}.\n`);
  } finally {
    await database.close();
  }
}

await run().catch((error: unknown) => {
  const message = isOutage(error) ? outageMessage(error) : error instanceof Error ? error.message : String(error);
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
});

import { join } from 'node:path';
import { migratePostgres, openPglite, openPostgres, type Database } from '@edge-console/api';

/** The migrated database: a PostgreSQL server, or by default the embedded one in the data folder. */
export async function openDatabase(dataPath: string, databaseUrl?: string): Promise<Database> {
  if (databaseUrl === undefined) return openPglite(join(dataPath, 'database'));
  await migratePostgres({ url: databaseUrl });
  return openPostgres({
    url: databaseUrl,
    onBrokenConnection: (error) => console.warn('An idle database connection was lost', error),
  });
}

import { fileURLToPath } from 'node:url';

/** SQL written by hand, applied in the order of its journal, each file once. */
export const migrations = { migrationsFolder: fileURLToPath(new URL('../../../migrations', import.meta.url)) };

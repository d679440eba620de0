import { fileURLToPath } from 'node:url';

/** Handwritten SQL files, each applied once in the order of the journal. */
export const migrations = { migrationsFolder: fileURLToPath(new URL('../../../migrations', import.meta.url)) };

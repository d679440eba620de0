import { fileURLToPath } from 'node:url';
import journal from '../../../migrations/meta/_journal.json' with { type: 'json' };

/** Handwritten SQL files, each applied once in the order of the journal. */
export const migrations = {
  migrationsFolder: fileURLToPath(new URL('../../../migrations', import.meta.url)),
  journal: journal.entries.map(({ tag, when }) => ({ tag, when })),
};

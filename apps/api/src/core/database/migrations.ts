import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
const journalShape = v.object({ entries: v.array(v.object({ tag: v.string(), when: v.number() })) });

/** Handwritten SQL files, each applied once in the order of the journal. `when` is the migration's version. */
export const migrations = {
  migrationsFolder,
  journal: v.parse(journalShape, JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')))
    .entries,
};

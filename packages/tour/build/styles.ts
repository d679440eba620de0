import { copyFileSync } from 'node:fs';
import { join } from 'node:path';

/** The style sheet is published as it is written. */
const folder = join(import.meta.dirname, '..');
copyFileSync(join(folder, 'src/styles.css'), join(folder, 'dist/styles.css'));

import { copyFileSync } from 'node:fs';
import { join } from 'node:path';

/** Publishes the style sheet unchanged. */
const folder = join(import.meta.dirname, '..');
copyFileSync(join(folder, 'src/styles.css'), join(folder, 'dist/styles.css'));

/** `npm run schema -w apps/api`: writes the committed schema files. */
import { writeFileSync } from 'node:fs';
import { schemaFiles } from './core/schema/printSchema.ts';
import { schema } from './schema.ts';

for (const [name, text] of Object.entries(schemaFiles(schema))) {
  writeFileSync(new URL(`../schema/${name}`, import.meta.url), text);
}

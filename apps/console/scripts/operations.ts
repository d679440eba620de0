// Writes src/access/operations.generated.ts from the API's printed schema.
import { readFileSync, writeFileSync } from 'node:fs';
import { deriveOperations, printOperations } from '../src/access/deriveOperations.ts';

const schema = new URL('../../api/schema/schema.graphql', import.meta.url);
const target = new URL('../src/access/operations.generated.ts', import.meta.url);

writeFileSync(target, printOperations(deriveOperations(readFileSync(schema, 'utf8'))));

// `npm run sbom`: prints the bill of materials of what is deployed.
import { join } from 'node:path';
import { readSbom } from './sbom.ts';

console.log(JSON.stringify(readSbom(join(import.meta.dirname, '../../..')), null, 2));

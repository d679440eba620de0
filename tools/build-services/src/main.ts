import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildService } from './buildService.ts';
import { services } from './services.ts';

const root = resolve(import.meta.dirname, '../../..');
const { values } = parseArgs({ options: { out: { type: 'string', default: join(root, 'dist/services') } } });

const { version } = (await import(join(root, 'apps/console/package.json'), { with: { type: 'json' } })).default as {
  readonly version: string;
};
// An image is built without the repository's history.
const commit =
  process.env['EDGE_CONSOLE_COMMIT'] ??
  execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();

for (const service of services) {
  const folder = join(resolve(values.out), service.name);
  const { bytes } = await buildService(service, { root, folder, release: `${version}+${commit}` });
  console.log(`${folder}: ${(bytes / 1_000_000).toFixed(1)} MB`);
}

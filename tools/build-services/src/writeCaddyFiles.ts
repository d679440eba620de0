// `node console/caddy.js --configuration config.json --uploads uploads.s3.eu-west-1.amazonaws.com --out console.caddy`
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { caddyFiles, type ServedConfiguration } from '@edge-console/console/caddy';

const { values } = parseArgs({
  options: { configuration: { type: 'string' }, uploads: { type: 'string' }, out: { type: 'string' } },
});
const { configuration: path, uploads, out } = values;
if (path === undefined || uploads === undefined || out === undefined) {
  process.stderr.write(
    'Usage: caddy --configuration config.json --uploads bucket.s3.eu-west-1.amazonaws.com --out console.caddy\n',
  );
  process.exit(1);
}
const configuration = JSON.parse(readFileSync(path, 'utf8')) as Partial<ServedConfiguration>;
const { consoleHost } = configuration;
if (consoleHost === undefined) throw new Error(`${path} has no consoleHost.`);
mkdirSync(dirname(out), { recursive: true });
writeFileSync(out, caddyFiles({ ...configuration, consoleHost }, { uploadsHost: uploads }));

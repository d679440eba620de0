// `npm run publish:console -- /srv/console [--build apps/console/dist]`; `--prune` only removes expired files.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { prune, publish } from './publish.ts';
import { Refusal } from './record.ts';

const usage =
  'npm run publish:console -- <served folder> [--build <folder of a build>]\nnpm run publish:console -- <served folder> --prune';
const ownBuild = resolve(import.meta.dirname, '../../../apps/console/dist');

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { build: { type: 'string' }, prune: { type: 'boolean' } },
  });
  const [folder, ...rest] = positionals;
  if (folder === undefined || rest.length > 0 || (values.prune && values.build !== undefined)) throw new Refusal(usage);
  const publication = { folder: resolve(folder), now: new Date() };
  const { placed, removed } = values.prune
    ? await prune(publication)
    : await publish(values.build === undefined ? ownBuild : resolve(values.build), publication);
  for (const path of removed) console.log(`removed  ${path}`);
  console.log(`${placed.length} files placed, ${removed.length} removed in ${publication.folder}`);
}

try {
  await run();
} catch (error) {
  // Includes errors of parseArgs, such as an unknown option.
  if (!(error instanceof Refusal || error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

import { root } from '../../tools/start/install.mjs';
import { build } from '../../tools/start/src/build.ts';
import { launch } from '../beside/page.mjs';
import { saveResults } from '../beside/results.mjs';
import { serve } from '../beside/server.mjs';
import { adapters } from './adapters.mjs';
import { measureTables } from './measure.mjs';
import { parseOptions } from './options.mjs';
import { createPages } from './pages.mjs';
import { report } from './report.mjs';
import { rowsOf } from './rows.mjs';
import { summarise } from './summary.mjs';

/** Only weighed: React alone, the bundler's loader, the tokens, and the table with all features. */
const weighed = (id) => ({ id, file: `${id}.jsx` });
const baseline = [weighed('react-only')];
const ofOurTable = [weighed('loader-only'), weighed('theme-only'), weighed('ours.all')];
const isOurs = ({ kind }) => kind === 'ours';
const say = (words) => console.error(`table: ${words}`);

/**
 * The package's table compared with other libraries and with hand-written tables, in one run.
 * @returns {Promise<import('../table.mjs').Row[]>}
 */
export default async function run(given) {
  const options = parseOptions(given);
  const pages = createPages();
  const tables = adapters.filter((adapter) => options.only.includes(adapter.id) && pages.isInstalled(adapter));
  const hasOurs = tables.some(isOurs);
  // Builds the package as applications use it; the others need no build.
  if (hasOurs) await build(root, ['build', '--filter=@edge-console/ui']);
  const bytes = {};
  for (const adapter of [...baseline, ...(hasOurs ? ofOurTable : []), ...tables])
    bytes[adapter.id] = await pages.bundleTable(adapter);
  if (hasOurs) bytes['ours.all'].own = await pages.weighOwn(weighed('ours.all'));
  const server = await serve(pages.servedFolder);
  const browsers = { fast: await launch(), screen: await launch({ isAtScreenRate: true }) };
  try {
    const measured = await measureTables(browsers, server.origin, tables, { ...options, say });
    const ofOurs = measured.samples.filter(({ id }) => tables.some((table) => table.id === id && isOurs(table)));
    const results = {
      ...measured,
      bytes,
      violations: hasOurs ? ofOurs.reduce((sum, sample) => sum + sample.violations, 0) : undefined,
    };
    const summary = summarise(measured.samples);
    saveResults(import.meta.dirname, { options, ...results }, report({ ...results, summary }));
    return rowsOf({ ...results, summary });
  } finally {
    for (const browser of Object.values(browsers)) await browser.close();
    await server.close();
  }
}

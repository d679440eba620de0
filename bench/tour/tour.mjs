import { root } from '../../tools/start/install.mjs';
import { build } from '../../tools/start/src/build.ts';
import { launch } from '../beside/page.mjs';
import { saveResults } from '../beside/results.mjs';
import { serve } from '../beside/server.mjs';
import { adapters } from './adapters.mjs';
import { measureTours } from './measure.mjs';
import { parseOptions } from './options.mjs';
import { createPages, policyOf } from './pages.mjs';
import { report } from './report.mjs';
import { rowsOf } from './rows.mjs';
import { summarise } from './summary.mjs';
import { weigh } from './weigh.mjs';

/** Only weighed: core and React binding together. */
const withReact = {
  code: "export { createTour } from '@edge-console/tour'; export { useTour } from '@edge-console/tour/react';",
};
const say = (words) => console.error(`tour: ${words}`);

/**
 * The package's tour compared with other libraries and with a hand-written tour, in one run.
 * @returns {Promise<import('../table.mjs').Row[]>}
 */
export default async function run(given) {
  const options = parseOptions(given);
  const pages = createPages();
  const tours = adapters.filter((adapter) => options.only.includes(adapter.id) && pages.isInstalled(adapter));
  const hasOurs = tours.some(({ kind }) => kind === 'ours');
  // Builds the package as applications use it; the others need no build.
  if (hasOurs) await build(root, ['build', '--filter=@edge-console/tour']);
  const bytes = {};
  for (const { id, code, styles } of tours) if (code) bytes[id] = await weigh({ code, styles });
  if (hasOurs) bytes.react = await weigh(withReact);
  for (const adapter of tours) await pages.bundleTour(adapter);
  const server = await serve(pages.servedFolder, policyOf);
  const browser = await launch({ isAtScreenRate: true });
  try {
    const measured = await measureTours(browser, server.origin, tours, { ...options, say });
    const results = { ...measured, bytes, summary: summarise(measured.samples) };
    saveResults(import.meta.dirname, { options, ...measured, bytes }, report(results));
    return rowsOf(results);
  } finally {
    await browser.close();
    await server.close();
  }
}

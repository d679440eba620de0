import { root } from '../../tools/start/install.mjs';
import { build } from '../../tools/start/src/build.ts';
import { launch } from '../beside/page.mjs';
import { saveResults } from '../beside/results.mjs';
import { serve } from '../beside/server.mjs';
import { adapters, racers } from './adapters.mjs';
import { measureForms, runRaces, timeSchema } from './measure.mjs';
import { parseOptions } from './options.mjs';
import { bundle, bundleForm, bundleRace, isInstalled, servedFolder } from './pages.mjs';
import { report } from './report.mjs';
import { rowsOf } from './rows.mjs';
import { summarise } from './summary.mjs';

const baseline = { id: 'react-only', file: 'react-only.jsx' };
const say = (words) => console.error(`forms: ${words}`);

/** Bundles all pages, except those of peers that are not installed. */
async function bundleAll(forms, raced) {
  const bytes = {};
  for (const adapter of [baseline, ...forms]) bytes[adapter.id] = await bundleForm(adapter);
  for (const racer of raced) await bundleRace(racer);
  const { scripts } = await bundle(
    'schema/bytes',
    "import { judge } from './schema/fields.js'; globalThis.judge = judge;",
  );
  await bundle('schema/timed', "import './schemaPage.js';");
  return { bytes, schemaBytes: scripts };
}

/**
 * The package's forms compared with other libraries and with hand-written ones, in one run.
 * @returns {Promise<import('../table.mjs').Row[]>}
 */
export default async function run(given) {
  const options = parseOptions(given);
  const forms = adapters.filter((adapter) => options.only.includes(adapter.id) && isInstalled(adapter));
  const isAsked = ({ id }) => options.only.some((form) => form === id || form.startsWith(`${id}-`));
  const raced = racers.filter((racer) => isAsked(racer) && isInstalled(racer));
  // Builds the package as applications use it; the others need no build.
  if (forms.some(({ kind }) => kind === 'ours')) await build(root, ['build', '--filter=@edge-console/forms']);
  const { bytes, schemaBytes } = await bundleAll(forms, raced);
  const server = await serve(servedFolder);
  const browser = await launch();
  try {
    const races = await runRaces(browser, server.origin, raced);
    const timed = await timeSchema(browser, server.origin);
    const measured = await measureForms(browser, server.origin, forms, { ...options, say });
    const ofOurs = measured.samples.filter(({ id }) => adapters.some((one) => one.id === id && one.kind === 'ours'));
    const results = {
      ...measured,
      bytes,
      races: races.results,
      schema: { bytes: schemaBytes, fields: timed.fields },
      violations: ofOurs.reduce((sum, sample) => sum + sample.violations, races.violations + timed.violations),
    };
    const summary = summarise(measured.samples);
    const text = report({ ...results, summary });
    saveResults(import.meta.dirname, { options, ...results }, text);
    return rowsOf({ ...results, summary });
  } finally {
    await browser.close();
    await server.close();
  }
}

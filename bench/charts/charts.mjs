import { root } from '../../tools/start/install.mjs';
import { build } from '../../tools/start/src/build.ts';
import { bestOf, rotated } from '../beside/compare.mjs';
import { line, number, table } from '../beside/markdown.mjs';
import { launch, openPage } from '../beside/page.mjs';
import { saveResults } from '../beside/results.mjs';
import { rowIfMeasured } from '../beside/rows.mjs';
import { serve } from '../beside/server.mjs';
import { median } from '../start/median.mjs';
import { adapters, ours, peers } from './adapters.mjs';
import { createPages } from './pages.mjs';

const rounds = 7;
const updates = 10;

/** Mounts and updates a chart: main thread time in ms, minus the harness. */
async function sampleOf(browser, address) {
  const page = await openPage(browser, address);
  try {
    const baseline = await page.measure('baseline');
    const mount = await page.measure('mount');
    const first = await page.call('picture');
    const update = await page.measure('update', updates);
    if (first === (await page.call('picture'))) throw new Error(`The chart at ${address} shows nothing new.`);
    if (page.pageErrors.length > 0) throw new Error(`${address}: ${page.pageErrors[0]}`);
    return {
      mount: Math.max(0, mount.cpu - baseline.cpu),
      update: Math.max(0, update.cpu / updates - baseline.cpu),
    };
  } finally {
    await page.close();
  }
}

function summarise(samples, bytes) {
  const byId = Map.groupBy(samples, ({ id }) => id);
  const middle = (own, part) => median(own.map((sample) => sample[part]));
  return new Map(
    [...byId].map(([id, own]) => [
      id,
      { mount: middle(own, 'mount'), update: middle(own, 'update'), scripts: bytes[id].scripts },
    ]),
  );
}

function report(summary) {
  const body = adapters
    .filter(({ id }) => summary.has(id))
    .map(({ id, name }) => {
      const { mount, update, scripts } = summary.get(id);
      return line([name, number(mount, 1), number(update, 1), number(scripts / 1024, 1)]);
    });
  return [
    '# Charts beside each other',
    '',
    ...table(['chart', 'mount, ms', 'update, ms', 'scripts, KB gz'], body),
    '',
  ].join('\n');
}

function rowsOf(summary) {
  const compared = (text, unit, part, hasGoal) => {
    const valueOf = (id) => summary.get(id)?.[part];
    const { best: goal } = bestOf(
      peers.filter(({ isAhead }) => isAhead),
      valueOf,
    );
    return rowIfMeasured('charts', text, unit, valueOf(ours), {
      ...bestOf(peers, valueOf),
      ...(hasGoal ? { goal } : {}),
    });
  };
  return [
    ...compared('mount of 5 series of 720 points', 'ms', 'mount', true),
    ...compared('update by one point', 'ms', 'update', true),
    ...compared('scripts of the page', 'B gz', 'scripts', false),
  ];
}

/**
 * The console's line chart compared with other libraries, in one run: without animation, each on its own page.
 * @returns {Promise<import('../table.mjs').Row[]>}
 */
export default async function run() {
  const pages = createPages();
  const charts = adapters.filter(pages.isInstalled);
  await build(root, ['build', '--filter=@edge-console/ui']);
  const bytes = {};
  for (const chart of charts) bytes[chart.id] = await pages.bundleChart(chart);
  const server = await serve(pages.servedFolder);
  const browser = await launch();
  try {
    const samples = [];
    for (let round = 0; round < rounds; round += 1)
      for (const { id } of rotated(charts, round))
        samples.push({ id, round, ...(await sampleOf(browser, `${server.origin}/${id}/`)) });
    const summary = summarise(samples, bytes);
    saveResults(import.meta.dirname, { samples, bytes }, report(summary));
    return rowsOf(summary);
  } finally {
    await browser.close();
    await server.close();
  }
}

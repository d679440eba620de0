import { firstPaint, launch, signedInState, slowPage } from '../browser.mjs';
import { buildPeers, peers } from '../peers.mjs';
import { routes } from '../routes.mjs';
import { buildConsole, serve } from '../stack/stack.mjs';
import { rowOf } from '../table.mjs';
import { median } from './median.mjs';
import paletteStart from './paletteStart.mjs';

const runs = 5;

const pages = [
  { key: 'signIn', text: 'sign-in to form', peer: 'authenticator', goal: 1_600, ratio: 0.8 },
  { key: 'users', text: 'Users to first row', peer: 'react-admin', goal: 1_800, ratio: 0.65 },
];

/** One visit with an empty cache on the slow machine and line; milliseconds to the first useful paint. */
async function visit(browser, address, paint, storageState) {
  const page = await slowPage(browser, storageState ? { storageState } : {});
  const { time } = await firstPaint(page, address, paint);
  await page.context().close();
  return time;
}

/** Visits ours and the peers' in turn, so that a busy moment of the machine meets all alike. */
async function visitAll(browser, origins, storageState) {
  const times = new Map(pages.map(({ key }) => [key, { ours: [], peer: [] }]));
  for (let run = 0; run < runs; run += 1) {
    for (const { key, peer } of pages) {
      const { address, paint } = routes[key];
      const state = key === 'users' ? storageState : undefined;
      times.get(key).ours.push(await visit(browser, origins.ours + address, paint, state));
      if (origins[peer]) times.get(key).peer.push(await visit(browser, origins[peer], paint));
    }
  }
  return times;
}

function rowsOf(times) {
  return pages.flatMap(({ key, text, peer, goal, ratio }) => {
    const sample = times.get(key);
    const ours = Math.round(median(sample.ours));
    if (sample.peer.length === 0) return [rowOf('start', `page: ${text}`, 'ms', ours, { goal })];
    const best = Math.round(median(sample.peer));
    const { name } = peers[peer];
    return [
      rowOf('start', `page: ${text}`, 'ms', ours, { goal, best, peer: name }),
      rowOf('start', `page: ${text}, ours to peer`, 'ratio', Number((ours / best).toFixed(2)), {
        goal: ratio,
        best: 1,
        peer: name,
      }),
    ];
  });
}

/** The palette; and our two pages and the peers' on a CPU four times slower and a line of 1.6 Mbit/s with 150 ms to and fro. */
export default async function pageStart() {
  const built = await buildConsole();
  try {
    const stack = await serve(built.folder, await buildPeers(built.folder));
    const browser = await launch();
    try {
      const { ours } = stack.origins;
      const storageState = await signedInState(browser, ours);
      const pageRows = rowsOf(await visitAll(browser, stack.origins, storageState));
      return [...pageRows, ...(await paletteStart(browser, ours, storageState))];
    } finally {
      await browser.close();
      await stack.close();
    }
  } finally {
    built.remove();
  }
}

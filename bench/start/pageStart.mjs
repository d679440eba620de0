import { firstPaint, launch, signedInState, slowPage } from '../browser.mjs';
import { buildPeers, peers } from '../peers.mjs';
import { landings, routes } from '../routes.mjs';
import { buildConsole, serve } from '../stack/stack.mjs';
import { rowOf } from '../table.mjs';
import { median } from './median.mjs';
import paletteStart from './paletteStart.mjs';

const runs = 5;

/**
 * The measured pages, their users (`account`: in the seed; null: signed out), and the peer pages they are compared
 * with.
 */
const pages = [
  { ...routes.signIn, account: null, text: 'sign-in to form', peer: 'authenticator', goal: 1_600, ratio: 0.8 },
  { ...routes.users, account: 'admin', text: 'Users to first row', peer: 'react-admin', goal: 1_800, ratio: 0.65 },
  ...landings.map((landing) => ({ ...landing, address: '/', peer: 'react-admin', goal: 1_800, ratio: 1 })),
];

/** The main content of the peers' pages: the same as on our corresponding page. */
const peerPaint = { authenticator: routes.signIn.paint, 'react-admin': routes.users.paint };

/** One visit with an empty cache on the slow machine and connection; milliseconds to the first useful paint. */
async function visit(browser, address, paint, storageState) {
  const page = await slowPage(browser, storageState ? { storageState } : {});
  const { time } = await firstPaint(page, address, paint);
  await page.context().close();
  return time;
}

/** Visits ours and the peers' pages alternately, so that load on the machine affects all. */
async function visitAll(browser, origins, states) {
  const times = new Map(pages.map(({ text }) => [text, { ours: [], peer: [] }]));
  for (let run = 0; run < runs; run += 1) {
    for (const { text, address, paint, account, peer } of pages) {
      const { ours, peer: theirs } = times.get(text);
      ours.push(await visit(browser, origins.ours + address, paint, states.get(account)));
      if (origins[peer]) theirs.push(await visit(browser, origins[peer], peerPaint[peer]));
    }
  }
  return times;
}

function rowsOf(times) {
  return pages.flatMap(({ text, peer, goal, ratio }) => {
    const sample = times.get(text);
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

/** The palette's rows; if it does not open, a row that fails, so that the pages' rows are still printed. */
async function paletteRows(...measured) {
  try {
    return await paletteStart(...measured);
  } catch (error) {
    console.error(error);
    return [rowOf('start', 'palette: could not be measured', 'count', 1, { goal: 0 })];
  }
}

/** The command palette; and our pages and the peers' with a CPU four times slower, 1.6 Mbit/s and 150 ms latency. */
export default async function pageStart() {
  const built = await buildConsole();
  try {
    const stack = await serve(built.folder, await buildPeers(built.folder));
    const browser = await launch();
    try {
      const { ours } = stack.origins;
      const states = new Map();
      for (const { account } of pages)
        if (account && !states.has(account)) states.set(account, await signedInState(browser, ours, account));
      const pageRows = rowsOf(await visitAll(browser, stack.origins, states));
      return [...pageRows, ...(await paletteRows(browser, ours, states.get('admin')))];
    } finally {
      await browser.close();
      await stack.close();
    }
  } finally {
    built.remove();
  }
}

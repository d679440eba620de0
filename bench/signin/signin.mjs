import { criticalOf } from '../../tools/bytes/src/pages.ts';
import { gzippedSum } from '../../tools/bytes/src/sizes.ts';
import { launch } from '../browser.mjs';
import { idleScripts, peerSizes, signInGoals } from '../bytes/critical.mjs';
import { observe } from '../bytes/proof.mjs';
import { buildPeers, peers } from '../peers.mjs';
import { routes } from '../routes.mjs';
import { buildConsole, serve } from '../stack/stack.mjs';
import { median } from '../start/median.mjs';
import { rowOf } from '../table.mjs';
import { visit } from './visit.mjs';

const runs = 5;
const { address, modules, paint } = routes.signIn;

/** The measured values with their budgets, if any: an upper limit. The peer's value is a limit too. */
const measures = [
  { key: 'largestPaint', text: 'largest contentful paint', unit: 'ms', goal: 1_600 },
  { key: 'blockingTime', text: 'total blocking time', unit: 'ms', goal: 150 },
  { key: 'blockedInAll', text: 'the same since the navigation', unit: 'ms' },
  { key: 'shift', text: 'layout shift', unit: 'score', goal: 0.02 },
  { key: 'interaction', text: 'slowest interaction', unit: 'ms', goal: 100 },
];

/** Visits ours and the peer's page alternately, so that load on the machine affects both. */
async function visitBoth(browser, origins) {
  const visits = { ours: [], peer: [] };
  for (let run = 0; run < runs; run += 1) {
    visits.ours.push(await visit(browser, origins.ours + address));
    if (origins.authenticator) visits.peer.push(await visit(browser, origins.authenticator));
  }
  return visits;
}

function timeRows({ ours, peer }) {
  const { name } = peers.authenticator;
  return measures.map(({ key, text, unit, goal }) => {
    const middle = (visits) => Number(median(visits.map((one) => one[key])).toFixed(3));
    const comparison = peer.length > 0 ? { best: middle(peer), peer: name } : {};
    return rowOf('signin', text, unit, middle(ours), { goal, ...comparison });
  });
}

function byteRows(built, peerFolders, requested) {
  const { scripts, styles } = criticalOf(built.console, modules);
  const peer = peerSizes('authenticator', peerFolders.authenticator);
  const size = (files) => gzippedSum(built.console, files);
  return [
    rowOf('signin', 'critical JS', 'B gz', size(scripts), { goal: signInGoals.scripts, ...peer.scripts }),
    rowOf('signin', 'JS at idle', 'B gz', size(idleScripts(requested, scripts))),
    rowOf('signin', 'critical CSS', 'B gz', size(styles), { goal: signInGoals.styles, ...peer.styles }),
  ];
}

/** The sign-in page compared with Amplify's own: bytes, loading and responsiveness on a slow machine and connection. */
export default async function run() {
  const built = await buildConsole();
  try {
    const peerFolders = await buildPeers(built.folder);
    const stack = await serve(built.folder, peerFolders);
    const browser = await launch();
    try {
      const context = await browser.newContext();
      const { after } = await observe(context, stack.origins.ours + address, paint);
      await context.close();
      return [...byteRows(built, peerFolders, after), ...timeRows(await visitBoth(browser, stack.origins))];
    } finally {
      await browser.close();
      await stack.close();
    }
  } finally {
    built.remove();
  }
}

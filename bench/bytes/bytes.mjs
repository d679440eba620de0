import { weighEntries } from '../../tools/packed/src/entryBytes.ts';
import { buildPeers } from '../peers.mjs';
import { refreshModule, routes } from '../routes.mjs';
import { buildConsole, serve } from '../stack/stack.mjs';
import { rowOf } from '../table.mjs';
import { criticalOf, idleScripts, manifestOf, peerSizes, signInGoals, themeScript, usersGoals } from './critical.mjs';
import { staticClosure } from './manifest.mjs';
import { proveCritical } from './proof.mjs';
import { eagerFonts, filesWith, gzipped, gzippedSum, rawSum } from './sizes.mjs';
import { bytesByOwner } from './sources.mjs';

const kilobyte = 1024;
const goals = {
  ...signInGoals,
  themeScript: 1 * kilobyte,
  allScripts: 420 * kilobyte,
  fonts: 60 * kilobyte,
  lazyScript: 45 * kilobyte,
};

function biggestLazy(folder, scripts) {
  return Math.max(
    ...filesWith(folder, '.js')
      .filter((file) => !scripts.has(file))
      .map((file) => gzipped(folder, file)),
  );
}

/** Names who takes the bytes of a page whose budget is broken. */
function explainBroken(folder, page, scripts, goal) {
  if (gzippedSum(folder, scripts) <= goal) return;
  console.error(`\n${page}: over its budget. Estimated bytes (gz) by package and file:`);
  for (const { owner, bytes } of bytesByOwner(folder, scripts).slice(0, 20))
    console.error(`  ${String(bytes).padStart(7)}  ${owner}`);
}

function rowsOf(folder, critical, observed, peerFolders) {
  const row = (text, unit, ours, options) => rowOf('bytes', text, unit, ours, options);
  const { signIn, users } = critical;
  const authenticator = peerSizes('authenticator', peerFolders['authenticator']);
  const reactAdmin = peerSizes('react-admin', peerFolders['react-admin']);
  const refresh = staticClosure(manifestOf(folder), [...routes.users.modules, refreshModule]).scripts;
  const size = (scripts) => gzippedSum(folder, scripts);
  const criticalEither = new Set([...signIn.scripts, ...users.scripts]);
  return [
    row('sign-in: critical JS', 'B gz', size(signIn.scripts), { goal: goals.scripts, ...authenticator.scripts }),
    row('sign-in: critical CSS', 'B gz', size(signIn.styles), { goal: goals.styles, ...authenticator.styles }),
    row('sign-in: JS asked for before the form', 'B gz', size(observed.signIn.before)),
    row('sign-in: JS at idle', 'B gz', size(idleScripts(observed.signIn.after, signIn.scripts)), {
      goal: goals.idleScripts,
    }),
    row('shell + Users: critical JS', 'B gz', size(users.scripts), { goal: usersGoals.scripts, ...reactAdmin.scripts }),
    row('shell + Users: critical CSS', 'B gz', size(users.styles), { goal: goals.styles, ...reactAdmin.styles }),
    row('shell + Users: critical JS if the token is over', 'B gz', size(new Set([themeScript, ...refresh]))),
    row('shell + Users: JS asked for before the rows', 'B gz', size(observed.users.before)),
    row('shell + Users: JS at idle', 'B gz', size(idleScripts(observed.users.after, users.scripts))),
    row('theme.js, not compressed', 'B', rawSum(folder, [themeScript]), { goal: goals.themeScript }),
    row('all JS', 'B gz', size(filesWith(folder, '.js')), { goal: goals.allScripts }),
    row('biggest lazy chunk', 'B gz', biggestLazy(folder, criticalEither), { goal: goals.lazyScript }),
    row('fonts of a first visit', 'B', rawSum(folder, eagerFonts(folder)), { goal: goals.fonts }),
    row('fonts, every alphabet', 'B', rawSum(folder, filesWith(folder, '.woff2'))),
  ];
}

/** What each entry of the packages weighs alone, over React, as an application would bundle it. */
async function entryRows() {
  const weights = await weighEntries();
  return weights.map(({ entry, scripts, budget }) =>
    rowOf('bytes', `entry ${entry}`, 'B gz', scripts, { goal: budget ?? 0 }),
  );
}

/** Proves the critical lists on the running product; returns what its pages really ask for. */
async function observe(folder, { signIn, users }) {
  const stack = await serve(folder, {});
  try {
    return await proveCritical(stack.origins.ours, { signIn: signIn.scripts, users: users.scripts });
  } finally {
    await stack.close();
  }
}

/** Bytes of the production build, of the two pages that matter most and of the whole, beside peers built in the same run. */
export default async function run() {
  const built = await buildConsole();
  try {
    const critical = {
      signIn: criticalOf(built.console, routes.signIn.modules),
      users: criticalOf(built.console, routes.users.modules),
    };
    const peerFolders = await buildPeers(built.folder);
    const observed = await observe(built.folder, critical);
    explainBroken(built.console, 'sign-in', critical.signIn.scripts, goals.scripts);
    explainBroken(built.console, 'shell + Users', critical.users.scripts, usersGoals.scripts);
    return [...rowsOf(built.console, critical, observed, peerFolders), ...(await entryRows())];
  } finally {
    built.remove();
  }
}

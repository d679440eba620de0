import { budgets } from '../../tools/bytes/src/budgets.ts';
import { weighEntries } from '../../tools/bytes/src/entries.ts';
import { manifestOf, staticClosure } from '../../tools/bytes/src/manifest.ts';
import { criticalOf, themeScript, weighPages } from '../../tools/bytes/src/pages.ts';
import { eagerFonts, filesWith, gzippedSum, rawSum } from '../../tools/bytes/src/sizes.ts';
import { buildPeers } from '../peers.mjs';
import { refreshModule, routes } from '../routes.mjs';
import { buildConsole, serve } from '../stack/stack.mjs';
import { rowOf } from '../table.mjs';
import { idleScripts, peerSizes, signInGoals, usersGoals } from './critical.mjs';
import { verifyCritical } from './proof.mjs';
import { bytesByOwner } from './sources.mjs';

/** The heaviest chunk of a route. */
const heaviestRoute = (folder) =>
  Math.max(
    ...weighPages(folder)
      .filter(({ budget }) => budget === budgets.routeScript)
      .map(({ weight }) => weight),
  );

/** Prints which packages and files the bytes of a page over budget belong to. */
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
  return [
    row('sign-in: critical JS', 'B gz', size(signIn.scripts), { goal: signInGoals.scripts, ...authenticator.scripts }),
    row('sign-in: critical CSS', 'B gz', size(signIn.styles), { goal: signInGoals.styles, ...authenticator.styles }),
    row('sign-in: JS asked for before the form', 'B gz', size(observed.signIn.before)),
    row('sign-in: JS at idle', 'B gz', size(idleScripts(observed.signIn.after, signIn.scripts))),
    row('shell + Users: critical JS', 'B gz', size(users.scripts), { goal: usersGoals.scripts, ...reactAdmin.scripts }),
    row('shell + Users: critical CSS', 'B gz', size(users.styles), { goal: signInGoals.styles, ...reactAdmin.styles }),
    row('shell + Users: critical JS if the token is over', 'B gz', size(new Set([themeScript, ...refresh]))),
    row('shell + Users: JS asked for before the rows', 'B gz', size(observed.users.before)),
    row('shell + Users: JS at idle', 'B gz', size(idleScripts(observed.users.after, users.scripts))),
    row('theme.js, not compressed', 'B', rawSum(folder, [themeScript])),
    row('heaviest chunk of a page', 'B gz', heaviestRoute(folder), { goal: budgets.routeScript }),
    row('fonts of a first visit', 'B', rawSum(folder, eagerFonts(folder))),
    row('fonts, every alphabet', 'B', rawSum(folder, filesWith(folder, '.woff2'))),
  ];
}

/** The size of each package entry alone, without React, bundled as an application would. */
async function entryRows() {
  const weights = await weighEntries();
  return weights.map(({ entry, scripts, budget }) =>
    rowOf('bytes', `entry ${entry}`, 'B gz', scripts, { goal: budget ?? 0 }),
  );
}

/** Verifies the critical lists on the running product; returns what its pages actually request. */
async function observe(folder, { signIn, users }) {
  const stack = await serve(folder, {});
  try {
    return await verifyCritical(stack.origins.ours, { signIn: signIn.scripts, users: users.scripts });
  } finally {
    await stack.close();
  }
}

/**
 * Bytes of the production build, of the two most important pages and in total, compared with peers built in the same
 * run.
 */
export default async function run() {
  const built = await buildConsole();
  try {
    const critical = {
      signIn: criticalOf(built.console, routes.signIn.modules),
      users: criticalOf(built.console, routes.users.modules),
    };
    const peerFolders = await buildPeers(built.folder);
    const observed = await observe(built.folder, critical);
    explainBroken(built.console, 'sign-in', critical.signIn.scripts, signInGoals.scripts);
    explainBroken(built.console, 'shell + Users', critical.users.scripts, usersGoals.scripts);
    return [...rowsOf(built.console, critical, observed, peerFolders), ...(await entryRows())];
  } finally {
    built.remove();
  }
}

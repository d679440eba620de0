import { budgets } from '../../tools/bytes/src/budgets.ts';
import { manifestOf, staticClosure } from '../../tools/bytes/src/manifest.ts';
import { gzippedSum } from '../../tools/bytes/src/sizes.ts';
import { peers } from '../peers.mjs';

/** Budgets of the two pages, gzip -9. */
export const signInGoals = { scripts: budgets.signInScripts, styles: budgets.firstStyles };
export const usersGoals = { scripts: budgets.shellScripts, styles: budgets.firstStyles };

/** The same two values for a peer's page: its entry and its static imports. */
export function peerSizes(key, folder) {
  if (!folder) return { scripts: {}, styles: {} };
  const { scripts, styles } = staticClosure(manifestOf(folder), ['index.html']);
  const { name } = peers[key];
  return {
    scripts: { best: gzippedSum(folder, scripts), peer: name },
    // A peer without style sheets has its styles in its scripts.
    styles: styles.size === 0 ? {} : { best: gzippedSum(folder, styles), peer: name },
  };
}

/** Scripts that a page loads by itself after its first paint. */
export function idleScripts(requested, critical) {
  return requested.filter((script) => !critical.has(script));
}

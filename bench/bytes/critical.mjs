import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { peers } from '../peers.mjs';
import { staticClosure } from './manifest.mjs';
import { gzippedSum } from './sizes.mjs';

const kilobyte = 1024;

const styles = 14 * kilobyte;
/** Budgets of the two pages that are weighed, gzip -9. */
export const signInGoals = { scripts: 130 * kilobyte, idleScripts: 45 * kilobyte, styles };
export const usersGoals = { scripts: 175 * kilobyte, styles };

/** Blocks the first paint on every page, outside the module graph. */
export const themeScript = 'theme.js';

export function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
}

/** What a page needs before it paints. */
export function criticalOf(folder, modules) {
  const { scripts, styles } = staticClosure(manifestOf(folder), modules);
  return { scripts: new Set([themeScript, ...scripts]), styles };
}

/** The same two numbers of a peer's page: its entry and what that imports. */
export function peerSizes(key, folder) {
  if (!folder) return { scripts: {}, styles: {} };
  const { scripts, styles } = staticClosure(manifestOf(folder), ['index.html']);
  const { name } = peers[key];
  return {
    scripts: { best: gzippedSum(folder, scripts), peer: name },
    // A peer without a style sheet has its styles in its scripts.
    styles: styles.size === 0 ? {} : { best: gzippedSum(folder, styles), peer: name },
  };
}

/** Scripts that a page fetches by itself after its first paint. */
export function idleScripts(asked, critical) {
  return asked.filter((script) => !critical.has(script));
}

import { fork } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../tools/start/install.mjs';
import { build } from '../../tools/start/src/build.ts';

/** Builds the console and copies the result, so that a later build cannot change what is being measured. */
export async function buildConsole() {
  await build(root, ['build']);
  const folder = mkdtempSync(join(tmpdir(), 'edge-console-bench-'));
  const console = join(folder, 'apps/console/dist');
  cpSync(join(root, 'apps/console/dist'), console, { recursive: true });
  return { folder, console, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Serves a copied build with the real stack and a new seed, and the peers' pages.
 * @param {string} folder From `buildConsole`.
 * @param {Record<string, string>} peers Built folder of each peer by name.
 * @param {Record<string, string>} environment Additional environment of the stack.
 * @returns {Promise<{origins: Record<string, string>, close(): Promise<void>}>} `origins.ours` and one for each peer.
 */
export function serve(folder, peers, environment = {}) {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'serve.mjs'), [JSON.stringify({ folder, peers })], {
      env: { ...process.env, ...environment },
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The stack of the bench ended (${code}).`)));
    child.once('message', (origins) => {
      resolve({
        origins,
        close: () =>
          new Promise((closed) => {
            child.once('exit', closed);
            child.disconnect();
          }),
      });
    });
  });
}

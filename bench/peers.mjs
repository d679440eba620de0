import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { peerUsers } from './peers/users.mjs';

/** Each peer page does the same as ours: sign in with the same pool, list a page of the same users. */
export const peers = {
  authenticator: { name: 'Amplify Authenticator', package: '@aws-amplify/ui-react' },
  'react-admin': { name: 'react-admin', package: 'react-admin' },
};

/**
 * Builds the pages of installed peers with the console's own bundler and settings.
 * @param {string} folder The output folder.
 * @returns {Promise<Record<string, string>>} Output folder by peer.
 */
export async function buildPeers(folder) {
  const built = {};
  for (const [key, peer] of Object.entries(peers)) {
    if (!existsSync(join(import.meta.dirname, 'node_modules', peer.package))) continue;
    const outDir = join(folder, 'peers', key);
    await build({
      configFile: false,
      root: join(import.meta.dirname, 'peers', key),
      logLevel: 'error',
      build: { outDir, emptyOutDir: true, manifest: true, assetsInlineLimit: 0, chunkSizeWarningLimit: 4_000 },
    });
    writeFileSync(join(outDir, 'users.json'), JSON.stringify(peerUsers(100)));
    built[key] = outDir;
  }
  return built;
}

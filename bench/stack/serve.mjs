// Serves the product (a copy of its build) and the peers' pages, each on its own port, in a separate process.
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { compressFolder } from '../../tools/start/src/compress.ts';
import { openDataFolder } from '../../tools/start/src/dataFolder.ts';
import { openServers } from '../../tools/start/src/loopbackServer.ts';
import { manifestFolders } from '../../tools/start/src/manifests.ts';
import { serveConsole } from '../../tools/start/src/pages.ts';
import { listenFrom } from '../../tools/start/src/ports.ts';
import { stackServers, startStack } from '../../tools/start/src/stack.ts';

const { folder, peers } = JSON.parse(process.argv[2]);

/** Serves a peer's page with the same compression as ours. */
async function servePeer(pages) {
  await compressFolder(pages);
  const files = sirv(pages, { single: true, brotli: true, gzip: true, etag: true });
  const server = createServer((request, response) => files(request, response));
  return `http://localhost:${await listenFrom(server, 46_100)}`;
}

const data = await openDataFolder(join(folder, 'data'));
const servers = await openServers(stackServers, 46_100);
const { origin } = await startStack({
  data,
  servers,
  operations: { folders: manifestFolders(folder, data.path) },
  openPages: (_server, origins) => serveConsole(folder, origins),
});
const origins = { ours: origin };
for (const [name, pages] of Object.entries(peers)) origins[name] = await servePeer(pages);
process.send(origins);
// Exits with the parent. The data was created only for this run.
process.on('disconnect', () => process.exit(0));

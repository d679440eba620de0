// The product (a copy of its build) and the peers' pages, each on a port of its own, in a process of its own.
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { compressFolder } from '../../tools/start/src/compress.ts';
import { manifestFolders } from '../../tools/start/src/manifests.ts';
import { builtConsole } from '../../tools/start/src/pages.ts';
import { freePort } from '../../tools/start/src/ports.ts';
import { startStack } from '../../tools/start/src/stack.ts';

const { folder, peers } = JSON.parse(process.argv[2]);

/** A peer's page with the same compression as ours. */
async function servePeer(pages, port) {
  await compressFolder(pages);
  const files = sirv(pages, { single: true, brotli: true, gzip: true, etag: true });
  createServer((request, response) => files(request, response)).listen(port, '127.0.0.1');
  return `http://localhost:${port}`;
}

const port = await freePort(46_100);
const steeringPort = await freePort(port + 1);
const chartsPort = await freePort(steeringPort + 1);
const objectPort = await freePort(chartsPort + 1);
const dataFolder = join(folder, 'data');
await startStack({
  dataFolder,
  port,
  steeringPort,
  chartsPort,
  objectPort,
  operations: { folders: manifestFolders(folder, dataFolder) },
  openPages: () => builtConsole(folder, `http://localhost:${port}`),
});
const origins = { ours: `http://localhost:${port}` };
const taken = new Set([port, steeringPort, chartsPort, objectPort]);
for (const [name, pages] of Object.entries(peers)) {
  const peerPort = await freePort(port + 1, taken);
  taken.add(peerPort);
  origins[name] = await servePeer(pages, peerPort);
}
process.send(origins);
// The parent is gone: so are we. The data was made for this run only.
process.on('disconnect', () => process.exit(0));

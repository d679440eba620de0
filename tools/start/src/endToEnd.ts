import { join, resolve } from 'node:path';
import { openProduction } from './production/openProduction.ts';
import { openDataFolder } from './dataFolder.ts';
import { openServers } from './loopbackServer.ts';
import { manifestFolders } from './manifests.ts';
import { serveConsole, serveDocumentation } from './pages.ts';
import { receiverNetwork } from './receiverNetwork.ts';
import { stackServers, startStack } from './stack.ts';

// The stack for end-to-end tests: production builds, a fresh seed, and its own folder and port. With `SERVICES=built`, the services are
// separate processes, as in production.
const root = resolve(import.meta.dirname, '../../..');
const port = Number(process.env['E2E_PORT']);

const data = await openDataFolder(join(root, '.data/end-to-end'), { reset: true });
const servers = await openServers(stackServers, port);
if (servers.console.port !== port) throw new Error(`Port ${port} is in use. Set E2E_PORT to another one.`);
const folders = manifestFolders(root, data.path);
const production =
  process.env['SERVICES'] === 'built'
    ? await openProduction({ data: data.path, operationsFolders: folders, onLog: (line) => console.log(line) })
    : undefined;
const stack = await startStack({
  data,
  servers,
  ...(production && {
    services: production.services,
    databaseUrl: production.postgres.ownerUrl,
  }),
  // Tests set the headers of an edge in front of the stack.
  edgeNetworks: ['127.0.0.1', '::1'],
  // The console sends hashes as in production. Tests send queries to prepare data.
  operations: { folders, allowsQueries: true },
  outboundNetwork: receiverNetwork,
  openPages: async (_server, origins) => serveDocumentation(root, await serveConsole(root, origins)),
});
process.on('SIGTERM', () => {
  stack
    .close()
    .then(() => production?.close())
    .then(
      () => process.exit(0),
      () => process.exit(1),
    );
});

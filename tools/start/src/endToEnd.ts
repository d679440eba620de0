import { join, resolve } from 'node:path';
import { builtServices } from './builtServices.ts';
import { openDataFolder } from './dataFolder.ts';
import { openServers } from './loopbackServer.ts';
import { manifestFolders } from './manifests.ts';
import { serveConsole, serveDocumentation } from './pages.ts';
import { receiverNetwork } from './receiverNetwork.ts';
import { servicesInProcess } from './services.ts';
import { stackServers, startStack } from './stack.ts';

// The stack for end-to-end tests: production builds, a fresh seed, and its own folder and port. With `BUILT_SERVICES` (a folder) and
// databases, the services are separate processes.
const root = resolve(import.meta.dirname, '../../..');
const port = Number(process.env['E2E_PORT']);
const { BUILT_SERVICES: folder, DATABASE_URL: databaseUrl, SERVICE_DATABASE_URL: serviceDatabaseUrl } = process.env;

const data = await openDataFolder(join(root, '.data/end-to-end'), { reset: true });
const servers = await openServers(stackServers, port);
if (servers.console.port !== port) throw new Error(`Port ${port} is in use. Set E2E_PORT to another one.`);
const folders = manifestFolders(root, data.path);
const stack = await startStack({
  data,
  servers,
  ...(databaseUrl ? { databaseUrl } : {}),
  services:
    folder && serviceDatabaseUrl
      ? builtServices({
          folder,
          data: data.path,
          databaseUrl: serviceDatabaseUrl,
          copies: 2,
          operationsFolders: folders,
          onLog: (line) => console.log(line),
        })
      : servicesInProcess,
  // Tests set the headers of an edge in front of the stack.
  edgeNetworks: ['127.0.0.1', '::1'],
  // The console sends hashes as in production. Tests send queries to prepare data.
  operations: { folders, allowsQueries: true },
  outboundNetwork: receiverNetwork,
  openPages: async (_server, origins) => serveDocumentation(root, await serveConsole(root, origins)),
});
process.on('SIGTERM', () => {
  stack.close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});

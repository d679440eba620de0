import { join, resolve } from 'node:path';
import { manifestFolders } from './manifests.ts';
import { builtConsole, withDocumentation } from './pages.ts';
import { freePort } from './ports.ts';
import { startStack } from './stack.ts';

// The stack of the end-to-end tests: production builds, a fresh seed, its own folder and port.
const root = resolve(import.meta.dirname, '../../..');
const port = Number(process.env['E2E_PORT']);

const steeringPort = await freePort(port + 1);
const chartsPort = await freePort(steeringPort + 1);

const dataFolder = join(root, '.data/end-to-end');
const stack = await startStack({
  dataFolder,
  port,
  steeringPort,
  chartsPort,
  objectPort: await freePort(chartsPort + 1),
  reset: true,
  // The journeys write what an edge in front of the stack would.
  edgeNetworks: ['127.0.0.1', '::1'],
  // The console sends hashes as in production; what a journey prepares without it, it asks for in texts.
  operations: { folders: manifestFolders(root, dataFolder), takesTexts: true },
  openPages: async (_server, origins) => withDocumentation(root, await builtConsole(root, origins)),
});
process.on('SIGTERM', () => {
  stack.close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});

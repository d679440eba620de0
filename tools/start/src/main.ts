import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { demoAccounts } from '@edge-console/api/seed';
import { renderStartSummary } from './startSummary.ts';
import { parseStartArguments, usage, type StartArguments } from './arguments.ts';
import { build } from './build.ts';
import { parseClamdAddress } from './clamdAddress.ts';
import { openDataFolder } from './dataFolder.ts';
import { isLoopbackHost, rejectHost } from './hosts.ts';
import { openServers, type LoopbackServer } from './loopbackServer.ts';
import { archiveManifests, manifestFolders } from './manifests.ts';
import { serveConsole, serveStorybook, serveConsoleSources, serveDocumentation } from './pages.ts';
import { startErrorMessage } from './startErrorMessage.ts';
import { showProgress } from './progress.ts';
import { startStack } from './stack.ts';

const root = resolve(import.meta.dirname, '../../..');

const progress = showProgress(process.stdout);

type Close = () => Promise<void>;

/** Serves Storybook and returns a function to stop it. In development, Storybook's own server uses the port. */
async function startStorybook({ dev }: StartArguments, { port, serve, close }: LoopbackServer): Promise<Close> {
  if (dev) {
    await close();
    const child = spawn(
      'storybook',
      ['dev', '--ci', '--quiet', '--host', '127.0.0.1', '--port', String(port), '--exact-port'],
      { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    return async () => void child.kill();
  }
  const pages = serveStorybook(root);
  serve((request, response) => {
    if (isLoopbackHost(request, port)) pages(request, response);
    else rejectHost(response);
  });
  return close;
}

async function start(options: StartArguments): Promise<void> {
  const began = performance.now();
  const {
    DATABASE_URL: databaseUrl,
    CLAMD_ADDRESS: clamdAddress,
    CLICKHOUSE_URL: clickHouseUrl,
    EDGE_CONSOLE_DATA: parent = root,
    MINIMUM_CLIENT_VERSION: minimumClientVersion,
  } = process.env;
  const malwareScanner = parseClamdAddress(clamdAddress);
  const data = await openDataFolder(resolve(parent, '.data'), { reset: options.reset, databaseUrl });
  const { storybook, ...servers } = await openServers(
    ['console', 'storybook', 'steering', 'charts', 'objects', 'player'],
    options.port,
  );
  const { port } = servers.console;
  if (port !== options.port) console.log(`Port ${options.port} is in use: the console is on port ${port}.`);
  console.log(`Starting on http://localhost:${port}/ with the data in ${data.path}`);

  const [parts, tasks] = options.dev
    ? [
        'the packages',
        [
          '--filter=./packages/*',
          '--filter=@edge-console/charts',
          '--filter=@edge-console/documentation',
          '--filter=@edge-console/player',
        ],
      ]
    : ['the console and Storybook', ['//#build-storybook']];
  const closers: Close[] = [];
  const built = build(root, ['build', ...tasks]);
  progress.step('Preparing the data');
  const starting = startStack({
    data,
    servers,
    minimumClientVersion,
    clickHouseUrl,
    malwareScanner,
    // In development, the console sends queries instead of hashes.
    ...(options.dev ? {} : { operations: { folders: manifestFolders(root, data.path) } }),
    ...(databaseUrl ? { databaseUrl } : {}),
    async openPages(server, origins) {
      progress.step(`Building ${parts}`);
      await built;
      progress.step('Starting the services');
      if (options.dev) {
        const sources = await serveConsoleSources(root, server);
        closers.push(sources.close);
        return serveDocumentation(root, sources.pages);
      }
      await archiveManifests(root, data.path);
      return serveDocumentation(root, await serveConsole(root, origins));
    },
  });
  const [stack] = await Promise.all([starting, built]);
  closers.push(() => stack.close(), await startStorybook(options, storybook));
  progress.end();

  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      Promise.all(closers.map((close) => close())).then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }

  console.log(
    renderStartSummary({
      addresses: [
        { name: 'Console', address: `${stack.origin}/` },
        { name: 'Storybook', address: `http://localhost:${storybook.port}/` },
        { name: 'Demo player', address: `${stack.playerOrigin}/` },
        { name: 'Documentation', address: `${stack.origin}/documentation/` },
        { name: 'Inbox', address: `${stack.origin}/inbox` },
        { name: 'DNS zone', address: `${stack.origin}/zone` },
        { name: 'API', address: `${stack.origin}/graphql` },
        { name: 'Steering', address: stack.steeringOrigin },
        { name: 'Charts', address: stack.chartsOrigin },
      ],
      accounts: demoAccounts(),
      dataFolder: data.path,
    }),
  );
  console.log(`  Ready after ${((performance.now() - began) / 1000).toFixed(1)} s.\n`);
}

/** Prints the cause, and the usage if the arguments were invalid. */
function fail(error: unknown, isUsage = false): never {
  progress.end();
  console.error(startErrorMessage(error));
  if (isUsage) console.error(`\nUsage: ${usage}`);
  process.exit(1);
}

function readArguments(): StartArguments {
  try {
    return parseStartArguments(process.argv.slice(2));
  } catch (error) {
    return fail(error, true);
  }
}

await start(readArguments()).catch((error: unknown) => fail(error));

import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { demoAccounts } from '@edge-console/api/seed';
import { announce } from './announcement.ts';
import { parseStartArguments, usage, type StartArguments } from './arguments.ts';
import { build } from './build.ts';
import { parseClamdAddress } from './clamdAddress.ts';
import { namesThisMachine, refuseHost } from './hosts.ts';
import { keepManifests, manifestFolders } from './manifests.ts';
import { builtConsole, builtStorybook, consoleSources, withDocumentation } from './pages.ts';
import { freePort } from './ports.ts';
import { messageFor } from './messageFor.ts';
import { startStack } from './stack.ts';

const root = resolve(import.meta.dirname, '../../..');

async function port(name: string, wanted: number, taken?: ReadonlySet<number>): Promise<number> {
  const found = await freePort(wanted, taken);
  if (found !== wanted && !taken?.has(wanted)) console.log(`Port ${wanted} is in use: the ${name} is at ${found}.`);
  return found;
}

function startStorybook({ dev }: StartArguments, storybookPort: number): () => void {
  if (dev) {
    const child = spawn(
      'storybook',
      ['dev', '--ci', '--quiet', '--host', '127.0.0.1', '--port', String(storybookPort)],
      {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    return () => child.kill();
  }
  const pages = builtStorybook(root);
  const server = createServer((request, response) => {
    if (namesThisMachine(request, storybookPort)) pages(request, response);
    else refuseHost(response);
  });
  server.listen(storybookPort, '127.0.0.1');
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

async function start(options: StartArguments): Promise<void> {
  const began = performance.now();
  const consolePort = await port('console', options.port);
  const storybookPort = await port('Storybook', options.port + 1, new Set([consolePort]));
  const steeringPort = await port('steering service', storybookPort + 1, new Set([consolePort, storybookPort]));
  const chartsPort = await port('charts host', steeringPort + 1, new Set([consolePort, storybookPort, steeringPort]));
  const taken = new Set([consolePort, storybookPort, steeringPort, chartsPort]);
  const objectPort = await port('object store', chartsPort + 1, taken);
  const origin = `http://localhost:${consolePort}`;
  const {
    DATABASE_URL: databaseUrl,
    CLAMD_ADDRESS: clamdAddress,
    CLICKHOUSE_URL: clickHouseUrl,
    EDGE_CONSOLE_DATA: parent = root,
    MINIMUM_CLIENT_VERSION: minimumClientVersion,
  } = process.env;
  const malwareScanner = parseClamdAddress(clamdAddress);

  const built = options.dev
    ? build(root, [
        'build',
        '--filter=./packages/*',
        '--filter=@edge-console/charts',
        '--filter=@edge-console/documentation',
      ])
    : build(root, ['build', '//#build-storybook']);
  const dataFolder = join(parent, '.data');
  const stack = await startStack({
    dataFolder,
    port: consolePort,
    steeringPort,
    chartsPort,
    objectPort,
    reset: options.reset,
    minimumClientVersion,
    clickHouseUrl,
    malwareScanner,
    // The development server's console sends texts.
    ...(options.dev ? {} : { operations: { folders: manifestFolders(root, dataFolder) } }),
    ...(databaseUrl ? { databaseUrl } : {}),
    async openPages(server, origins) {
      if (options.dev) return withDocumentation(root, await consoleSources(root, server));
      await built;
      await keepManifests(root, dataFolder);
      return withDocumentation(root, await builtConsole(root, origins));
    },
  });
  await built;
  const stopStorybook = startStorybook(options, storybookPort);

  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      stopStorybook();
      stack.close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }

  console.log(
    announce({
      addresses: [
        { name: 'Console', address: `${origin}/` },
        { name: 'Storybook', address: `http://localhost:${storybookPort}/` },
        { name: 'Documentation', address: `${origin}/documentation/` },
        { name: 'Inbox', address: `${origin}/inbox` },
        { name: 'DNS zone', address: `${origin}/zone` },
        { name: 'API', address: `${origin}/graphql` },
        { name: 'Steering', address: stack.steeringOrigin },
        { name: 'Charts', address: stack.chartsOrigin },
      ],
      accounts: demoAccounts(),
    }),
  );
  console.log(`  Ready after ${((performance.now() - began) / 1000).toFixed(1)} s.\n`);
}

/** What an operator reads: the cause in words, and the usage only where the words on the command line were wrong. */
function fail(error: unknown, isUsage = false): never {
  console.error(messageFor(error));
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

import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLocalCloud } from '@edge-console/local-cloud';
import { build } from 'vite';

/** The page with the published component, untransformed by this repository. */
async function builtPage(): Promise<Map<string, string | Uint8Array>> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    build: {
      write: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'page.tsx'),
        output: { entryFileNames: 'page.js', assetFileNames: 'page[extname]' },
      },
    },
  });
  if (!('output' in built)) throw new Error('The page was not built.');
  return new Map(built.output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]));
}

/** Amplify's Authenticator with a separate local cloud that requires an authenticator app. */
export async function openAuthenticator() {
  const files = await builtPage();
  const folder = await mkdtemp(join(tmpdir(), 'authenticator-'));
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  let ahead = 0;
  const now = (): number => Date.now() + ahead;
  const adminCredentials = { accessKeyId: 'LOCALADMIN', secretAccessKey: 'a secret for tests' };
  const cloud = await createLocalCloud({ folder, origin, adminCredentials, mfa: 'on', now });
  const { userPoolId, userPoolClientId } = cloud;
  const resources = {
    Auth: {
      Cognito: { userPoolId, userPoolClientId, userPoolEndpoint: `${origin}/identity/`, loginWith: { email: true } },
    },
  };
  const html = `<!doctype html><html lang="en"><title>Authenticator</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/page.css"><body><script>globalThis.resources = ${JSON.stringify(resources)}</script>
<script type="module" src="/page.js"></script>`;

  server.on('request', (request, response) => {
    void cloud.handle(request, response).then((isHandled) => {
      if (isHandled) return;
      const path = request.url ?? '';
      response.setHeader(
        'content-type',
        path.endsWith('.js') ? 'text/javascript' : path.endsWith('.css') ? 'text/css' : 'text/html',
      );
      response.end(files.get(path) ?? html);
    });
  });

  return {
    origin,
    now,
    /** Moves the service's clock on. */
    advance: (milliseconds: number): void => void (ahead += milliseconds),
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
      await cloud.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

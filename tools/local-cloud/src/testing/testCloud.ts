import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLocalCloud, type LocalCloud, type LocalCloudOptions } from '../index.ts';
import { adminCredentials, createTestClient } from './testClient.ts';

export { adminCredentials, type HttpResponse, type ServiceResponse } from './testClient.ts';

export type TestCloud = Awaited<ReturnType<typeof startTestCloud>>;

const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'local-cloud-'));

type StoredFile = { readonly name: string; readonly content: Buffer };

let stored: Promise<readonly StoredFile[]> | undefined;

/** The files of an empty cloud, reused because signing keys are slow to generate. */
function emptyCloud(): Promise<readonly StoredFile[]> {
  stored ??= (async () => {
    const folder = temporaryFolder();
    const cloud = await createLocalCloud({ folder, origin: 'http://localhost', adminCredentials });
    await cloud.close();
    const files = readdirSync(folder).map((name) => ({ name, content: readFileSync(join(folder, name)) }));
    rmSync(folder, { recursive: true });
    return files;
  })();
  return stored;
}

/** Starts a local cloud on its own loopback port, with a fake clock. */
export async function startTestCloud(
  overrides: Pick<
    Partial<LocalCloudOptions>,
    | 'addressOf'
    | 'allowedOrigins'
    | 'apiPath'
    | 'allowsGuests'
    | 'inviteMessage'
    | 'mfa'
    | 'onPasswordSet'
    | 'preSignUp'
    | 'redirects'
    | 'writeMail'
  > = {},
) {
  const folder = temporaryFolder();
  for (const { name, content } of await emptyCloud()) writeFileSync(join(folder, name), content);
  let time = Date.now();
  const now = (): number => time;

  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const client = createTestClient(port, now);
  const { origin } = client;
  const open = () => createLocalCloud({ folder, origin, adminCredentials, now, ...overrides });
  let cloud = await open();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/edge-console-')) {
      void cloud.handleObject(request, response);
      return;
    }
    void cloud.handle(request, response).then((handled) => handled || response.writeHead(418).end());
  });

  return {
    ...client,
    folder,
    cloud: (): LocalCloud => cloud,
    now,
    advance: (milliseconds: number): void => void (time += milliseconds),
    /** Closes the state and opens it again, as a restart does. */
    async reopen(): Promise<void> {
      await cloud.close();
      cloud = await open();
    },
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
      await cloud.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const ana = {
  sub: '0d3c0f9e-5a44-4a5b-9d0e-3b7a52a0c001',
  email: 'ana@example.test',
  enabled: true,
  status: 'CONFIRMED',
  password: 'Passw0rd!',
  attributes: { name: 'Ana Silva' },
} as const;

/** A user without a password. */
export const eve = {
  sub: '0d3c0f9e-5a44-4a5b-9d0e-3b7a52a0c002',
  email: 'eve@example.test',
  enabled: true,
  status: 'CONFIRMED',
} as const;

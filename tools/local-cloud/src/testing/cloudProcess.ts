import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { adminCredentials, createTestClient, type TestClient } from './testClient.ts';

const moduleAddress = JSON.stringify(new URL('../index.ts', import.meta.url).href);

const program = (folder: string): string => `
  import { createServer } from 'node:http';
  import { createLocalCloud } from ${moduleAddress};
  const server = createServer().listen(0, '127.0.0.1', async () => {
    const { port } = server.address();
    const cloud = await createLocalCloud({
      folder: ${JSON.stringify(folder)},
      origin: 'http://localhost:' + port,
      adminCredentials: ${JSON.stringify(adminCredentials)},
    });
    server.on('request', (request, response) => {
      if (request.url.startsWith('/edge-console-')) void cloud.handleObject(request, response);
      else void cloud.handle(request, response);
    });
    process.send(port);
  });`;

export type CloudProcess = TestClient & {
  /** Kills the process immediately. */
  kill(): Promise<void>;
};

/** Starts a local cloud in its own process. */
export async function startCloudProcess(folder: string): Promise<CloudProcess> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', program(folder)],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  const exited = once(child, 'exit');
  // The only message of the program.
  const [port] = (await once(child, 'message')) as [number];
  return {
    ...createTestClient(port, Date.now),
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

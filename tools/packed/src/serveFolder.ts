import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { Server } from './command.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** Serves a folder on a free port, with a policy for every page. */
export async function serveFolder(folder: string, policy: string): Promise<Server> {
  const fileAt = async (address: string) => {
    const path = normalize(new URL(address, 'http://files').pathname);
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    return { type: types[extname(file)] ?? 'application/octet-stream', content: await readFile(file) };
  };
  const server = createServer((request, response) => {
    fileAt(request.url ?? '/').then(
      ({ type, content }) =>
        response.writeHead(200, { 'content-type': type, 'content-security-policy': policy }).end(content),
      // Any error means that the path does not exist.
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((listening, fail) => {
    server.once('error', fail);
    server.listen(0, '127.0.0.1', listening);
  });
  // A listening TCP server has this type of address.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

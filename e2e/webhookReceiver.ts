import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

type Received = { signature: string; body: string };

/** A server on this machine that accepts webhook events. Its URL works only in the stack of end-to-end tests. */
export async function openWebhookReceiver() {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      received.push({ signature: String(request.headers['edge-signature']), body });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  const { port } = server.address() as AddressInfo;
  return { url: `https://port-${port}.receiver.example/edge`, received, close: () => server.close() };
}

const documentation = join(import.meta.dirname, '../apps/documentation/content/alerts.md');

/** The function with which the documentation verifies an event. */
export async function documentedVerification() {
  const [, code] = /```js Verify an event\n(.+?)```/s.exec(readFileSync(documentation, 'utf8')) ?? [];
  const recipe = (await import(`data:text/javascript,${encodeURIComponent(code ?? '')}`)) as {
    isGenuine: (header: string, body: string, secret: string) => boolean;
  };
  return recipe.isGenuine;
}

import { createServer, type Socket } from 'node:net';
import type { ClamdAddress } from './clamd.ts';

const command = 'zINSTREAM\0';

/** The content of a completed stream; null before. */
function contentOf(received: Buffer): Buffer | null {
  if (received.length < command.length) return null;
  if (received.toString('latin1', 0, command.length) !== command)
    throw new Error('clamd received an unexpected command');
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

export type ClamdFixture = {
  readonly address: ClamdAddress;
  /** The received contents. */
  readonly scanned: Buffer[];
  /** The number of connections. */
  readonly connections: () => number;
  /** Stops listening. Resolves when the last connection is closed. */
  readonly close: () => Promise<void>;
};

/** Writes clamd's response for a content. */
export type ClamdResponder = (socket: Socket, content: Buffer) => unknown;

/** A fake clamd on a free port. */
export async function openClamdFixture(respond: ClamdResponder): Promise<ClamdFixture> {
  const scanned: Buffer[] = [];
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (part: Buffer) => {
      received = Buffer.concat([received, part]);
      const content = contentOf(received);
      if (!content) return;
      scanned.push(content);
      respond(socket, content);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    address: { host: '127.0.0.1', port: address.port },
    scanned,
    connections: () => connections,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

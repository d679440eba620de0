import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Browsers also try `::1` for `localhost`, so a program that listens there would get the console's requests. */
async function isFreeOnIpv6(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    await once(probe.listen(port, '::1'), 'listening');
  } catch (error) {
    // A machine without IPv6.
    return codeOf(error) === 'EADDRNOTAVAIL' || codeOf(error) === 'EAFNOSUPPORT';
  }
  await once(probe.close(), 'close');
  return true;
}

/** Listens on the given loopback port, or the next free one, and returns it. */
export async function listenFrom(server: Server, wanted: number): Promise<number> {
  for (let port = wanted; port <= 65_535; port += 1) {
    if (!(await isFreeOnIpv6(port))) continue;
    try {
      await once(server.listen(port, '127.0.0.1'), 'listening');
      return port;
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE' && codeOf(error) !== 'EACCES') throw error;
    }
  }
  throw new Error(`No port from ${wanted} upward is free.`);
}

/** Finds a free port for another process, which must listen on it soon. */
export async function freePort(wanted: number): Promise<number> {
  const probe = createServer();
  const port = await listenFrom(probe, wanted);
  await once(probe.close(), 'close');
  return port;
}

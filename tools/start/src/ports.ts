import { createServer } from 'node:net';

// Browsers try both for `localhost`, the second one first: whoever listens there would get the console's visitors.
const loopbacks = ['127.0.0.1', '::1'];

/** What a machine without IPv6 answers. */
const isMissing = ({ code }: NodeJS.ErrnoException): boolean => code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT';

function isFreeAt(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(isMissing(error)));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

async function isFree(port: number): Promise<boolean> {
  for (const host of loopbacks) if (!(await isFreeAt(host, port))) return false;
  return true;
}

/** The wanted port, or the next free one after it; refuses to search past the end of the port range. */
export async function freePort(wanted: number, taken: ReadonlySet<number> = new Set()): Promise<number> {
  for (let port = wanted; port <= 65_535; port += 1) {
    if (!taken.has(port) && (await isFree(port))) return port;
  }
  throw new Error(`No free port from ${wanted} on.`);
}

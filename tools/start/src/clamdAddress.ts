import type { ClamdAddress } from '@edge-console/api';

/** `127.0.0.1:3310`, `[::1]:3310` or a name in place of the number, as in `CLAMD_ADDRESS`; nothing stands for no scanner. */
export function parseClamdAddress(text: string | undefined): ClamdAddress | undefined {
  if (!text) return undefined;
  const [, inBrackets, name, digits] = /^(?:\[([\da-f:.]+)\]|([\w.-]+)):(\d{1,5})$/i.exec(text) ?? [];
  const host = inBrackets ?? name;
  const port = Number(digits);
  // Without it nothing would be scanned, or no file be taken: better no start.
  if (host === undefined || !(port > 0 && port < 65_536))
    throw new Error('CLAMD_ADDRESS takes a host and a port, as in 127.0.0.1:3310.');
  return { host, port };
}

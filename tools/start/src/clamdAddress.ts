import type { ClamdAddress } from '@edge-console/api';

/** Parses `CLAMD_ADDRESS`: `127.0.0.1:3310`, `[::1]:3310`, or a host name; undefined for no scanner. */
export function parseClamdAddress(text: string | undefined): ClamdAddress | undefined {
  if (!text) return undefined;
  const [, inBrackets, name, digits] = /^(?:\[([\da-f:.]+)\]|([\w.-]+)):(\d{1,5})$/i.exec(text) ?? [];
  const host = inBrackets ?? name;
  const port = Number(digits);
  // Fails at startup, because otherwise files would be unscanned or rejected.
  if (host === undefined || !(port > 0 && port < 65_536))
    throw new Error('CLAMD_ADDRESS must be a host and a port, for example 127.0.0.1:3310.');
  return { host, port };
}

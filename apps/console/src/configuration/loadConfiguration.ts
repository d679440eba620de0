import { type Configuration, readConfiguration } from './configuration.ts';

/** The server did not answer at all: no connection, or one that leads nowhere. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** Fetches and checks `/config.json`; index.html has asked for it already. Throws when it is missing or wrong. */
export async function loadConfiguration(): Promise<Configuration> {
  const response = await fetch('/config.json', { signal: AbortSignal.timeout(10_000) }).catch((cause: unknown) => {
    throw new Unreachable('/config.json did not answer.', { cause });
  });
  if (!response.ok) throw new Error(`Configuration error: /config.json answered ${response.status}.`);
  return readConfiguration(await response.json());
}

import { type Configuration, readConfiguration } from './configuration.ts';

/** The server cannot be reached: no connection. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** Fetches and validates `/config.json`, which index.html preloads. Throws when it is missing or invalid. */
export async function loadConfiguration(): Promise<Configuration> {
  const response = await fetch('/config.json', { signal: AbortSignal.timeout(10_000) }).catch((cause: unknown) => {
    throw new Unreachable('/config.json did not answer.', { cause });
  });
  if (!response.ok) throw new Error(`Configuration error: /config.json answered ${response.status}.`);
  return readConfiguration(await response.json());
}

import { type Configuration, readConfiguration } from './configuration.ts';

/** There is no connection. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** The server responded with an error status. */
export class ConfigurationRefused extends Error {
  override readonly name = 'ConfigurationRefused';
  readonly status: number;
  constructor(status: number) {
    super(`Configuration error: /config.json returned ${status}.`);
    this.status = status;
  }
}

/** Fetches and validates `/config.json`, which index.html preloads. Throws if it is missing or invalid. */
export async function loadConfiguration(): Promise<Configuration> {
  const response = await fetch('/config.json', { signal: AbortSignal.timeout(10_000) }).catch((cause: unknown) => {
    throw new Unreachable('/config.json did not respond.', { cause });
  });
  if (!response.ok) throw new ConfigurationRefused(response.status);
  return readConfiguration(await response.json());
}

import { type Configuration, readConfiguration } from './configuration.ts';

/** The server cannot be reached: no connection. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** The server refused the configuration. */
export class ConfigurationRefused extends Error {
  override readonly name = 'ConfigurationRefused';
  readonly status: number;
  constructor(status: number) {
    super(`Configuration error: /config.json returned ${status}.`);
    this.status = status;
  }
}

/** Fetches and validates `/config.json`, which index.html preloads. Throws when it is missing or invalid. */
export async function loadConfiguration(): Promise<Configuration> {
  const response = await fetch('/config.json', { signal: AbortSignal.timeout(10_000) }).catch((cause: unknown) => {
    throw new Unreachable('/config.json did not answer.', { cause });
  });
  if (!response.ok) throw new ConfigurationRefused(response.status);
  return readConfiguration(await response.json());
}

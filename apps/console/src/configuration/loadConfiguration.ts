import { type Configuration, readConfiguration } from './configuration.ts';

/** Fetches and checks `/config.json`; index.html has asked for it already. Throws when it is missing or wrong. */
export async function loadConfiguration(): Promise<Configuration> {
  const response = await fetch('/config.json', { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`Configuration error: /config.json answered ${response.status}.`);
  return readConfiguration(await response.json());
}

import type { ServiceInstance } from './queries.ts';

/** Four missed reports. */
const silentMs = 60_000;

/**
 * The services with their processes. A process is silent if it has not reported for a minute before the latest report of any process, so
 * the browser’s clock does not matter.
 */
export function statesOf(instances: readonly ServiceInstance[]) {
  const latest = Math.max(...instances.map(({ heardAt }) => Date.parse(heardAt)));
  return [...new Set(instances.map(({ service }) => service))].map((service) => {
    const all = instances.filter((instance) => instance.service === service);
    const processes = all.map((instance) => ({
      instance,
      isSilent: latest - Date.parse(instance.heardAt) > silentMs,
    }));
    const readyCount = processes.filter(({ instance, isSilent }) => instance.ready && !isSilent).length;
    const isWhole =
      readyCount === processes.length && processes.every(({ instance }) => instance.failedChecks.length === 0);
    const health: 'healthy' | 'degraded' | 'down' = isWhole ? 'healthy' : readyCount > 0 ? 'degraded' : 'down';
    return { service, processes, readyCount, versions: new Set(all.map(({ version }) => version)).size, health };
  });
}

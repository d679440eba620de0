import { whenIdle } from '@edge-console/ui/lazy-part';
import type { Configuration } from '../configuration/configuration.ts';
import { reports } from './reports.ts';

/** Only configured hosts report errors, never a customer's own domain. */
export const isReportedFrom = (host: string, { errorReporting }: Pick<Configuration, 'errorReporting'>): boolean =>
  errorReporting?.hosts.includes(host) === true;

/** Turns reporting on or off once the configuration is loaded. */
export function startReporting(configuration: Configuration, readPath: () => string): void {
  const { errorReporting } = configuration;
  if (!errorReporting || !isReportedFrom(location.host, configuration)) return reports.close();
  reports.open(
    async () => (await import('./reporter.ts')).createReporter(errorReporting.dsn, readPath),
    (task) => void whenIdle(task),
  );
}

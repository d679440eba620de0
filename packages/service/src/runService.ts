import type * as v from 'valibot';
import { readEnvironment, serviceEntries } from './environment.ts';
import { createLogger, type Logger } from './log.ts';
import { buildInfo } from './metrics.ts';
import { startReporting } from './reportInstance.ts';
import { serveMetrics } from './serveMetrics.ts';
import { startService, type Service } from './startService.ts';
import { startTracing } from './startTracing.ts';

type Entries = v.ObjectEntries & typeof serviceEntries;

type ServiceDefinition<Schema extends v.ObjectSchema<Entries, undefined>> = {
  readonly name: string;
  readonly environment: Schema;
  readonly open: (environment: v.InferOutput<Schema>, logger: Logger) => Promise<Service>;
  /** Where the process reports its version and readiness. The API stores its own. */
  readonly reportsTo?: (environment: v.InferOutput<Schema>) => { readonly url: string; readonly secret: string };
};

/** Set by the build. */
export const release = process.env['EDGE_CONSOLE_RELEASE'] ?? 'development';

/** Exits after a failure that no restart repairs, so that the cause is the last line of the output. */
function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

type ServiceEnvironment = v.InferOutput<v.ObjectSchema<typeof serviceEntries, undefined>>;

/** Logs and, if configured, error reports and traces. */
async function openTelemetry(service: string, environment: ServiceEnvironment) {
  const { SENTRY_DSN: dsn, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = environment;
  // Loaded only if they are used.
  const { createErrorReporter } = dsn ? await import('./reportErrors.ts') : {};
  const reporter = dsn ? createErrorReporter?.({ dsn, service, version: release }) : undefined;
  const stopTracing = endpoint
    ? await startTracing({ service, version: release, endpoint, ratio: environment.OTEL_TRACES_SAMPLER_ARG })
    : undefined;
  const logger = createLogger({
    service,
    version: release,
    level: environment.LOG_LEVEL,
    ...(reporter ? { report: reporter.report } : {}),
  });
  buildInfo.set({ service, version: release }, 1);
  return {
    logger,
    async close() {
      logger.flush();
      await Promise.all([reporter?.close(), stopTracing?.()]);
    },
  };
}
type Telemetry = Awaited<ReturnType<typeof openTelemetry>>;

/** Reports an error that no code handles. Its state is unknown, so the process exits, and is restarted. */
function exitOnUnhandledErrors(telemetry: Telemetry): void {
  for (const name of ['uncaughtException', 'unhandledRejection'] as const)
    process.once(name, (error: unknown) => {
      telemetry.logger.error('An error was not handled', { error });
      void telemetry.close().then(() => process.exit(1));
    });
}

async function stopOnSignals(stop: () => Promise<unknown>, telemetry: Telemetry): Promise<void> {
  const { logger } = telemetry;
  const { promise: signal, resolve } = Promise.withResolvers<string>();
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => resolve(name));
  logger.info('Stopping', { signal: await signal });
  try {
    await stop();
    logger.info('Stopped');
  } catch (error) {
    logger.error('The service did not stop in time', { error });
    process.exitCode = 1;
  }
  await telemetry.close();
  process.exit();
}

/** The main program of a service: reads its environment, serves until SIGTERM or SIGINT, and exits within 20 s. */
export async function runService<const Schema extends v.ObjectSchema<Entries, undefined>>({
  name,
  environment: schema,
  open,
  reportsTo,
}: ServiceDefinition<Schema>): Promise<void> {
  try {
    const environment = readEnvironment(schema, process.env) as v.InferOutput<Schema> & ServiceEnvironment;
    const telemetry = await openTelemetry(name, environment);
    const { logger } = telemetry;
    exitOnUnhandledErrors(telemetry);
    const service = await startService({
      host: environment.HOST,
      port: environment.PORT,
      drainSeconds: environment.DRAIN_SECONDS,
      logger,
      open: () => open(environment, logger),
    });
    const { METRICS_PORT: metricsPort } = environment;
    const metrics =
      metricsPort === undefined
        ? null
        : await serveMetrics({
            host: environment.METRICS_HOST,
            port: metricsPort,
            logger,
            collect: service.collect,
          });
    logger.info('Ready', { port: service.port, ...(metrics ? { metricsPort: metrics.port } : {}) });
    const target = reportsTo?.(environment);
    const reporting = target && startReporting({ ...target, version: release, readiness: service.readiness, logger });
    await stopOnSignals(() => Promise.all([reporting?.stop(), service.stop()]), telemetry);
  } catch (error) {
    fail(error);
  }
}

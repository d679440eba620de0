import type * as v from 'valibot';
import { readEnvironment, serviceEntries } from './environment.ts';
import { createLogger, type Logger } from './log.ts';
import { startService, type RunningService, type Service } from './startService.ts';

type Entries = v.ObjectEntries & typeof serviceEntries;

type ServiceDefinition<Schema extends v.ObjectSchema<Entries, undefined>> = {
  readonly name: string;
  readonly environment: Schema;
  readonly open: (environment: v.InferOutput<Schema>, logger: Logger) => Promise<Service>;
};

/** Set by the build. */
const version = process.env['EDGE_CONSOLE_RELEASE'] ?? 'development';

/** Exits after a failure that no restart repairs, so that the cause is the last line of the output. */
function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function stopOnSignals(service: RunningService, logger: ReturnType<typeof createLogger>): Promise<void> {
  const { promise: signal, resolve } = Promise.withResolvers<string>();
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => resolve(name));
  logger.info('Stopping', { signal: await signal });
  try {
    await service.stop();
    logger.info('Stopped');
  } catch (error) {
    logger.error('The service did not stop in time', { error });
    process.exitCode = 1;
  }
  logger.flush();
  process.exit();
}

/** The main program of a service: reads its environment, serves until SIGTERM or SIGINT, and exits within 20 s. */
export async function runService<const Schema extends v.ObjectSchema<Entries, undefined>>({
  name,
  environment: schema,
  open,
}: ServiceDefinition<Schema>): Promise<void> {
  try {
    const environment = readEnvironment(schema, process.env) as v.InferOutput<Schema> &
      v.InferOutput<v.ObjectSchema<typeof serviceEntries, undefined>>;
    const logger = createLogger({ service: name, version, level: environment.LOG_LEVEL });
    const service = await startService({
      host: environment.HOST,
      port: environment.PORT,
      drainSeconds: environment.DRAIN_SECONDS,
      logger,
      open: () => open(environment, logger),
    });
    logger.info('Ready', { port: service.port });
    await stopOnSignals(service, logger);
  } catch (error) {
    fail(error);
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Handler, InstanceReport } from '@edge-console/service';
import { eq, lt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database, Transaction } from '../../core/database/database.ts';
import { serviceInstances, type ServiceName } from '../../core/database/schema.ts';
import type { Logger } from '../../core/logger.ts';
import { hasSecret } from '../../core/transport/headers.ts';

const reportShape = v.object({
  id: v.pipe(v.string(), v.uuid()),
  host: v.pipe(v.string(), v.maxLength(255)),
  version: v.pipe(v.string(), v.maxLength(100)),
  startedAt: v.pipe(v.string(), v.isoTimestamp()),
  isReady: v.boolean(),
  failedChecks: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(20)),
  isStopping: v.boolean(),
});

/** Stores a process's report, or removes a process that stops. */
async function storeReport(transaction: Transaction, service: ServiceName, report: InstanceReport): Promise<void> {
  const { id, host, version, startedAt, isReady, failedChecks, isStopping } = report;
  if (isStopping) {
    await transaction.delete(serviceInstances).where(eq(serviceInstances.id, id));
    return;
  }
  const state = { isReady, failedChecks: [...failedChecks] };
  await transaction
    .insert(serviceInstances)
    .values({ id, service, host, version, startedAt: new Date(startedAt), ...state })
    .onConflictDoUpdate({ target: serviceInstances.id, set: { ...state, heardAt: sql`now()` } });
}

/** Removes processes that ended without a last report. */
export async function deleteOldInstances(transaction: Transaction): Promise<void> {
  await transaction.delete(serviceInstances).where(lt(serviceInstances.heardAt, sql`now() - interval '1 day'`));
}

const maxBytes = 10_000;

async function readReport(request: IncomingMessage): Promise<InstanceReport | null> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8') as AsyncIterable<string>) {
    text += chunk;
    if (text.length > maxBytes) return null;
  }
  try {
    return v.parse(reportShape, JSON.parse(text));
  } catch {
    return null;
  }
}

type InstanceReceiverOptions = {
  readonly database: Database;
  readonly service: ServiceName;
  readonly secrets: readonly string[];
  readonly logger: Logger;
};

/** Adds `PUT` for the reports of a service's processes to the handler that they read from. */
export function withInstanceReports(
  handler: Handler,
  { database, service, secrets, logger }: InstanceReceiverOptions,
): Handler {
  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const end = (status: number) => void response.writeHead(status, { 'cache-control': 'no-store' }).end();
    if (!hasSecret(request, secrets)) return end(401);
    const report = await readReport(request);
    if (!report) return end(400);
    try {
      await database.asSystem((transaction) => storeReport(transaction, service, report));
      end(204);
    } catch (error) {
      logger.error('The report of a process could not be stored', { error });
      end(503);
    }
  }
  return (request, response) => (request.method === 'PUT' ? receive(request, response) : handler(request, response));
}

const intervalMilliseconds = 15_000;

/** Stores the reports of this API process, until it is closed. */
export function startOwnReports(database: Database, version: string, logger: Logger) {
  const instance = { id: randomUUID(), host: hostname(), version, startedAt: new Date().toISOString() };
  const store = async (isStopping: boolean) => {
    const report = { ...instance, isReady: !isStopping, failedChecks: [], isStopping };
    await database
      .asSystem((transaction) => storeReport(transaction, 'API', report))
      .catch((error: unknown) => logger.warn('The report of this process could not be stored', { error }));
  };
  let running = store(false);
  const timer = setInterval(() => {
    running = running.then(() => store(false));
  }, intervalMilliseconds);
  timer.unref();
  return {
    id: instance.id,
    async close() {
      clearInterval(timer);
      await running;
      await store(true);
    },
  };
}

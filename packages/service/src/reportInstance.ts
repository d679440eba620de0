import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Logger } from './log.ts';

/** What a process reports about itself, for the platform's operators. */
export type InstanceReport = {
  readonly id: string;
  readonly host: string;
  readonly version: string;
  readonly startedAt: string;
  readonly isReady: boolean;
  /** Names of checks that fail, also of those that are not required. */
  readonly failedChecks: readonly string[];
  /** Whether this is the last report. */
  readonly isStopping: boolean;
};

export type Readiness = Pick<InstanceReport, 'isReady' | 'failedChecks'>;

type ReportingOptions = {
  /** Where the API receives the service's requests. */
  readonly url: string;
  readonly secret: string;
  readonly version: string;
  readonly readiness: () => Promise<Readiness>;
  readonly logger: Logger;
  /** Time between reports. @default 15 s */
  readonly milliseconds?: number;
};

const intervalMilliseconds = 15_000;
const timeoutMilliseconds = 2_000;

/** Reports this process to the API at regular intervals. Failures are only logged, because the service works without it. */
export function startReporting({
  url,
  secret,
  version,
  readiness,
  logger,
  milliseconds = intervalMilliseconds,
}: ReportingOptions): { readonly stop: () => Promise<void> } {
  const instance = { id: randomUUID(), host: hostname(), version, startedAt: new Date().toISOString() };
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;

  async function send(report: InstanceReport): Promise<void> {
    try {
      const response = await fetch(url, {
        method: 'PUT',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        body: JSON.stringify(report),
        signal: AbortSignal.timeout(timeoutMilliseconds),
      });
      if (!response.ok) logger.warn('The API did not accept the report of this process', { status: response.status });
    } catch (error) {
      logger.warn('The API could not be notified of this process', { error });
    }
  }

  async function run(): Promise<void> {
    const state = await readiness();
    if (isStopping) return;
    await send({ ...instance, ...state, isStopping });
    if (isStopping) return;
    timer = setTimeout(() => {
      running = run();
    }, milliseconds);
    timer.unref();
  }

  let running = run();
  return {
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await running;
      await send({ ...instance, isReady: false, failedChecks: [], isStopping });
    },
  };
}

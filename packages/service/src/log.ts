import { pino } from 'pino';
import { cleanDetails, stackOf } from './cleanDetails.ts';
import { loggedProblems } from './metrics.ts';
import { currentRequest } from './requestContext.ts';
import { scrubMessage } from './scrub.ts';
import { currentTraceId } from './tracing.ts';

/** The operators' log. Details can contain an error, but never a token or a password. */
export type Logger = {
  readonly info: (message: string, details?: Readonly<Record<string, unknown>>) => void;
  readonly warn: (message: string, details?: Readonly<Record<string, unknown>>) => void;
  readonly error: (message: string, details?: Readonly<Record<string, unknown>>) => void;
};
type Level = keyof Logger;

type LogOptions = {
  readonly service: string;
  readonly version: string;
  readonly level: 'debug' | Level;
  /** @default standard output */
  readonly write?: (line: string) => void;
  /** Called for each error that is logged, not for those that are only counted. */
  readonly report?: (message: string, details: Readonly<Record<string, unknown>>) => void;
};

/** The message without values, which those of other systems and of parsers quote. A query has parameters instead of values. */
const messageOf = ({ message }: Error) => (message.startsWith('Failed query: ') ? message : scrubMessage(message));

/** Causes can be plain objects, for example the facts of a database error, which pino leaves out. */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const message = messageOf(error);
  return {
    type: error.name,
    message,
    stack: [`${error.name}: ${message}`, ...stackOf(error)].join('\n'),
    ...('code' in error ? { code: error.code } : {}),
    ...(error.cause === undefined ? {} : { cause: serializeError(error.cause) }),
  };
}

const windowMilliseconds = 60_000;

type Repeated = {
  readonly level: 'warn' | 'error';
  readonly message: string;
  readonly timer: NodeJS.Timeout;
  details: Readonly<Record<string, unknown>>;
  count: number;
};

const reasonOf = (details: Readonly<Record<string, unknown>>) =>
  details['error'] instanceof Error ? details['error'].message : '';

/**
 * JSON lines with the service, its version, and the time. After a warning or an error, equal ones are only counted for a minute, and then
 * logged once with `repeated`, because an outage would otherwise write thousands of lines.
 */
export function createLogger({ service, version, level, write, report }: LogOptions): Logger & {
  readonly flush: () => void;
} {
  const log = pino(
    {
      level,
      base: { service, version },
      mixin: () => ({ ...currentRequest(), traceId: currentTraceId() }),
      messageKey: 'message',
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { error: serializeError },
    },
    ...(write ? [{ write }] : []),
  );
  const writeProblem = (
    severity: 'warn' | 'error',
    message: string,
    details: Readonly<Record<string, unknown>>,
  ): void => {
    const cleaned = cleanDetails(details);
    log[severity](cleaned, message);
    if (severity === 'error') report?.(message, cleaned);
  };
  const recent = new Map<string, Repeated>();

  function end(key: string): void {
    const repeated = recent.get(key);
    if (!repeated) return;
    recent.delete(key);
    clearTimeout(repeated.timer);
    const { level: severity, message, details, count } = repeated;
    if (count > 0) writeProblem(severity, message, { ...details, repeated: count });
  }

  const counting =
    (severity: 'warn' | 'error') =>
    (message: string, details: Readonly<Record<string, unknown>> = {}): void => {
      loggedProblems.inc({ level: severity });
      const key = JSON.stringify([severity, message, reasonOf(details)]);
      const repeated = recent.get(key);
      if (repeated) {
        repeated.count += 1;
        repeated.details = details;
        return;
      }
      writeProblem(severity, message, details);
      const timer = setTimeout(() => end(key), windowMilliseconds);
      timer.unref();
      recent.set(key, { level: severity, message, timer, details, count: 0 });
    };

  return {
    info: (message, details = {}) => log.info(details, message),
    warn: counting('warn'),
    error: counting('error'),
    flush() {
      for (const key of recent.keys()) end(key);
    },
  };
}

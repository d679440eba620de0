import { createStackParser, createTransport, type ErrorEvent } from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';
import { currentRequest } from './requestContext.ts';
import { scrubText } from './scrub.ts';
import { currentTraceId } from './tracing.ts';

type ReporterOptions = {
  readonly dsn: string;
  readonly service: string;
  readonly version: string;
};

type ErrorReporter = {
  readonly report: (message: string, details: Readonly<Record<string, unknown>>) => void;
  /** Sends the remaining reports. */
  readonly close: () => Promise<void>;
};

const sendMilliseconds = 3_000;

/** Facts of a log line that identify the failed work. None of them is personal. */
const factNames = ['task', 'kind', 'attempts', 'repeated', 'statusCode'] as const;

function tagsOf(details: Readonly<Record<string, unknown>>): Record<string, string> {
  const facts = { ...currentRequest(), traceId: currentTraceId() };
  const tags = Object.entries({ ...Object.fromEntries(factNames.map((name) => [name, details[name]])), ...facts });
  return Object.fromEntries(tags.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));
}

/** The allowlist for an event: only these fields are sent. */
function scrub({ event_id, timestamp, release, exception }: ErrorEvent, tags: Record<string, string>) {
  return {
    event_id,
    timestamp,
    release,
    platform: 'node',
    level: 'error',
    tags,
    exception: {
      values: exception?.values?.map(({ type, value, stacktrace }) => ({
        type,
        value: scrubText(value ?? ''),
        stacktrace: {
          frames: stacktrace?.frames?.map(({ filename, function: name, lineno, colno, in_app }) => ({
            // The folder is the host's own business.
            filename: filename?.split('/').at(-1),
            function: name,
            lineno,
            colno,
            in_app,
          })),
        },
      })),
    },
  };
}

/** Sends logged errors to a Sentry service, in the format of the console's reports. */
export function createErrorReporter({ dsn, service, version }: ReporterOptions): ErrorReporter {
  const client = new ServerRuntimeClient({
    dsn,
    release: version,
    integrations: [],
    sendClientReports: false,
    stackParser: createStackParser(nodeStackLineParser()),
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const response = await fetch(options.url, {
          method: 'POST',
          body: body as string | Uint8Array<ArrayBuffer>,
          signal: AbortSignal.timeout(sendMilliseconds),
        });
        return {
          statusCode: response.status,
          headers: {
            'x-sentry-rate-limits': response.headers.get('x-sentry-rate-limits'),
            'retry-after': response.headers.get('retry-after'),
          },
        };
      }),
    // The SDK's type has more than the service requires.
    beforeSend: (event, { data }) => scrub(event, data as Record<string, string>) as unknown as ErrorEvent,
  });
  client.init();
  return {
    report(message, details) {
      const error = details['error'] instanceof Error ? details['error'] : new Error(message);
      client.captureException(error, { data: { service, message, ...tagsOf(details) } });
    },
    close: async () => void (await client.close(sendMilliseconds)),
  };
}

import { BrowserClient, defaultStackParser, makeFetchTransport, type ErrorEvent } from '@sentry/browser';
import type { Report } from './reports.ts';
import { scrubEvent } from './scrub.ts';

/** The page's form values, to be scrubbed from messages. */
function fieldValues(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...fields].map(({ value }) => value.trim()).filter((value) => value !== '');
}

/** Wraps thrown values that are not errors. */
const asError = (thrown: unknown): unknown =>
  thrown instanceof Error
    ? thrown
    : new Error(typeof thrown === 'string' ? thrown : 'Something that is no error was thrown.');

/**
 * Sends errors to the DSN, with the route's path instead of the URL, which can contain anything. Without integrations,
 * the SDK adds no listeners, patches, or breadcrumbs.
 */
export function createReporter(dsn: string, readPath: () => string): (report: Report) => void {
  const client = new BrowserClient({
    dsn,
    release: __BUILD__.release,
    sampleRate: 1,
    integrations: [],
    sendClientReports: false,
    stackParser: defaultStackParser,
    transport: makeFetchTransport,
    beforeSend: (event, { data }) =>
      // A scrubbed event has everything the service requires; the SDK's type has more, which is not sent.
      scrubEvent(
        event,
        { source: String(data), page: readPath(), commit: __BUILD__.commit },
        fieldValues(),
      ) as ErrorEvent,
  });
  client.init();
  return ({ error, source }) => void client.captureException(asError(error), { data: source });
}

import { BrowserClient, defaultStackParser, makeFetchTransport, type ErrorEvent } from '@sentry/browser';
import { canonicalPath, findRoute } from '../routing/table.ts';
import type { Report } from './reports.ts';
import { scrubEvent } from './scrub.ts';

/** What stands in the fields of the page, so that none of it leaves in a message. */
function fieldValues(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...fields].map(({ value }) => value.trim()).filter((value) => value !== '');
}

/** The page as the route table writes it: an address may carry anything. */
const shownPage = () => (findRoute(location.pathname) ? canonicalPath(location.pathname) : 'unknown');

/** Anything can be thrown; only errors can be told apart. */
const asError = (thrown: unknown): unknown =>
  thrown instanceof Error
    ? thrown
    : new Error(typeof thrown === 'string' ? thrown : 'Something that is no error was thrown.');

/** Sends errors to the service behind the DSN. No integration: nothing is listened to, patched or stored beside. */
export function createReporter(dsn: string): (report: Report) => void {
  const client = new BrowserClient({
    dsn,
    release: __BUILD__.release,
    sampleRate: 1,
    integrations: [],
    sendClientReports: false,
    stackParser: defaultStackParser,
    transport: makeFetchTransport,
    beforeSend: (event, { data }) =>
      // All that the service needs of an event is in it; its type lists much more that we do not send.
      scrubEvent(
        event,
        { source: String(data), page: shownPage(), commit: __BUILD__.commit },
        fieldValues(),
      ) as ErrorEvent,
  });
  client.init();
  return ({ error, source }) => void client.captureException(asError(error), { data: source });
}

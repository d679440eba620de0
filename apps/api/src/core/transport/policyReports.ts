import type { IncomingMessage, ServerResponse } from 'node:http';

/** A violation without personal data: URLs can contain search terms. */
export type PolicyReport = { readonly directive: string; readonly blocked: string; readonly source: string };

type PolicyReportOptions = { readonly log: (report: PolicyReport) => void; readonly now?: () => number };

const maxBytes = 16 * 1_024;
const windowMilliseconds = 60_000;
/** Maximum reports a minute in total, so that a page in a loop does not fill the log. */
const perMinute = 30;
const perRequest = 10;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The first field that is a string, without characters that could start a new log line. */
function textOf(report: Fields, names: readonly string[]): string {
  const text = names.map((name) => report[name]).find((value) => typeof value === 'string');
  return typeof text === 'string' ? text.replace(/[^\x20-\x7e]/g, '').slice(0, 200) : '';
}

/** The origin of a URL, or a policy keyword (“inline”, “eval”). */
function originOf(text: string): string {
  if (/^[a-z-]{1,40}$/.test(text)) return text;
  return URL.canParse(text) ? new URL(text).origin : '';
}

/** Paths of build files are not secret; other paths can be. */
const fileOf = (text: string): string => /\/assets\/[\w.-]{1,100}$/.exec(text)?.[0] ?? originOf(text);

/** Both report formats of browsers: a list (`application/reports+json`), and one object in an object (`report-uri`). */
function reportsIn(body: unknown): PolicyReport[] {
  const all = Array.isArray(body)
    ? body.flatMap((one: unknown) => (isFields(one) && one['type'] === 'csp-violation' ? [one['body']] : []))
    : isFields(body)
      ? [body['csp-report']]
      : [];
  return all
    .filter(isFields)
    .slice(0, perRequest)
    .map((report) => ({
      directive: textOf(report, ['effectiveDirective', 'effective-directive', 'violated-directive']),
      blocked: originOf(textOf(report, ['blockedURL', 'blocked-uri'])),
      source: fileOf(textOf(report, ['sourceFile', 'source-file'])),
    }));
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
  }
  if (size > maxBytes) return null;
  try {
    return JSON.parse(Buffer.concat(chunks).toString()) as unknown;
  } catch {
    return null;
  }
}

/** Logs the relevant fields of Content-Security-Policy violations. */
export function createPolicyReports({ log, now = Date.now }: PolicyReportOptions) {
  let begin = 0;
  let taken = 0;
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'POST') {
      response.writeHead(405, { allow: 'POST' }).end();
      return;
    }
    const reports = reportsIn(await readBody(request));
    if (now() - begin >= windowMilliseconds) [begin, taken] = [now(), 0];
    for (const report of reports.slice(0, Math.max(0, perMinute - taken))) log(report);
    taken += reports.length;
    // The same response for all, so that it does not reveal what is logged.
    response.writeHead(204, { 'cache-control': 'no-store' }).end();
  };
}

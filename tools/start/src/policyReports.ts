import type { IncomingMessage, ServerResponse } from 'node:http';

/** What the policy stopped, without anything of the person or of the page: an address may hold what somebody searched for. */
export type PolicyReport = { readonly directive: string; readonly blocked: string; readonly source: string };

type PolicyReportOptions = { readonly log: (report: PolicyReport) => void; readonly now?: () => number };

const maxBytes = 16 * 1_024;
const windowMilliseconds = 60_000;
/** Reports of a minute, of everybody together: a page in a loop must not fill the log. */
const perMinute = 30;
const perRequest = 10;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The first of the fields that is a text, in letters that cannot begin a line of their own in a log. */
function textOf(report: Fields, names: readonly string[]): string {
  const text = names.map((name) => report[name]).find((value) => typeof value === 'string');
  return typeof text === 'string' ? text.replace(/[^\x20-\x7e]/g, '').slice(0, 200) : '';
}

/** Of an address its origin, of a word of the policy (“inline”, “eval”) the word. */
function originOf(text: string): string {
  if (/^[a-z-]{1,40}$/.test(text)) return text;
  return URL.canParse(text) ? new URL(text).origin : '';
}

/** A file of the build is no secret; any other path may be. */
const fileOf = (text: string): string => /\/assets\/[\w.-]{1,100}$/.exec(text)?.[0] ?? originOf(text);

/** Both ways in which browsers report: a list (`application/reports+json`), and one object in an object (`report-uri`). */
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

/** Takes reports of what the Content-Security-Policy stopped, and writes the few facts that help to find the cause. */
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
    // The same answer to everything: nobody learns what is kept.
    response.writeHead(204, { 'cache-control': 'no-store' }).end();
  };
}

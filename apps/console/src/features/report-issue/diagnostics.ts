import { recentRequests } from '../../api/recentRequests.ts';
import { reportIssueMessages } from './messages.ts';
import { canonicalPath, findRoute } from '../../router/findRoute.ts';
import { readReportUrl } from '../../router/reportUrl.ts';
import { routes } from '../../router/routes.ts';

/** What the browser tells of itself in a report: nothing of what was typed, searched or shown. */
export type Diagnostics = {
  page: string | undefined;
  reference: string | undefined;
  build: string;
  browser: string;
  requests: string[];
};

/** Longest name of a browser that the API takes. */
const maxLineLength = 500;

/** Of the page that the person came from: that of the address, else the last one that asked the API for something. */
export function collectDiagnostics(search: URLSearchParams): Diagnostics {
  const fromUrl = readReportUrl(search);
  const requests = recentRequests();
  const others = requests.filter(({ path }) => canonicalPath(path) !== routes['report-issue'].path);
  const last = others.find(({ path }) => findRoute(path))?.path;
  const { version, commit, tag } = __BUILD__;
  return {
    page: fromUrl.page ?? (last === undefined ? undefined : canonicalPath(last)),
    reference: fromUrl.reference,
    build: reportIssueMessages.build(version, commit, tag),
    browser: navigator.userAgent.slice(0, maxLineLength),
    requests: requests.map(({ id }) => id),
  };
}

/** As the API takes them: without what is not known. */
export const diagnosticsInput = (diagnostics: Diagnostics): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(diagnostics).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  );

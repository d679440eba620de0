import { recentRequests } from '../../api/recentRequests.ts';
import { reportIssueMessages } from './messages.ts';
import { canonicalPath, findRoute } from '../../router/findRoute.ts';
import { readReportUrl } from '../../router/reportUrl.ts';
import { routes } from '../../router/routes.ts';

/** Browser diagnostics in a report: nothing the user typed, searched, or saw. */
export type Diagnostics = {
  page: string | undefined;
  reference: string | undefined;
  build: string;
  browser: string;
  requests: string[];
};

/** The API's maximum length of a browser name. */
const maxLineLength = 500;

/** For the page the user came from: the URL's, or the last one with an API request. */
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

/** The API's input, without unknown values. */
export const diagnosticsInput = (diagnostics: Diagnostics): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(diagnostics).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  );

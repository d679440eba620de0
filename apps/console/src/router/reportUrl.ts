import { canonicalPath, findRoute } from './findRoute.ts';

const path = '/report-issue/';
const reference = 'reference';
const from = 'from';

/** URL of “Report an issue” with a failure's reference and page. */
export const reportUrl = (reported: string | undefined, page: string): string =>
  `${path}?${String(new URLSearchParams({ ...(reported !== undefined && { [reference]: reported }), [from]: page }))}`;

/** Reads such a URL. Only valid IDs and paths are returned, because the URL is untrusted. */
export function readReportUrl(search: URLSearchParams): {
  reference: string | undefined;
  page: string | undefined;
} {
  const value = search.get(reference) ?? '';
  const page = search.get(from) ?? '';
  return {
    reference: /^[\w-]{8,64}$/.test(value) ? value : undefined,
    page: findRoute(page) ? canonicalPath(page) : undefined,
  };
}

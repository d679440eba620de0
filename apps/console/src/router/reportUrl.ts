import { canonicalPath, findRoute } from './findRoute.ts';

const path = '/report-issue/';
const reference = 'reference';
const from = 'from';

/** Address of “Report an issue” about a failure: its reference, and the page that it was met on. */
export const reportUrl = (reported: string | undefined, page: string): string =>
  `${path}?${String(new URLSearchParams({ ...(reported !== undefined && { [reference]: reported }), [from]: page }))}`;

/** What such an address tells. Nothing but ids and paths of pages is taken from it: anybody can write an address. */
export function readReportUrl(search: URLSearchParams): {
  reference: string | undefined;
  page: string | undefined;
} {
  const given = search.get(reference) ?? '';
  const page = search.get(from) ?? '';
  return {
    reference: /^[\w-]{8,64}$/.test(given) ? given : undefined,
    page: findRoute(page) ? canonicalPath(page) : undefined,
  };
}

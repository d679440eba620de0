import {
  dashboardSpans,
  defaultSpans,
  type DashboardFilter,
  type DashboardKind,
  spanField,
} from '@edge-console/charts/contract';

/** Filters on an insights page, all of them in the URL. */
export type InsightsFilters = {
  readonly span: string;
  /** The customer, or null for all. */
  readonly account: string | null;
};

export function readInsightsUrl(kind: DashboardKind, search: URLSearchParams): InsightsFilters {
  const span = search.get('span') ?? '';
  return {
    span: dashboardSpans[kind].includes(span) ? span : defaultSpans[kind],
    account: search.get('account')?.slice(0, 200) || null,
  };
}

/** The URL with the changed filters. */
export function writeInsightsUrl(
  kind: DashboardKind,
  before: URLSearchParams,
  { span, account }: InsightsFilters,
): URLSearchParams {
  const next = new URLSearchParams(before);
  if (span === defaultSpans[kind]) next.delete('span');
  else next.set('span', span);
  if (account === null) next.delete('account');
  else next.set('account', account);
  return next;
}

export const filtersOf = ({ span, account }: InsightsFilters): readonly DashboardFilter[] => [
  { field: spanField, op: 'eq', values: [span] },
  ...(account === null ? [] : [{ field: 'account', op: 'eq' as const, values: [account] }]),
];

/** The single customer in a dashboard's filters, or null. */
export const accountOf = (filters: readonly DashboardFilter[]): string | null =>
  filters.find(({ field, op }) => field === 'account' && op === 'eq')?.values[0] ?? null;

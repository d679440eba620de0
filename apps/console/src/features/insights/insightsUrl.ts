import {
  dashboardSpans,
  defaultSpans,
  type DashboardFilter,
  type DashboardKind,
  spanField,
} from '@edge-console/charts/contract';

/** What a page of insights asks for, beside which dashboard it is: all of it is in the address. */
export type InsightsFilters = {
  readonly span: string;
  /** The one customer that it is about; null: all. */
  readonly account: string | null;
};

export function readInsightsUrl(kind: DashboardKind, search: URLSearchParams): InsightsFilters {
  const span = search.get('span') ?? '';
  return {
    span: dashboardSpans[kind].includes(span) ? span : defaultSpans[kind],
    account: search.get('account')?.slice(0, 200) || null,
  };
}

/** The address with this in place of what it asked for. */
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

/** The customer that a dashboard was asked to show alone; null where it was none. */
export const accountOf = (filters: readonly DashboardFilter[]): string | null =>
  filters.find(({ field, op }) => field === 'account' && op === 'eq')?.values[0] ?? null;

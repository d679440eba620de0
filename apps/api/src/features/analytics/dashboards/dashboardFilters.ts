import {
  dashboardSpans,
  defaultSpans,
  spanField,
  type DashboardFilter,
  type DashboardKind,
} from '@edge-console/charts/contract';
import type { Window } from '../../../core/services/measurements.ts';
import { filterFields, refusalOfFilters } from '../spanInput.ts';
import { recentWindow } from '../window.ts';
import { invalid, type Failure } from '../../../core/errors/failure.ts';
import { validationMessages } from '../../../core/errors/messages.ts';
import type { Filter } from '../../../core/lists/listQuery.ts';

const day = 86_400_000;

const daysOf: Readonly<Record<string, number>> = { '24h': 1, '7d': 7, '30d': 30, '90d': 90, '12mo': 365 };

/** Filters of dashboards that cover several accounts. */
const accountFields: Readonly<Record<string, readonly Filter['op'][]>> = { account: ['eq', 'ne'] };

export type DashboardQuery = {
  readonly window: Window;
  /** The previous period of the same length. */
  readonly before: Window;
  readonly filters: readonly Filter[];
};

const before = ({ from, to, step }: Window): Window => ({
  from: new Date(2 * from.getTime() - to.getTime()),
  to: from,
  step,
});

function windowOf(span: string, now: Date): Window {
  const { to, step } = recentWindow('LAST_24_H', now);
  return { from: new Date(to.getTime() - (daysOf[span] ?? 1) * day), to, step };
}

export function readDashboardFilters(
  kind: DashboardKind,
  given: readonly DashboardFilter[],
  now: Date,
): DashboardQuery | { readonly failure: Failure } {
  const [span, ...others] = given.filter(({ field }) => field === spanField);
  const spans = dashboardSpans[kind];
  const chosen = span ? span.values[0] : defaultSpans[kind];
  if (
    others.length > 0 ||
    (span && (span.op !== 'eq' || span.values.length !== 1)) ||
    !chosen ||
    !spans.includes(chosen)
  )
    return { failure: invalid(validationMessages.filterValue(spanField), 'filter') };
  const filters = given.filter(({ field }) => field !== spanField);
  const refused = refusalOfFilters(filters, kind === 'BASIC' || kind === 'ADVANCED' ? filterFields : accountFields);
  if (refused) return { failure: invalid(refused, 'filter') };
  const window = windowOf(chosen, now);
  return { window, before: before(window), filters };
}

import { parseTableState } from '@edge-console/ui/data-table';
import { useFormats } from '@edge-console/ui/formats';
import { emptyQuery, type FilterQuery } from '@edge-console/ui/property-filter';
import { Skeleton } from '@edge-console/ui/skeleton';
import { createContext, use } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { List } from '../../records/list/defineList.ts';
import * as styles from './Accounts.css.ts';
import { attentionOf } from './healthText.ts';
import { accountsMessages } from './messages.ts';
import type { HealthStatus } from './queries.ts';
import type { Summary } from './useHealthSummary.ts';

const messages = accountsMessages.health;

type HealthFilterProps = {
  list: Pick<List<never>, 'table'> & { resource: string };
  /** Undefined while loading, null after an error. */
  summary: Summary | null | undefined;
};

export const HealthPage = createContext<HealthFilterProps | null>(null);

/** Filters a list of accounts by health, with the number of accounts. */
function HealthFilter({ list, summary }: HealthFilterProps) {
  const { search } = useLocation();
  const formats = useFormats();
  const { filter } = list.table;
  const tokens = (parseTableState(search, list.table).filter as FilterQuery | undefined)?.tokens ?? [];
  const others = tokens.filter(({ field }) => field !== 'health');
  const [own, second] = tokens.filter(({ field }) => field === 'health');
  const current = second || (own && own.op !== 'eq') ? undefined : (own?.values ?? []).toSorted().join();

  const searchOf = (statuses: readonly HealthStatus[]) => {
    const parameters = new URLSearchParams(search);
    for (const name of ['view', 'filter', 'page', 'after']) parameters.delete(name);
    const chosen = statuses.length === 0 ? others : [...others, { field: 'health', op: 'eq', values: [...statuses] }];
    if (chosen.length > 0) parameters.set('filter', filter?.write({ ...emptyQuery, tokens: chosen }) ?? '');
    // As the table writes it.
    return parameters.toString().replaceAll(/%(?:2C|3A|21)/g, decodeURIComponent);
  };

  const attention = list.resource === 'resellers' ? attentionOf.resellers : attentionOf.customers;
  const countOf = (statuses: readonly HealthStatus[]) =>
    statuses.reduce((sum, status) => sum + (summary?.counts.get(status) ?? 0), 0);
  const everything = [...(summary?.counts.keys() ?? [])];
  const chips: { label: string; statuses: readonly HealthStatus[]; counted?: readonly HealthStatus[] }[] = [
    { label: messages.all, statuses: [], counted: everything },
    { label: messages.attention, statuses: attention },
    ...[...attention, 'NOT_STARTED' as const, 'HEALTHY' as const, 'DISABLED' as const].map((status) => ({
      label: messages.statuses[status],
      statuses: [status],
    })),
  ];
  const isEmpty = summary && countOf(everything) === 0;
  const shown = chips.filter(({ statuses }) => {
    const isCurrent = current === statuses.toSorted().join();
    if (isEmpty) return statuses.length === 0 || isCurrent;
    return !['NOT_STARTED', 'DISABLED'].includes(statuses.join()) || countOf(statuses) > 0 || isCurrent;
  });
  return (
    <ul aria-label={messages.filter} className={styles.chips}>
      {shown.map(({ label, statuses, counted = statuses }) => (
        <li key={label}>
          <Link
            to={{ search: searchOf(statuses) }}
            className={styles.chip}
            aria-current={current === statuses.toSorted().join() ? 'true' : undefined}
          >
            {label}{' '}
            <span className={styles.chipCount}>
              {summary === undefined ? <Skeleton width={12} /> : summary && formats.number(countOf(counted))}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The filter of the page's list. */
export function PageHealthFilter() {
  const page = use(HealthPage);
  return page && <HealthFilter {...page} />;
}

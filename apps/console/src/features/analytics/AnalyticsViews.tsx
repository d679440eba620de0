import {
  type DataTableState,
  type DataTableStateControl,
  parseTableState,
  type TableDefinition,
  SavedViewsMenu,
  useSavedViews,
} from '@edge-console/ui/data-table';
import { MessagesProvider } from '@edge-console/ui/messages';
import { useMemo, useState } from 'react';
import { useDisabledReason } from '../../auth/access/useOnlineAccess.ts';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { useRetryOnRefetch } from '../../api/useRetryOnRefetch.ts';
import { apiViews } from '../../records/list/apiViews.ts';
import { analyticsMessages } from '../../records/analytics/messages.ts';
import { type AnalyticsFilters, readAnalyticsUrl, writeAnalyticsUrl } from '../../records/analytics/analyticsUrl.ts';
import type { FiltersControl } from './useFilters.ts';

const defaultFilters = readAnalyticsUrl('');

/** Views store the filters like a table's; there is nothing else to store. */
const definition: TableDefinition = {
  columns: [],
  filter: {
    write: (filters) => writeAnalyticsUrl({ ...(filters as AnalyticsFilters), view: null }),
    read: readAnalyticsUrl,
  },
};
const defaultState = parseTableState('', definition);

const changed = (filters: AnalyticsFilters, patch: Partial<DataTableState>): AnalyticsFilters => ({
  ...('filter' in patch ? ((patch.filter as AnalyticsFilters | undefined) ?? defaultFilters) : filters),
  view: patch.view === undefined ? filters.view : patch.view,
});

/** The page's saved views: each a time range with filters and channels. */
export function AnalyticsViews({ filters, setFilters, read }: FiltersControl) {
  const { client } = useQueryClient();
  const disabledReason = useDisabledReason()('saveView');
  const [adapter] = useState(() => apiViews(client, 'analytics'));
  const table = useMemo<DataTableStateControl>(
    () => ({
      state: { ...defaultState, filter: filters, view: filters.view },
      change: (patch, how = 'replace') => setFilters(changed(read(), patch), how),
      hrefOf: (patch) => `?${writeAnalyticsUrl(changed(filters, patch))}`,
      isRequested: () => writeAnalyticsUrl(read()) !== '',
    }),
    [filters, setFilters, read],
  );
  const views = useSavedViews(adapter, table, definition);
  useRetryOnRefetch(views.error === 'loadFailed', views.reload);
  return (
    <MessagesProvider messages={analyticsMessages.views}>
      <SavedViewsMenu
        views={views}
        table={table}
        defaultLabel={analyticsMessages.usual}
        canShare
        disabledReason={disabledReason}
      />
    </MessagesProvider>
  );
}

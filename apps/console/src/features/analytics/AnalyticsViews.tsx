import {
  type DataTableState,
  type DataTableStateControl,
  parseTableState,
  type TableDefinition,
  useSavedViews,
  ViewTabs,
} from '@edge-console/ui/data-table';
import { MessagesProvider } from '@edge-console/ui/messages';
import { useMemo, useState } from 'react';
import { useDisabledReason } from '../../auth/access/useOnlineAccess.ts';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { useRetryOnRefetch } from '../../api/useRetryOnRefetch.ts';
import { apiViews } from '../../resource/list/apiViews.ts';
import { analyticsMessages } from '../../resource/analytics/messages.ts';
import { type Asked, readAddress, writeAddress } from '../../resource/analytics/analyticsAddress.ts';
import type { AskedControl } from './useFilters.ts';

const usual = readAddress('');

/** What is asked is to views what the filter of a table is; there is nothing else to keep. */
const definition: TableDefinition = {
  columns: [],
  filter: { write: (asked) => writeAddress({ ...(asked as Asked), view: null }), read: readAddress },
};
const usualState = parseTableState('', definition);

const changed = (asked: Asked, patch: Partial<DataTableState>): Asked => ({
  ...('filter' in patch ? ((patch.filter as Asked | undefined) ?? usual) : asked),
  view: patch.view === undefined ? asked.view : patch.view,
});

/** Saved views of the page as tabs: each a span with filters and channels, under a name. */
export function AnalyticsViews({ asked, ask, read }: AskedControl) {
  const { client } = useQueryClient();
  const disabledReason = useDisabledReason()('saveView');
  const [adapter] = useState(() => apiViews(client, 'analytics'));
  const table = useMemo<DataTableStateControl>(
    () => ({
      state: { ...usualState, filter: asked, view: asked.view },
      change: (patch, how = 'replace') => ask(changed(read(), patch), how),
      hrefOf: (patch) => `?${writeAddress(changed(asked, patch))}`,
      isRequested: () => writeAddress(read()) !== '',
    }),
    [asked, ask, read],
  );
  const views = useSavedViews(adapter, table, definition);
  useRetryOnRefetch(views.error === 'loadFailed', views.reload);
  return (
    <MessagesProvider messages={analyticsMessages.views}>
      <ViewTabs
        views={views}
        table={table}
        definition={definition}
        defaultLabel={analyticsMessages.usual}
        canShare
        disabledReason={disabledReason}
      />
    </MessagesProvider>
  );
}

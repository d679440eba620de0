import {
  type DataTableStateControl,
  type TableDefinition,
  SavedViewsMenu,
  useSavedViews,
} from '@edge-console/ui/data-table';
import { useState } from 'react';
import { useDisabledReason } from '../../auth/access/useOnlineAccess.ts';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { useRetryOnRefetch } from '../../api/useRetryOnRefetch.ts';
import { listMessages } from './messages.ts';
import { apiViews } from './apiViews.ts';

export type ListViewsProps = {
  resource: string;
  /** The plural noun for the rows. */
  noun: string;
  definition: TableDefinition;
  table: DataTableStateControl;
};

/** The list's saved views, each a named state of the URL. */
export function ListViews({ resource, noun, definition, table }: ListViewsProps) {
  const { client } = useQueryClient();
  const disabledReason = useDisabledReason()('saveView');
  const [adapter] = useState(() => apiViews(client, resource));
  const views = useSavedViews(adapter, table, definition);
  useRetryOnRefetch(views.error === 'loadFailed', views.reload);
  return (
    <SavedViewsMenu
      views={views}
      table={table}
      defaultLabel={listMessages.all(noun)}
      canShare
      disabledReason={disabledReason}
    />
  );
}

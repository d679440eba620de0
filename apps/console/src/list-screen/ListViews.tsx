import {
  type DataTableStateControl,
  localViews,
  type TableDefinition,
  useSavedViews,
  ViewTabs,
} from '@edge-console/ui/data-table';
import { useState } from 'react';
import { listMessages } from '../messages/list.ts';

export type ListViewsProps = {
  /** Of the list. */
  resource: string;
  title: string;
  definition: TableDefinition;
  table: DataTableStateControl;
};

/** The saved views of a list as tabs: each a name for what the address says. */
export function ListViews({ resource, title, definition, table }: ListViewsProps) {
  const [adapter] = useState(() => localViews(resource));
  const views = useSavedViews(adapter, table, definition);
  return <ViewTabs views={views} table={table} definition={definition} usualLabel={listMessages.all(title)} />;
}

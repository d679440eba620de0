import { IconButton } from '@edge-console/ui/button';
import { normalizeLayout, PreferencesDialog } from '@edge-console/ui/data-table';
import { Columns3, Download, RefreshCw } from '@edge-console/ui/icon';
import { lazyComponent } from '@edge-console/ui/lazy-part';
import { PropertyFilter } from '@edge-console/ui/property-filter';
import { useMemo, useState } from 'react';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { listMessages } from './messages.ts';
import { areShortcutsOff } from '../../shell/preferences/shortcutsOff.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { type List, type ListRow, pluralLabel } from './defineList.ts';
import { filterFieldsFor, type ListColumn } from './listColumn.ts';
import type { ListViewsProps } from './ListViews.tsx';
import type { ListQuery } from './useListQuery.ts';
import { ViewsSkeleton } from './ViewsSkeleton.tsx';

// Loaded lazily, into reserved space (no layout shift).
const ListViews = lazyComponent<ListViewsProps>(async () => (await import('./ListViews.tsx')).ListViews, ViewsSkeleton);

type ListToolbarProps<Row extends ListRow> = {
  list: List<Row>;
  /** Columns the viewer can see. */
  columns: readonly ListColumn<Row>[];
  listQuery: ListQuery<Row>;
  onExport: () => void;
  onRefresh: () => void;
};

/** Search and filters, saved views, column chooser, export and refresh. */
export function ListToolbar<Row extends ListRow>({
  list,
  columns,
  listQuery,
  onExport,
  onRefresh,
}: ListToolbarProps<Row>) {
  const { messages } = list;
  const { table, definition, query, rows, matchCount, totalCount } = listQuery;
  const viewer = useViewer();
  const { client } = useQueryClient();
  const [isArranging, setIsArranging] = useState(false);
  const fields = useMemo(() => filterFieldsFor(columns, { viewer, client, rows }), [columns, viewer, client, rows]);
  const { columns: layout, density, pageSize } = table.state;

  return (
    <>
      <PropertyFilter
        searchLabel={messages.searchLabel}
        placeholder={messages.searchPlaceholder}
        fields={fields}
        value={query}
        onChange={listQuery.changeQuery}
        matchCount={matchCount}
        totalCount={totalCount}
        isShortcutOff={areShortcutsOff(viewer)}
        actions={
          <>
            <ListViews resource={list.resource} noun={pluralLabel(list)} definition={definition} table={table} />
            <IconButton
              label={listMessages.columns}
              icon={Columns3}
              variant="ghost"
              onPress={() => setIsArranging(true)}
            />
            <IconButton label={listMessages.export} icon={Download} variant="ghost" onPress={onExport} />
            <IconButton label={listMessages.refresh} icon={RefreshCw} variant="ghost" onPress={onRefresh} />
          </>
        }
      />
      <PreferencesDialog
        isOpen={isArranging}
        onOpenChange={setIsArranging}
        columns={columns}
        value={{ columns: layout, density, pageSize }}
        defaultValue={{
          columns: normalizeLayout(definition.defaults?.columns ?? {}, definition.columns),
          density: 'comfortable',
          pageSize,
        }}
        onChange={(preferences) => table.change(preferences, 'replace')}
      />
    </>
  );
}

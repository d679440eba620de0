import { BulkBar, type DataTableHandle, type SelectionValue } from '@edge-console/ui/data-table';
import { Download } from '@edge-console/ui/icon';
import { lazyComponent, whenIdle } from '@edge-console/ui/lazy-part';
import { type ReactNode, useEffect, useState } from 'react';
import { useOfflineReason } from '../../auth/access/useOnlineAccess.ts';
import { accessTo } from '../../auth/access/useAccess.ts';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { listMessages } from './messages.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { type BulkAction, reasonForAll } from './bulkAction.ts';
import type { BulkActionDialogProps } from './BulkActionDialog.tsx';
import type { List, ListRow } from './defineList.ts';
import { allRows } from './exportRows.ts';
import { type ListInput, maxRows } from './listInput.ts';
import { useListSelection } from './useListSelection.ts';
import type { ListQuery } from './useListQuery.ts';

const BulkActionDialog = lazyComponent<BulkActionDialogProps>(
  async () => (await import('./BulkActionDialog.tsx')).BulkActionDialog,
);

type PendingAction = { action: BulkAction; selection: SelectionValue; count: number; input: ListInput };

/** Selection and bulk actions; neither without permission for any action. */
export function useBulkActions<Row extends ListRow>(
  list: List<Row>,
  { rows, query, input, matchCount }: ListQuery<Row>,
  { refetchList, exportRows }: { refetchList: () => void; exportRows: (rows: readonly Row[] | undefined) => void },
) {
  const viewer = useViewer();
  const { client } = useQueryClient();
  const offline = useOfflineReason();
  const selection = useListSelection(rows, JSON.stringify([query.text, query.tokens]), matchCount);
  const [handle, setHandle] = useState<DataTableHandle<Row> | null>(null);
  const [pending, setPending] = useState<PendingAction>();
  const actions = (list.bulkActions ?? []).filter(({ operation }) => accessTo(operation, viewer).allowed);
  const hasActions = actions.length > 0;
  useEffect(() => (hasActions ? whenIdle(BulkActionDialog.preload) : undefined), [hasActions]);
  const { value, count, cachedRow } = selection;
  // Rows that are not loaded may allow the action.
  const cachedRows = [...value.keys].flatMap((id) => cachedRow(id) ?? []);
  const selected = value.mode === 'include' && cachedRows.length === count ? cachedRows : [];
  const nameOf = (id: string) => {
    const row = cachedRow(id);
    return row && list.rowLabel(row);
  };

  if (!hasActions) return { tableProps: {}, around: (pager: ReactNode) => pager, dialog: null };
  return {
    tableProps: { selection: value, onSelectionChange: selection.change, handleRef: setHandle },
    /** The pager, with the bulk action bar floating over it. */
    around: (pager: ReactNode) => (
      <BulkBar
        selectedCount={count}
        matchingCount={matchCount ?? 'unknown'}
        isEverythingSelected={value.mode === 'exclude' && value.keys.size === 0}
        onSelectEverything={(matchCount ?? 0) > rows.length ? selection.selectEverything : undefined}
        onClear={selection.clear}
        table={handle}
        actions={[
          ...actions.map((action) => ({
            id: action.id,
            label: action.label,
            icon: action.icon,
            disabledReason:
              offline ??
              (count > maxRows ? listMessages.bulk.tooMany(maxRows) : reasonForAll(action, selected, viewer)),
            onAction: () => setPending({ action, selection: value, count, input }),
          })),
          {
            id: 'export',
            label: listMessages.bulk.export,
            icon: Download,
            onAction: () =>
              exportRows(value.mode === 'exclude' ? undefined : [...value.keys].flatMap((id) => cachedRow(id) ?? [])),
          },
        ]}
      >
        {pager}
      </BulkBar>
    ),
    dialog: pending && (
      <BulkActionDialog
        {...pending}
        matchingIds={async () => (await allRows(list, client, pending.input)).map(({ id }) => id)}
        missing={list.messages.missing}
        nameOf={nameOf}
        onDone={(failed) => {
          selection.change({ mode: 'include', keys: new Set(failed) });
          refetchList();
        }}
        onClose={() => setPending(undefined)}
      />
    ),
  };
}

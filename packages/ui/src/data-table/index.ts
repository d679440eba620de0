export { createDataTable, type DataTableComponent, type PropsWith, type TableFeatures } from './createDataTable.tsx';
export { DataTable, type DataTableProps } from './DataTable.tsx';
export { tableLayout, type ColumnToolsComponent } from './columns/columnModel.tsx';
export { tableCards } from './rows/cards.ts';
export { tableDetails } from './rows/details.tsx';
export { tableHandle } from './tableEvents.ts';
export { tablePages, type CursorPages, useCursorPages } from './rows/pagination.ts';
export { tablePrint, tableMessages, tableSkeletons } from './rows/TableStates.tsx';
export { selectedCount, type SelectionValue, bulkTarget, type BulkTarget } from './rows/selection.ts';
export { TableCard, type TableCardProps } from './TableCard.tsx';
export type { Sort, SortDirection } from './rows/sorting.ts';
export type { CardPosition, DataColumn, DataTableHandle, RowCount, SortValue, TableState } from './types.ts';
export { ColumnTools } from './columns/ColumnTools.tsx';
export { BulkBar, type BulkBarProps } from './bulk-actions/BulkBar.tsx';
export { type CellEdit, type CellEditorComponent, CellEditor } from './editing/CellEditor.tsx';
export { handleCopy, type ClipboardRows, clipboardRows, copyToClipboard, useCopyRows } from './export/clipboard.ts';
export { type ExportColumn, type ExportValue, download } from './export/csv.ts';
export {
  createCsvExport,
  type CsvExport,
  type CsvExportOptions,
  type CsvExportState,
  type FetchRows,
  type RowPage,
} from './export/csvExport.ts';
export { ExportDialog, type ExportDialogProps } from './export/ExportDialog.tsx';
export {
  PreferencesDialog,
  type PreferencesDialogProps,
  type TablePreferences,
} from './preferences/PreferencesDialog.tsx';
export { type UrlAdapter, type HistoryAction, browserUrl, parseTableState } from './state/urlState.ts';
export type { StoredState } from './state/codec.ts';
export type { PersistIn, PersistParts } from './state/persistence.ts';
export {
  normalizeLayout,
  visibleColumns,
  type ColumnLayout,
  type DataTableState,
  type Density,
  type FilterCodec,
  type Pin,
  type TableDefinition,
} from './state/tableState.ts';
export {
  type DataTableStateControl,
  type DataTableStateOptions,
  useDataTableState,
} from './state/useDataTableState.ts';
export {
  localViews,
  type SavedView,
  type ViewAdapter,
  type ViewDraft,
  type SavedViewsControl,
  useSavedViews,
  type ViewError,
} from './views/savedViews.ts';
export { SavedViewsMenu, type SavedViewsMenuProps } from './views/SavedViewsMenu.tsx';

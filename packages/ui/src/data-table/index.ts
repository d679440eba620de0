export { createDataTable, type DataTableComponent } from './createDataTable.tsx';
export { DataTable, type DataTableProps } from './DataTable.tsx';
export type { PropsWith, TableFeatures } from './features.ts';
export { tableLayout } from './column-layout/useColumnLayout.tsx';
export { tableCards } from './cards/tableCards.ts';
export { tableDetails } from './expansion/tableDetails.tsx';
export { tableHandle } from './grid/tableHandle.ts';
export { tablePages } from './pages/tablePages.ts';
export { tablePrint } from './rows/PrintedNote.tsx';
export { tableSkeletons } from './rows/SkeletonBody.tsx';
export { tableMessages } from './rows/TableMessages.tsx';
export { selectedCount, type SelectionValue } from './selection/selection.ts';
export { TableCard, type TableCardProps } from './TableCard.tsx';
export type { Sort, SortDirection } from './order/sort.ts';
export type { CardPlace, DataColumn, DataTableHandle, RowCount, SortValue, TableState } from './types.ts';
export { ColumnTools } from './column-layout/ColumnTools.tsx';
export type { ColumnToolsComponent } from './column-layout/control.ts';
export { BulkBar, type BulkBarProps } from './bulk/BulkBar.tsx';
export { bulkTarget, type BulkTarget } from './bulk/bulkTarget.ts';
export type { CellEdit, CellEditorComponent } from './edit/cellEdit.ts';
export { CellEditor } from './edit/CellEditor.tsx';
export { answerCopy, type ClipboardRows, clipboardRows, copyToClipboard } from './export/clipboard.ts';
export type { ExportColumn } from './export/columns.ts';
export type { ExportValue } from './export/safeText.ts';
export {
  createCsvExport,
  type CsvExport,
  type CsvExportOptions,
  type CsvExportState,
  type FetchRows,
  type RowPage,
} from './export/csvExport.ts';
export { useCopyRows } from './export/useCopyRows.ts';
export { download } from './export/download.ts';
export { ExportDialog, type ExportDialogProps } from './export/ExportDialog.tsx';
export { type CursorPages, useCursorPages } from './pages/useCursorPages.ts';
export {
  PreferencesDialog,
  type PreferencesDialogProps,
  type TablePreferences,
} from './preferences/PreferencesDialog.tsx';
export { type AddressAdapter, type AddressChange, browserAddress } from './state/address.ts';
export type { StoredState } from './state/codec.ts';
export type { KeptIn, KeptParts } from './state/statePersistence.ts';
export { layoutFor, shownColumns } from './state/layout.ts';
export { parseTableState } from './state/parseTableState.ts';
export type { ColumnLayout, DataTableState, Density, FilterCodec, Pin, TableDefinition } from './state/tableState.ts';
export {
  type DataTableStateControl,
  type DataTableStateOptions,
  useDataTableState,
} from './state/useDataTableState.ts';
export { localViews } from './views/localViews.ts';
export type { SavedView, ViewAdapter, ViewDraft } from './views/savedViews.ts';
export { type SavedViewsControl, useSavedViews, type ViewFault } from './views/useSavedViews.ts';
export { ViewTabs, type ViewTabsProps } from './views/ViewTabs.tsx';

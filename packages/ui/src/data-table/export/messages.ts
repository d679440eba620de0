import { messageSection } from '../../messages/messageSection.ts';

export const tableExportMessages = messageSection('tableExport', {
  rows: 'Rows',
  all: 'All matching rows',
  allCount: (count: string) => `All ${count} matching rows`,
  selected: (count: string) => `${count} selected`,
  columns: 'Columns',
  visibleColumns: 'As shown',
  allColumns: 'All columns',
  start: 'Export CSV',
  cancel: 'Cancel',
  close: 'Close',
  retry: 'Try again',
  progress: 'Export',
  rowCount: (count: string) => `${count} rows`,
  rowCountOf: (count: string, total: string) => `${count} of ${total} rows`,
  failed: 'Some rows could not be loaded. Try again to continue the export where it stopped.',
  done: (count: string, isOne: boolean) => (isOne ? '1 row exported' : `${count} rows exported`),
  maxRows: (count: string) => `Maximum ${count} rows.`,
  truncated: (count: string) => `Only the first ${count} rows are in the file. Filter the table to export the rest.`,
});

export const tableCopyMessages = messageSection('tableCopy', {
  copied: (count: string, isOne: boolean) => (isOne ? '1 row copied' : `${count} rows copied`),
});

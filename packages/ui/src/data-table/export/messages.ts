import { messageSection } from '../../messages/messageSection.ts';

export const tableExportMessages = messageSection('tableExport', {
  rows: 'Rows',
  all: 'All that match',
  allCount: (count: string) => `All ${count} that match`,
  selected: (count: string) => `${count} selected`,
  columns: 'Columns',
  shown: 'As shown',
  every: 'All columns',
  start: 'Export CSV',
  cancel: 'Cancel',
  close: 'Close',
  retry: 'Retry',
  progress: 'Export',
  written: (count: string) => `${count} rows`,
  writtenOf: (count: string, total: string) => `${count} of ${total} rows`,
  failed: 'The rows could not be loaded. What has been written is kept. Retry continues from there.',
  done: (count: string, isOne: boolean) => (isOne ? '1 row exported' : `${count} rows exported`),
  most: (count: string) => `At most ${count} rows are exported.`,
  leftOut: (count: string) => `Only the first ${count} rows are in the file. Filter the table to get the others.`,
});

export const tableCopyMessages = messageSection('tableCopy', {
  copied: (count: string, isOne: boolean) => (isOne ? '1 row copied' : `${count} rows copied`),
});

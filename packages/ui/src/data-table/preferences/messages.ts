import { messageSection } from '../../messages/messageSection.ts';

export const tablePreferencesMessages = messageSection('tablePreferences', {
  title: 'Columns and rows',
  columns: 'Columns',
  density: 'Density',
  comfortable: 'Comfortable',
  compact: 'Compact',
  pageSize: 'Rows per page',
  reset: 'Reset',
  cancel: 'Cancel',
  apply: 'Apply',
  alwaysShown: 'Always shown',
  lastShown: 'One column must be shown',
  reorder: (column: string) => `Move ${column}`,
  reorderHint: 'Space picks it up, the arrow keys move it, Space puts it down, Escape puts it back.',
  pickedUp: (column: string, position: string, count: string) => `${column} picked up, ${position} of ${count}`,
  movedTo: (column: string, position: string, count: string) => `${column}, ${position} of ${count}`,
  dropped: (column: string, position: string, count: string) => `${column} put down, ${position} of ${count}`,
  canceled: (column: string, position: string, count: string) => `${column} put back, ${position} of ${count}`,
});

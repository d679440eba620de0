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
  lastShown: 'At least one column must be visible',
  reorder: (column: string) => `Move ${column}`,
  reorderHint: 'Press Space to pick up the column, the arrow keys to move it, Space to drop it, or Escape to cancel.',
  pickedUp: (column: string, position: string, count: string) => `${column} picked up, ${position} of ${count}`,
  movedTo: (column: string, position: string, count: string) => `${column}, ${position} of ${count}`,
  dropped: (column: string, position: string, count: string) => `${column} dropped, ${position} of ${count}`,
  canceled: (column: string, position: string, count: string) => `${column} moved back, ${position} of ${count}`,
});

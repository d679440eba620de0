import { messageSection } from '../../messages/messageSection.ts';

export const cellEditorMessages = messageSection('cellEditor', {
  label: (column: string, row: string) => `${column}, ${row}`,
  saving: 'Saving',
  failed: 'It could not be saved. Try again, or press Escape to go back.',
  rowRemoved: (row: string) => `${row} is not in the list any more. What was typed is not saved.`,
  saved: (column: string, row: string) => `${column} of ${row} saved`,
  restored: (column: string, row: string) => `${column} of ${row} is as it was`,
});

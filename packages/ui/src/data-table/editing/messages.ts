import { messageSection } from '../../messages/messageSection.ts';

export const cellEditorMessages = messageSection('cellEditor', {
  label: (column: string, row: string) => `${column}, ${row}`,
  saving: 'Saving',
  failed: 'The change could not be saved. Try again, or press Escape to undo it.',
  rowRemoved: (row: string) => `${row} is no longer in the list. Your change was not saved.`,
  saved: (column: string, row: string) => `${column} saved for ${row}`,
  restored: (column: string, row: string) => `${column} unchanged for ${row}`,
});

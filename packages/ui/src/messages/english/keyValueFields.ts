import { messageSection } from '../messageSection.ts';

/** The words of rows of keys and values, for the package that binds them. */
export const keyValueFieldsMessages = messageSection('keyValueFields', {
  key: 'Key',
  value: 'Value',
  add: 'Add a row',
  remove: (row: string) => `Remove row ${row}`,
  removed: (row: string) => `Row ${row} removed`,
  moveUp: (row: string) => `Move row ${row} up`,
  moveDown: (row: string) => `Move row ${row} down`,
  row: (label: string, row: string) => `${label} of row ${row}`,
});

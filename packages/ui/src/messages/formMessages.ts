import { messageSection } from './messageSection.ts';

/** Texts of form fields, for the package that binds them. */
export const formMessages = messageSection('form', {
  reviewFields: 'Review the fields in red.',
  required: 'required',
  checking: 'Checking',
  retry: 'Try again',
  changedBy: (user: string) => `Changed by ${user}`,
  reload: 'Reload',
  overwrite: 'Overwrite',
  showDifferences: 'Show differences',
  hideDifferences: 'Hide differences',
  differences: 'Differences',
  field: 'Field',
  stored: 'Saved value',
  entered: 'Your value',
  nothing: 'Empty',
  yes: 'Yes',
  no: 'No',
  draftFound: 'Unsaved changes',
  draftStored: 'They were kept in this tab. Passwords and codes are never kept.',
  restore: 'Restore',
  discard: 'Discard',
});

/** Texts of key-value rows, for the package that binds them. */
export const keyValueFieldsMessages = messageSection('keyValueFields', {
  key: 'Key',
  value: 'Value',
  add: 'Add a row',
  remove: (row: string) => `Remove row ${row}`,
  removed: (row: string) => `Row ${row} removed`,
  moveUp: (row: string) => `Move row ${row} up`,
  moveDown: (row: string) => `Move row ${row} down`,
  row: (label: string, row: string) => `${label}, row ${row}`,
});

import { messageSection } from '../../messages/messageSection.ts';

export const tableViewDialogMessages = messageSection('tableViewDialog', {
  name: 'Name',
  nameMissing: 'Enter a name.',
  nameTaken: 'There is a view of this name.',
  share: 'Share with everyone who uses this table',
  saveTitle: 'Save view',
  saveText: 'Filters, order, columns and density as they are now.',
  renameTitle: 'Rename view',
  confirmSave: 'Save view',
  confirmRename: 'Rename view',
  cancel: 'Cancel',
  removeTitle: (name: string) => `Delete the view “${name}”?`,
  removeText: 'The rows stay as they are shown now.',
  removeSharedText: 'It goes for everyone. The rows stay as they are shown now.',
  confirmRemove: 'Delete view',
  removed: (name: string) => `View ${name} deleted`,
});

import { messageSection } from '../../messages/messageSection.ts';

export const tableViewsMessages = messageSection('tableViews', {
  label: 'Views',
  defaultName: 'All',
  save: 'Save changes',
  add: 'Save view',
  reset: 'Reset',
  changed: (name: string) => `${name}, changed`,
  loadFailed: 'Could not load views.',
  saveFailed: 'The view could not be saved.',
  removeFailed: 'The view could not be deleted.',
  retry: 'Try again',
  saved: (name: string) => `View ${name} saved`,
  linkCopied: 'Link copied',
  linkNotCopied: 'The link could not be copied. Copy it from the address bar.',
});

export const tableViewMenuMessages = messageSection('tableViewMenu', {
  saveAs: 'Save as new view…',
  rename: 'Rename…',
  remove: 'Delete…',
  makeDefault: 'Set as default',
  noDefault: 'Remove as default',
  copyLink: 'Copy link',
  notOwner: 'Only the view’s owner can change it',
  notChanged: 'Nothing has changed',
});

export const tableViewDialogMessages = messageSection('tableViewDialog', {
  name: 'Name',
  nameMissing: 'Enter a name.',
  nameInUse: 'A view with this name already exists.',
  share: 'Share with everyone who uses this table',
  saveTitle: 'Save view',
  saveText: 'Saves the current filters, order, columns, and density.',
  renameTitle: 'Rename view',
  confirmSave: 'Save view',
  confirmRename: 'Rename view',
  cancel: 'Cancel',
  removeTitle: (name: string) => `Delete the view “${name}”?`,
  removeText: 'Only the saved view is deleted. The table data is not affected.',
  removeSharedText: 'The view will be deleted for everyone. The table data is not affected.',
  confirmRemove: 'Delete view',
  removed: (name: string) => `View ${name} deleted`,
});

import { messageSection } from '../../messages/messageSection.ts';

export const tableViewMenuMessages = messageSection('tableViewMenu', {
  saveAs: 'Save as new view…',
  rename: 'Rename…',
  remove: 'Delete…',
  makeDefault: 'Open first',
  noDefault: 'Do not open first',
  undo: 'Undo changes',
  copyLink: 'Copy link',
  notYours: 'Only its owner can change it',
  notChanged: 'Nothing has changed',
});

import { messageSection } from '../../messages/messageSection.ts';

export const tableViewsMessages = messageSection('tableViews', {
  label: 'Views',
  actions: 'View actions',
  usual: 'All',
  save: 'Save changes',
  add: 'Save view',
  changed: 'Changed',
  loadFailed: 'The views could not be loaded.',
  saveFailed: 'The view could not be saved.',
  removeFailed: 'The view could not be deleted.',
  retry: 'Retry',
  saved: (name: string) => `View ${name} saved`,
  linkCopied: 'Link copied',
  linkNotCopied: 'The link could not be copied. Copy it from the address bar.',
});

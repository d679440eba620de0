import { messageSection } from '../messages/messageSection.ts';

export const snackbarMessages = messageSection('snackbar', {
  region: 'Notifications',
  dismiss: 'Dismiss',
  // Capitalized by the style, not here.
  saved: 'your changes have been saved successfully',
  error: 'Something went wrong with this action.',
  times: (count: string) => `×${count}`,
  unread: (count: string) => `Notifications, ${count} unread`,
  history: 'Past notifications',
  historyEmpty: 'No notifications yet. Messages from this session appear here.',
  clearHistory: 'Clear all',
});

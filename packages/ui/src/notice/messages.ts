import { messageSection } from '../messages/messageSection.ts';

export const noticeMessages = messageSection('notice', {
  dismiss: 'Dismiss',
});

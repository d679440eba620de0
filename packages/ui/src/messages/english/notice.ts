import { messageSection } from '../messageSection.ts';

export const noticeMessages = messageSection('notice', {
  dismiss: 'Dismiss',
});

import { messageSection } from '../messages/messageSection.ts';

export const bannerMessages = messageSection('banner', {
  region: 'Announcements',
  dismiss: 'Dismiss',
});

import { messageSection } from '../messageSection.ts';

export const bannerMessages = messageSection('banner', {
  region: 'Announcements',
  dismiss: 'Dismiss',
});

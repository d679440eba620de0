import { messageSection } from '../messages/messageSection.ts';

export const chipMessages = messageSection('chip', {
  remove: (label: string) => `Remove ${label}`,
  removed: (label: string) => `${label} removed`,
  none: 'None',
});

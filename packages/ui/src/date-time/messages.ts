import { messageSection } from '../messages/messageSection.ts';

export const dateTimeMessages = messageSection('dateTime', {
  now: 'Just now',
  minutesAgo: (count: string) => `${count} min ago`,
  hoursAgo: (count: string) => `${count} h ago`,
  yesterday: 'Yesterday',
  never: 'Never',
  unknown: 'Unknown',
});

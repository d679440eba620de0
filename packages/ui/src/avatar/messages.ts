import { messageSection } from '../messages/messageSection.ts';

export const avatarMessages = messageSection('avatar', {
  more: (count: string) => `+${count}`,
  others: (names: string) => `and ${names}`,
});

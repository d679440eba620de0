import { messageSection } from '../messages/messageSection.ts';

export const badgeListMessages = messageSection('badgeList', {
  more: (count: string) => `+${count}`,
});

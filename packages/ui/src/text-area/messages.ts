import { messageSection } from '../messages/messageSection.ts';

export const characterCounterMessages = messageSection('characterCounter', {
  left: (count: string, isOne: boolean) => (isOne ? '1 character left' : `${count} characters left`),
  over: (count: string, isOne: boolean) => (isOne ? '1 character too many' : `${count} characters too many`),
});

import { messageSection } from '../messages/messageSection.ts';

export const keyValueListMessages = messageSection('keyValueList', {
  empty: 'Not set',
});

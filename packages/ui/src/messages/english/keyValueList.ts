import { messageSection } from '../messageSection.ts';

export const keyValueListMessages = messageSection('keyValueList', {
  empty: 'Not set',
});

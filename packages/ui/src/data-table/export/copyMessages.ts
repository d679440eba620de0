import { messageSection } from '../../messages/messageSection.ts';

export const tableCopyMessages = messageSection('tableCopy', {
  copied: (count: string, isOne: boolean) => (isOne ? '1 row copied' : `${count} rows copied`),
});

import { messageSection } from '../messages/messageSection.ts';

export const loadMoreMessages = messageSection('loadMore', {
  load: 'Load more',
  shown: (count: string, total: string) => `${count} of ${total}`,
  shownOfUnknown: (count: string) => `${count} shown`,
  all: (count: string) => `All ${count} shown`,
  retry: 'Try again',
});

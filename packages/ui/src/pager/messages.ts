import { messageSection } from '../messages/messageSection.ts';

export const pagerMessages = messageSection('pager', {
  label: 'Pages',
  of: 'of',
  perPage: (count: string) => `${count} per page`,
  page: (page: string, pageCount: string) => `Page ${page} of ${pageCount}`,
  pageOfMany: (page: string) => `Page ${page}`,
  many: 'many',
  previous: 'Previous page',
  next: 'Next page',
  isFirst: 'This is the first page',
  isLast: 'This is the last page',
});

import { messageSection } from '../messages/messageSection.ts';

export const breadcrumbsMessages = messageSection('breadcrumbs', {
  label: 'Breadcrumb',
  more: 'More pages',
});

import { messageSection } from '../messageSection.ts';

export const breadcrumbsMessages = messageSection('breadcrumbs', {
  label: 'Breadcrumb',
  more: 'More places',
});

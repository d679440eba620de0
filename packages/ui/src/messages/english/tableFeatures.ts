import { messageSection } from '../messageSection.ts';

export const tableFeaturesMessages = messageSection('tableFeatures', {
  expand: (row: string) => `Details of ${row}`,
  details: 'Details',
  printed: (count: string, total: string) => `First ${count} of ${total} rows`,
});

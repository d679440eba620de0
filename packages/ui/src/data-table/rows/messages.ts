import { messageSection } from '../../messages/messageSection.ts';

export const tableFeaturesMessages = messageSection('tableFeatures', {
  expand: (row: string) => `Details for ${row}`,
  details: 'Details',
  printed: (count: string, total: string) => `First ${count} of ${total} rows`,
});

/** The default messages that replace the rows. */
export const tableStatesMessages = messageSection('tableStates', {
  empty: 'No rows yet.',
  noMatch: 'No rows match.',
  error: 'The rows could not be loaded.',
});

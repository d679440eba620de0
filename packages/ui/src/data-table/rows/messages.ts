import { messageSection } from '../../messages/messageSection.ts';

export const tableFeaturesMessages = messageSection('tableFeatures', {
  expand: (row: string) => `Details of ${row}`,
  details: 'Details',
  printed: (count: string, total: string) => `First ${count} of ${total} rows`,
});

/** The default messages that replace the rows. */
export const tableStatesMessages = messageSection('tableStates', {
  empty: 'There are no rows yet.',
  noMatch: 'No row matches.',
  error: 'The rows could not be loaded.',
});

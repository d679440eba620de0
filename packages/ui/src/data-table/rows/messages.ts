import { messageSection } from '../../messages/messageSection.ts';

export const tableFeaturesMessages = messageSection('tableFeatures', {
  expand: (row: string) => `Details of ${row}`,
  details: 'Details',
  printed: (count: string, total: string) => `First ${count} of ${total} rows`,
});

/** What stands instead of rows where nothing better is given. */
export const tableStatesMessages = messageSection('tableStates', {
  empty: 'There are no rows yet.',
  noMatch: 'No row matches.',
  error: 'The rows could not be loaded.',
});

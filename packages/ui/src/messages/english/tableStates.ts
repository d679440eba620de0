import { messageSection } from '../messageSection.ts';

/** What stands instead of rows where nothing better is given. */
export const tableStatesMessages = messageSection('tableStates', {
  empty: 'There are no rows yet.',
  noMatch: 'No row matches.',
  error: 'The rows could not be loaded.',
});

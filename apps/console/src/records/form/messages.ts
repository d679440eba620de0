/** The words that all forms in a drawer say alike. */
export const formDrawerMessages = {
  cancel: 'Cancel',
  /** In place of the name of what was chosen, where that could not be read. */
  chosen: 'Your choice',
};

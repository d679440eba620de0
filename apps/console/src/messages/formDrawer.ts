/** The words that all forms in a drawer say alike. */
export const formDrawerMessages = {
  cancel: 'Cancel',
};

/** Texts shared by all forms in drawers. */
export const formDrawerMessages = {
  cancel: 'Cancel',
  /** Shown if the name of the selected item could not be loaded. */
  chosen: 'Your choice',
};

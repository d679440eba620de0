/** Texts of the history of an object. */
export const historyMessages = {
  notLoaded: 'The history could not be loaded.',
  version: (version: number) => `Version ${version}`,
  current: 'current',
  close: 'Close',
  removed: 'removed',
  added: 'added',
};

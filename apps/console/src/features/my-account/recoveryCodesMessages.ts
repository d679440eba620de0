export const recoveryCodesMessages = {
  title: 'Recovery codes',
  left: (left: string, total: string) => `${left} of ${total} left.`,
  once: 'If you lose your app, each code signs you in once.',
  few: 'Create new codes before you run out.',
  none: 'No codes left. Without one, you cannot sign in if you lose your app.',
  missing: 'You have no codes yet. Without one, you cannot sign in if you lose your app.',
  notLoaded: 'Your recovery codes could not be loaded.',
  create: 'Create codes',
  replace: 'Create new codes',
  dialog: {
    title: 'Create new recovery codes?',
    text: 'Your current codes will no longer work, even if you did not use them.',
    firstTitle: 'Create recovery codes?',
    firstText: 'You get ten codes. They are shown only once, so have a safe place ready.',
    failed: 'The codes could not be created.',
    lost: 'The codes were created, but the response was lost. Create new ones.',
  },
};

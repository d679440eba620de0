export const recoveryCodeMessages = {
  title: 'Save your recovery codes',
  text: 'If you lose your authenticator app, each code lets you sign in once, with your password.',
  once: 'You cannot see these codes again. Keep them in a password manager, or print them.',
  list: 'Recovery codes',
  codes: 'recovery codes',
  copy: 'Copy',
  download: 'Download',
  print: 'Print',
  saved: 'I saved these codes',
  confirmFirst: 'Confirm that you saved the codes.',
  done: 'Done',
  leaveTitle: 'Leave without saving the codes?',
  leave: 'You cannot see these codes again. You can create new ones in My Account.',
  /** The first lines of the file, and of the printed page. */
  heading: (product: string, email: string, date: string) => [
    `${product} recovery codes for ${email}`,
    `Created ${date}. Each code works once.`,
  ],
  fileName: 'recovery-codes.txt',
};

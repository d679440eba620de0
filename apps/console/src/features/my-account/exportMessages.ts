export const exportMessages = {
  title: 'Your data',
  text: 'Download what we store about you: your profile, sessions, activity, and more. The file is JSON.',
  accountTitle: 'Your data and your account’s data',
  accountText:
    'Download what we store about you, or about the account: users, roles, tokens, audit log, and more. The files are JSON.',
  keep: 'Keep a copy. You cannot download your data after you lose access.',
  mine: 'Download my data',
  account: 'Export account data',
  mineFile: 'my-data',
  fileName: (name: string, date: string) => `${name}-${date}.json`,
  aboutAccount: 'Edge Console: account data',
  running: 'Preparing your file',
  progress: (count: string, total: string) => `${count} of ${total} rows`,
  done: (file: string) => `${file} was downloaded.`,
  failed: {
    mine: 'Your data could not be downloaded.',
    account: 'The account data could not be exported.',
  },
};

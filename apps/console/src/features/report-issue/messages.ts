/** Used while acting as another user. */
const ownAddress = 'your own address';

export const reportIssueMessages = {
  title: 'Report an issue',
  description: (email: string | undefined) =>
    `Tell us what is not working. You get a reference number immediately and a reply by e-mail at ${email ?? ownAddress}.`,
  category: 'What is it about?',
  categories: {
    ACCOUNT: 'Account, users, and sign-in',
    ANALYTICS: 'Analytics',
    DELIVERY: 'Edge Delivery',
    BILLING: 'Billing',
    OTHER: 'Something else',
  },
  chooseCategory: 'Choose a category',
  subject: 'Subject',
  subjectHelp: 'In a few words, for example “Yesterday’s charts are empty”.',
  text: 'Description',
  textHelp: 'What did you do, what happened, and what did you expect? Leave out passwords and tokens.',
  files: {
    label: 'Files',
    help: 'Screenshots, logs, or documents: up to 5, each up to 5 MB. Support gets links that expire after 7 days.',
    types: 'an image (JPG or PNG), text (TXT or LOG), a document (PDF, DOC, or DOCX), or a ZIP file',
    // The displayed limit; the actual one is slightly higher.
    tooBig: (name: string) => `${name} is too big: the maximum is 5 MB.`,
    done: 'Uploaded',
    retry: 'Try again',
    stillSending: 'A file is still uploading.',
    notSent: 'A file was not uploaded. Try again or remove it.',
  },
  diagnostics: 'Include diagnostics',
  diagnosticsHelp: 'They help us find what went wrong. Everything that is sent is shown below.',
  diagnosticsTitle: 'Diagnostics sent with the report',
  withoutDiagnostics: 'No diagnostics are sent.',
  details: {
    page: 'Page',
    reference: 'Error reference',
    build: 'Build',
    browser: 'Browser',
    requests: 'Recent requests',
  },
  build: (version: string, commit: string, tag: string) =>
    [version, commit, tag].filter((part) => part !== '').join(', '),
  none: 'None',
  submit: 'Send report',
  failed: 'Your report could not be sent. Nothing was lost.',
  sent: {
    title: 'Your report was sent',
    text: (email: string | undefined) => `We sent a copy to ${email ?? ownAddress}, where you will also get our reply.`,
    reference: 'Reference number',
    another: 'Report another issue',
    back: (page: string) => `Back to ${page}`,
  },
};

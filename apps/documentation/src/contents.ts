/** The pages in the order in which they are listed, in groups; each is a file of `content`. */
export const contents: readonly { readonly title: string; readonly pages: readonly string[] }[] = [
  { title: 'Start', pages: ['index', 'signing-in', 'dashboard'] },
  { title: 'Services', pages: ['analytics', 'edge-delivery', 'api-integrations', 'parameters', 'insights'] },
  {
    title: 'People and accounts',
    pages: ['accounts', 'users', 'roles', 'acting', 'audit-log', 'settings', 'domain', 'identity'],
  },
  { title: 'You', pages: ['my-account', 'report-an-issue'] },
];
